import type { TicketEvent } from '../entities/ticket-event';
import { SORTING_EVENTS } from './sorted-at';
import { STATUS_EVENTS } from './status-spans';

/** What decides which policy is for a ticket, which targets it has, and whose hours count. */
const MOVING_EVENTS: readonly TicketEvent['kind'][] = [
  ...SORTING_EVENTS,
  'tag-merged',
  'tag-deleted',
  'split-from',
  // What was asked waits in the other ticket.
  'ticket-split',
  'split-undone',
];

/** Whether a ticket's clocks may be others since an event (D-135). */
export const movesClocks = ({ kind }: Pick<TicketEvent, 'kind'>): boolean =>
  MOVING_EVENTS.includes(kind) || STATUS_EVENTS.some((one) => one === kind);
