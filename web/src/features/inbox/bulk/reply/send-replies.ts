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

/** Whether the text fits into a message at each ticket. */
export const fitsAll = (tickets: readonly Ticket[], replies: ManyReplies, author: Author): boolean =>
  tickets.every((ticket) => textFor(ticket, replies, author).length <= LIMITS.messageText);

interface Sending {
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
  { send, heldMs }: Sending,
): string[] {
  // All of them go at one time, however long it takes to write them down.
  const heldUntilMs = Date.now() + heldMs;
  return tickets.map((ticket) => {
    const text = textFor(ticket, replies, author);
    return send({
      conversationRef: ticket.id,
      mode: 'reply',
      text,
      title: unsentTitle('reply', ticket, { text, fileUrl: '' }),
      follows: ticket.last_message.id,
      ...(replies.thenStatus !== '' && { thenStatus: replies.thenStatus }),
      ...(heldMs > 0 && { heldUntilMs }),
    });
  });
}

/** Takes back those that are still held. @returns their ids */
export function takeBackReplies(ids: readonly string[]): string[] {
  const held = new Set(heldMessages().map(({ id }) => id));
  const taken = ids.filter((id) => held.has(id));
  for (const id of taken) outgoingStore.remove(id);
  return taken;
}
