import {
  CONVERSATION_STATUSES,
  type Conversation,
  type ConversationStatus,
} from '@harborline/domain/entities/conversation';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';

/** Which tickets the list shows; kept in the URL. */
export type TicketFilter = ConversationStatus | 'all';

export const TICKET_FILTERS: readonly TicketFilter[] = [...CONVERSATION_STATUSES, 'all'];

export const FILTER_LABELS: Record<TicketFilter, string> = {
  open: INBOX_TEXTS.statusOpen,
  pending: INBOX_TEXTS.statusPending,
  closed: INBOX_TEXTS.statusClosed,
  all: INBOX_TEXTS.statusAll,
};

/** The filter in the URL; an unknown value means open tickets. */
export function readFilter(value: string | null): TicketFilter {
  return TICKET_FILTERS.find((filter) => filter === value) ?? 'open';
}

export function matchesFilter(conversation: Pick<Conversation, 'status'>, filter: TicketFilter): boolean {
  return filter === 'all' || conversation.status === filter;
}
