import type { Conversation, Message } from '@harborline/domain/entities/conversation';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import type { WindowOptions } from '../../shared/live/merge-window';
import type { Stored } from '../../shared/store/snapshot-record';

export type Ticket = Stored<Conversation>;
export type ThreadMessage = Stored<Message> & {
  /** its author can still take it back (D-113) */
  readonly isHeld?: boolean;
};

export const idOf = (row: { id: string }): string => row.id;

/** Order of ticket lists: by last message. @param sign 1 for the newest first, -1 for the oldest */
export const ticketOrder = (size: number, sign: 1 | -1 = 1): WindowOptions<Ticket> => ({
  size,
  idOf,
  timeOf: (ticket) => sign * ticket.last_message_at.toMillis(),
});

/** Order of a list of tickets that are due, those first that are due first (D-135). */
export const dueOrder = (size: number): WindowOptions<Ticket> => ({
  size,
  idOf,
  timeOf: ({ due }) => -(due?.at.toMillis() ?? 0),
});

/** Order of a thread: by when the server received each message. */
export const messageOrder = (size: number): WindowOptions<ThreadMessage> => ({
  size,
  idOf,
  timeOf: (message) => message.created_at.toMillis(),
});

/** Name to show for the visitor; their email address if they gave no name. */
export function visitorLabel({ visitor }: { visitor: Pick<Ticket['visitor'], 'name' | 'email'> }): string {
  return visitor.name.trim() || visitor.email.trim() || INBOX_TEXTS.visitor;
}
