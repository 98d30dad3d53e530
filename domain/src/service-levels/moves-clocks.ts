import type { TicketEvent } from '../entities/ticket-event';
import { STATUS_EVENTS } from './status-spans';

/** What decides which policy is for a ticket, which targets it has, and whose hours count. */
const SORTING_EVENTS: readonly TicketEvent['kind'][] = [
  'ticket-created',
  'ticket-assigned',
  'tag-added',
  'tag-removed',
  'tag-merged',
  'tag-deleted',
  'type-changed',
  'category-changed',
  'tier-changed',
  'team-changed',
  'priority-changed',
  'split-from',
  // What was asked waits in the other ticket.
  'ticket-split',
  'split-undone',
];

/** Whether a ticket's clocks may be others since an event (D-135). */
export const movesClocks = ({ kind }: Pick<TicketEvent, 'kind'>): boolean =>
  SORTING_EVENTS.includes(kind) || STATUS_EVENTS.some((one) => one === kind);
