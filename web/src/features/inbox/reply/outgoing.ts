import type { MessagePart } from '@harborline/domain/conversation/build-message';
import type { SettableStatus } from '@harborline/domain/entities/conversation';
import { attachmentName } from '@harborline/domain/files/attachment-name';
import type { Mentions } from '@harborline/domain/mentions/mentions';
import { clip, oneLine } from '@harborline/domain/text/clip';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { createEmitter } from '../../../shared/events/emitter';
import { type ThreadMessage, type Ticket, visitorLabel } from '../ticket';

export type ComposerMode = 'reply' | 'note';

/** A message that the server has not confirmed yet. */
export interface OutgoingMessage {
  /** drawn before sending, so that a repeated attempt is the same message */
  readonly id: string;
  readonly conversationRef: string;
  readonly libraryId: string;
  readonly mode: ComposerMode;
  readonly text: string;
  /** of the file it brings */
  readonly fileUrl?: string | undefined;
  /** the people whom a note mentions, by uid */
  readonly mentions?: Mentions | undefined;
  /** of a reply to a ticket: id of the last message that its author had seen (D-107) */
  readonly follows?: string | undefined;
  /** shared by the messages of a text and its files: what stops one stops those behind it */
  readonly batch?: string | undefined;
  /** of a reply that can still be taken back: until when it waits, milliseconds since 1970 (D-113) */
  readonly heldUntilMs?: number | undefined;
  /** what becomes of the ticket once the message has been sent */
  readonly thenStatus?: SettableStatus | undefined;
  /** the author's uid */
  readonly senderRef: string;
  /** milliseconds since 1970, by the author's clock */
  readonly writtenAtMs: number;
  /** a title its author recognises, such as 'Reply to Ann' */
  readonly title: string;
  /** what it is and for whom, such as 'Reply to Ann', beside its words */
  readonly about?: string | undefined;
  /** whether Firestore, or a call that outlives its page, has it: then nobody can take it back (D-128) */
  readonly isHandedOn?: boolean | undefined;
  /** why the server refused it; null while it waits */
  readonly refusal: Refusal | null;
}

/**
 * `overtaken`: something came that its author had not seen (D-107). `taken-back`: its author took it back (D-113).
 * `status`: it was sent, but the ticket did not get its new status. `merged`: its ticket was merged meanwhile (D-110).
 */
export const REFUSALS = ['denied', 'failed', 'overtaken', 'taken-back', 'status', 'merged'] as const;
type Refusal = (typeof REFUSALS)[number];

/** Whether nothing but its author keeps a message from being sent. */
export const isUpToAuthor = ({ refusal }: Pick<OutgoingMessage, 'refusal'>): boolean =>
  refusal === 'overtaken' || refusal === 'taken-back';

/** Whether a message, or one of those that were sent with it, is on its way: then nobody can take them back. */
export const isOnItsWay = ({ id, batch }: OutgoingMessage, all: readonly OutgoingMessage[]): boolean =>
  all.some(
    (other) =>
      other.isHandedOn === true &&
      other.refusal === null &&
      (other.id === id || (batch !== undefined && other.batch === batch)),
  );

let messages: readonly OutgoingMessage[] = [];
const changes = createEmitter();

/** Messages the server has not confirmed, oldest first. Only `outgoingStore` writes here; lists read it without loading the store. */
export const outgoingMessages = {
  get: (): readonly OutgoingMessage[] => messages,
  set(next: readonly OutgoingMessage[]): void {
    messages = next;
    changes.emit();
  },
  subscribe: changes.subscribe,
};

/** State of a ticket's unsent messages, for its row in the list. */
export type UnsentState = 'waiting' | 'failed';

const TITLES = {
  reply: INBOX_TEXTS.replyTo,
  note: INBOX_TEXTS.noteOn,
} as const satisfies Record<ComposerMode, (visitor: string) => string>;

export const outgoingTitle = (mode: ComposerMode, ticket: Pick<Ticket, 'visitor'>): string =>
  TITLES[mode](visitorLabel(ticket));

const TITLE_CHARACTERS = 40;

/** A message's own title quotes its first words, or names its file, since several may wait for the same visitor. */
export function unsentTitle(
  mode: ComposerMode,
  ticket: Pick<Ticket, 'visitor'>,
  { text, fileUrl }: MessagePart,
): string {
  const line = oneLine(text) || INBOX_TEXTS.attachmentNamed(attachmentName(fileUrl));
  const words = line.length > TITLE_CHARACTERS ? `${clip(line, TITLE_CHARACTERS)}…` : line;
  return INBOX_TEXTS.notSent(outgoingTitle(mode, ticket), words);
}

/** The worst state of each conversation's unsent messages. */
export function unsentByConversation(messages: readonly OutgoingMessage[]): ReadonlyMap<string, UnsentState> {
  const states = new Map<string, UnsentState>();
  for (const { conversationRef, refusal } of messages) {
    if (refusal !== null) states.set(conversationRef, 'failed');
    else if (!states.has(conversationRef)) states.set(conversationRef, 'waiting');
  }
  return states;
}

function asThreadMessage(message: OutgoingMessage, senderName: string): ThreadMessage {
  const {
    id,
    conversationRef,
    libraryId,
    mode,
    text,
    fileUrl = '',
    mentions,
    heldUntilMs,
    senderRef,
    writtenAtMs,
  } = message;
  return {
    id,
    conversation_ref: conversationRef,
    support_lib_id: libraryId,
    sender_type: mode === 'reply' ? 'agent' : 'note',
    sender_ref: senderRef,
    sender_name: senderName,
    text,
    file_url: fileUrl,
    is_public: mode === 'reply',
    read_status: 0,
    created_at: {
      seconds: Math.floor(writtenAtMs / 1_000),
      nanoseconds: (writtenAtMs % 1_000) * 1_000_000,
      toMillis: () => writtenAtMs,
      toDate: () => new Date(writtenAtMs),
    },
    ...(mentions && { mentions }),
    isPending: true,
    isHeld: heldUntilMs !== undefined,
  };
}

/** The thread followed by messages waiting to be sent; refused ones are shown separately. */
export function withWaiting(
  thread: readonly ThreadMessage[],
  outgoing: readonly OutgoingMessage[],
  senderName: string,
): readonly ThreadMessage[] {
  const known = new Set(thread.map(({ id }) => id));
  const waiting = outgoing.filter(({ id, refusal }) => refusal === null && !known.has(id));
  if (waiting.length === 0) return thread;
  return [...thread, ...waiting.map((message) => asThreadMessage(message, senderName))];
}
