import { type TicketEvent, ticketEventSchema } from '../entities/ticket-event';
import type { TimestampLike } from '../entities/timestamp';
import { LIMITS } from '../limits';
import { docPath } from '../paths';
import { DOCUMENT_ID, defineStore } from './store';

const eventsOf = (conversationRef: string) =>
  defineStore(docPath.ticketEvents(conversationRef), ticketEventSchema);

/** `Conversations/{ref}/TicketEvents/{id}` */
export const ticketEvent = (conversationRef: string, id: string) =>
  eventsOf(conversationRef).at(docPath.ticketEvent(conversationRef, id));

/** The events of some kinds, newest first, such as those that clocks go by (D-135). */
export const newestEventsOf = (
  conversationRef: string,
  kinds: readonly TicketEvent['kind'][],
  limit: number,
) =>
  eventsOf(conversationRef).query({
    where: [['kind', 'in', kinds]],
    orderBy: [['at', 'desc']],
    limit,
  });

/** The history of a ticket, or of a chat, newest first. */
export const newestTicketEvents = (conversationRef: string, limit: number = LIMITS.listPageSize) =>
  eventsOf(conversationRef).query({
    orderBy: [
      ['at', 'desc'],
      [DOCUMENT_ID, 'desc'],
    ],
    limit,
  });

/** What staff, or the clock, decide of a ticket's status, and not its visitor. */
const STATUS_DECISIONS = ['status-changed', 'ticket-snoozed', 'ticket-unmerged'] as const;

/** What was decided first of a ticket's status after a moment, if anything was. */
export const statusDecisionAfter = (conversationRef: string, after: TimestampLike) =>
  eventsOf(conversationRef).query({
    where: [
      ['kind', 'in', STATUS_DECISIONS],
      ['at', '>', after],
    ],
    orderBy: [['at', 'asc']],
    limit: 1,
  });
