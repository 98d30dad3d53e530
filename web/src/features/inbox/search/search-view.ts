import { SEARCHED_ASSIGNEES } from '@harborline/domain/api/inbox/ticket-search';
import { CONVERSATION_STATUSES, type ConversationStatus } from '@harborline/domain/entities/conversation';
import { LIMITS } from '@harborline/domain/limits';

/** What is searched for; kept in the URL. */
export interface SearchView {
  readonly query: string;
  readonly status: ConversationStatus | 'all';
  readonly assignee: (typeof SEARCHED_ASSIGNEES)[number];
}

/** The search in the URL: of all tickets, unless it says otherwise. */
export const readSearchView = (search: URLSearchParams): SearchView => ({
  query: (search.get('q') ?? '').slice(0, LIMITS.ticketSearchQuery),
  status: CONVERSATION_STATUSES.find((status) => status === search.get('status')) ?? 'all',
  assignee: SEARCHED_ASSIGNEES.find((assignee) => assignee === search.get('assigned')) ?? 'anyone',
});
