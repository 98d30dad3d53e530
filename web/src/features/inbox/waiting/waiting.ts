import type { Conflict } from '@harborline/domain/tickets/offline/conflicts';
import type { ChangeOfTicket, StatusStep } from '@harborline/domain/tickets/offline/waiting-changes';
import { createEmitter } from '../../../shared/events/emitter';
import { type OutgoingMessage, outgoingMessages } from '../reply/outgoing';

/** A change of a ticket that the server has not confirmed yet (D-128). */
export interface WaitingChange extends ChangeOfTicket {
  readonly libraryId: string;
  /** milliseconds since 1970, by its author's clock */
  readonly writtenAtMs: number;
  /** a title its author recognises, such as 'Close the ticket of Ann' */
  readonly title: string;
  /** why it is not sent by itself; null while it waits */
  readonly problem: Conflict | 'failed' | null;
  /** whether a call has begun to send it: then nobody can take it back */
  readonly isHandedOn?: boolean | undefined;
  /** what the server said of it, '' for nothing */
  readonly refusalText: string;
  /** who got ahead of it; absent or '' if nobody did, or it cannot be told */
  readonly by?: string | undefined;
}

/** What was sent after it had waited, for a while. */
export interface SentItem {
  readonly id: string;
  readonly title: string;
  readonly conversationRef: string;
  /** undefined for a message */
  readonly change: WaitingChange | undefined;
}

/** How long the list of what waits still shows what was sent. */
const SENT_FOR_MS = 8_000;

export interface Waiting {
  /** oldest first */
  readonly changes: readonly WaitingChange[];
  readonly sent: readonly SentItem[];
  /** whether something waits, or has waited, for a connection or for its author */
  readonly isShown: boolean;
}

let state: Waiting = { changes: [], sent: [], isShown: false };
const emitter = createEmitter();

function isShownWith({ changes, sent, isShown }: Waiting): boolean {
  const messages = outgoingMessages.get().filter(({ heldUntilMs }) => heldUntilMs === undefined);
  if (messages.length + changes.length === 0) return isShown && sent.length > 0;
  // A change is kept only where there was no connection.
  if (changes.length > 0 || messages.some(({ refusal }) => refusal !== null)) return true;
  return isShown || !navigator.onLine;
}

function set(next: Partial<Waiting>): void {
  const merged = { ...state, ...next };
  const isShown = isShownWith(merged);
  if (isShown === state.isShown && Object.keys(next).length === 0) return;
  state = { ...merged, isShown };
  emitter.emit();
}

if (typeof window !== 'undefined') {
  window.addEventListener('offline', () => set({}));
  outgoingMessages.subscribe(() => set({}));
}

/** What of this person waits, and where its list stands. Only `changeStore` and the outbox write here. */
export const waiting = {
  get: (): Waiting => state,
  subscribe: emitter.subscribe,
  setChanges: (changes: readonly WaitingChange[]): void => set({ changes }),
  /** Notes that something was sent, if its author watches what waits. */
  noteSent(item: SentItem): void {
    if (!state.isShown) return;
    set({ sent: [...state.sent, item] });
    setTimeout(() => set({ sent: state.sent.filter(({ id }) => id !== item.id) }), SENT_FOR_MS);
  },
  /** Shows no longer that something was sent, or anything was. */
  forgetSent: (id?: string): void =>
    set({ sent: id === undefined ? [] : state.sent.filter((item) => item.id !== id) }),
};

/** The steps of a ticket's status that wait, in order. What follows a reply is one of them while that waits for a connection. */
export function statusStepsOf(
  state: Waiting,
  messages: readonly OutgoingMessage[],
  ticketRef: string,
): readonly StatusStep[] {
  const replies = messages.flatMap(({ conversationRef, thenStatus, refusal, heldUntilMs, writtenAtMs }) =>
    conversationRef === ticketRef && thenStatus !== undefined && refusal === null && heldUntilMs === undefined
      ? [{ writtenAtMs, status: { to: { status: thenStatus, ownRef: '' } } }]
      : [],
  );
  const changes = changesOf(state, ticketRef);
  if (!state.isShown || replies.length === 0) return changes;
  return [...changes, ...replies].sort((one, other) => one.writtenAtMs - other.writtenAtMs);
}

/** The changes of a ticket that its screens show as made: until the server has them, and until it shows them itself. */
export const changesOf = (
  { changes, sent }: Pick<Waiting, 'changes' | 'sent'>,
  conversationRef: string,
): readonly WaitingChange[] =>
  [...sent.flatMap(({ change }) => change ?? []), ...changes].filter(
    (change) => change.conversationRef === conversationRef && change.problem === null,
  );
