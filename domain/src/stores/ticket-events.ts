import { ticketEventSchema } from '../entities/ticket-event';
import type { TimestampLike } from '../entities/timestamp';
import { LIMITS } from '../limits';
import { docPath } from '../paths';
import { ANNOUNCING_EVENTS } from '../service-levels/due';
import { STATUS_EVENTS } from '../service-levels/status-spans';
import { DOCUMENT_ID, defineStore } from './store';

const eventsOf = (conversationRef: string) =>
  defineStore(docPath.ticketEvents(conversationRef), ticketEventSchema);

/** `Conversations/{ref}/TicketEvents/{id}` */
export const ticketEvent = (conversationRef: string, id: string) =>
  eventsOf(conversationRef).at(docPath.ticketEvent(conversationRef, id));

/** What the clocks of a ticket go by, and what was announced of them, newest first (D-135). */
export const clockEvents = (conversationRef: string, limit: number) =>
  eventsOf(conversationRef).query({
    where: [['kind', 'in', [...STATUS_EVENTS, ...ANNOUNCING_EVENTS]]],
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
