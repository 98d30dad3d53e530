import {
  CONVERSATION_STATUSES,
  type Conversation,
  type ConversationStatus,
} from '@harborline/domain/entities/conversation';

/** What the list shows; kept in the address. */
export type TicketFilter = ConversationStatus | 'all';

export const TICKET_FILTERS: readonly TicketFilter[] = [...CONVERSATION_STATUSES, 'all'];

export const FILTER_LABELS: Record<TicketFilter, string> = {
  open: 'Open',
  pending: 'Pending',
  closed: 'Closed',
  all: 'All',
};

/** The filter named in the address; anything unknown means open tickets. */
export function readFilter(value: string | null): TicketFilter {
  return TICKET_FILTERS.find((filter) => filter === value) ?? 'open';
}

export function matchesFilter(conversation: Pick<Conversation, 'status'>, filter: TicketFilter): boolean {
  return filter === 'all' || conversation.status === filter;
}
