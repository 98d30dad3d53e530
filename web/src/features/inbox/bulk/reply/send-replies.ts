import { fillReply, type ReplyContext } from '@harborline/domain/canned-replies/reply-variables';
import type { SettableStatus } from '@harborline/domain/entities/conversation';
import { LIMITS } from '@harborline/domain/limits';
import type { NewMessage } from '../../reply/outbox';
import { unsentTitle } from '../../reply/outgoing';
import { outgoingStore } from '../../reply/outgoing-store';
import { heldMessages } from '../../sending/held';
import type { Ticket } from '../../ticket';

/** A reply as it is written: with placeholders (D-65), for each of several tickets. */
export interface ManyReplies {
  readonly text: string;
  /** what becomes of each ticket once it is answered; '' for no change */
  readonly thenStatus: SettableStatus | '';
}

type Author = Omit<ReplyContext, 'conversation'>;

/** What the visitor of a ticket will read. */
export const textFor = (ticket: Ticket, { text }: ManyReplies, author: Author): string =>
  fillReply(text, { ...author, conversation: ticket }).trim();

/** The first ticket at which the text would be too long for a message. */
export const tooLongAt = (tickets: readonly Ticket[], replies: ManyReplies, author: Author) =>
  tickets.find((ticket) => textFor(ticket, replies, author).length > LIMITS.messageText);

/** The last message of a ticket that the author has seen: their own that is still on its way, or the list's. */
function lastSeen({ id, last_message }: Ticket): string {
  const own = outgoingStore
    .get()
    .filter(
      ({ conversationRef, mode, refusal }) => conversationRef === id && mode === 'reply' && refusal === null,
    );
  return own.at(-1)?.id ?? last_message.id;
}

interface Sending {
  /** lets go of what could still be taken back at a ticket */
  readonly releaseHeld: (conversationRef: string) => void;
  readonly send: (message: NewMessage) => string;
  /** for how long it can be taken back */
  readonly heldMs: number;
}

/**
 * Sends the reply to each ticket as its author would send it there: in its own turn, with its own way back, and stopped where
 * somebody has written since the list was read (D-125).
 * @returns the ids of the messages, in the order of the tickets
 */
export function sendReplies(
  tickets: readonly Ticket[],
  replies: ManyReplies,
  author: Author,
  { send, releaseHeld, heldMs }: Sending,
): string[] {
  // All of them go at one time, however long it takes to write them down.
  const heldUntilMs = Date.now() + heldMs;
  return tickets.map((ticket) => {
    const text = textFor(ticket, replies, author);
    releaseHeld(ticket.id);
    return send({
      conversationRef: ticket.id,
      mode: 'reply',
      text,
      title: unsentTitle('reply', ticket, { text, fileUrl: '' }),
      follows: lastSeen(ticket),
      ...(replies.thenStatus !== '' && { thenStatus: replies.thenStatus }),
      ...(heldMs > 0 && { heldUntilMs }),
    });
  });
}

/** Which of the messages can still be taken back. */
export function stillHeld(ids: readonly string[]): string[] {
  const held = new Set(heldMessages().map(({ id }) => id));
  return ids.filter((id) => held.has(id));
}

/**
 * Takes messages back that are still held.
 * @param isKept whether each stays below its thread, to be sent again or discarded; otherwise their text is elsewhere
 */
export function takeBack(ids: readonly string[], isKept: boolean): void {
  for (const { heldUntilMs: _, ...message } of heldMessages()) {
    if (!ids.includes(message.id)) continue;
    if (isKept) outgoingStore.put({ ...message, refusal: 'taken-back' });
    else outgoingStore.remove(message.id);
  }
}

/** How many of the messages have arrived, or were discarded by their author. */
export const settledCount = (ids: readonly string[]): number =>
  ids.filter((id) => !outgoingStore.has(id)).length;
