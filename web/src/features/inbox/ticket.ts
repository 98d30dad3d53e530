import type { Conversation, Message } from '@harborline/domain/entities/conversation';
import type { WindowOptions } from '../../shared/live/merge-window';
import type { Stored } from '../../shared/store/snapshot-record';

export type Ticket = Stored<Conversation>;
export type ThreadMessage = Stored<Message>;

export const idOf = (row: { id: string }): string => row.id;

/** How ticket lists are ordered: by their last message. */
export const ticketOrder = (size: number): WindowOptions<Ticket> => ({
  size,
  idOf,
  timeOf: (ticket) => ticket.last_message_at.toMillis(),
});

/** How a thread is ordered: by when the server took the message. */
export const messageOrder = (size: number): WindowOptions<ThreadMessage> => ({
  size,
  idOf,
  timeOf: (message) => message.created_at.toMillis(),
});

/** Name to show for the visitor; the email where no name was given. */
export function visitorLabel({ visitor }: Pick<Ticket, 'visitor'>): string {
  return visitor.name.trim() || visitor.email.trim() || 'Visitor';
}
