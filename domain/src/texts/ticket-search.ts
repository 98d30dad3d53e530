import type { ConversationStatus } from '../entities/conversation';
import { LIMITS } from '../limits';

const STATUSES: Readonly<Record<ConversationStatus | 'all', string>> = {
  all: 'Any status',
  open: 'Open',
  pending: 'Pending',
  snoozed: 'Snoozed',
  closed: 'Closed',
};

/** The search over tickets; ours (D-47, D-106). */
export const TICKET_SEARCH_TEXTS = {
  list: 'Search tickets',
  field: 'Words, names or file names',
  statuses: STATUSES,
  status: 'Status',
  assignee: 'Assigned to',
  assignees: { anyone: 'Anyone', me: 'You', nobody: 'Nobody' },
  results: 'Tickets found',
  emptyTitle: 'Search all tickets',
  emptyBody: 'Finds subjects, messages, notes, people and file names. The beginning of a word is enough.',
  noneTitle: 'No ticket found',
  noneBody: 'Every word must be in the ticket. Try fewer words, or only the beginning of one.',
  failed: 'The tickets could not be searched.',
  found: (count: number, hasMore: boolean) =>
    count === 1 && !hasMore ? '1 ticket found' : `${count}${hasMore ? ' or more' : ''} tickets found`,
  more: 'Show more',
  stopped: `${LIMITS.ticketSearchScan} tickets were searched. Older ones may match, too.`,
  goOn: 'Search older tickets',
  chooseTitle: 'Choose a ticket',
  chooseBody: 'It opens here, beside what was found.',
} as const;
