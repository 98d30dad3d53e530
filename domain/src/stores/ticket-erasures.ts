import { ticketErasureSchema } from '../entities/ticket-erasure';
import type { TimestampLike } from '../entities/timestamp';
import { COLLECTIONS, docPath } from '../paths';
import { defineStore } from './store';

const erasures = defineStore(COLLECTIONS.ticketErasures, ticketErasureSchema);

/** `TicketErasures/{conversation_ref}` */
export const ticketErasure = (conversationRef: string) => erasures.at(docPath.ticketErasure(conversationRef));

const DUE_BATCH = 50;

/** Erasures due by then, the longest overdue first (D-124). */
export const dueErasures = (by: TimestampLike) =>
  erasures.query({ where: [['due_at', '<=', by]], orderBy: [['due_at', 'asc']], limit: DUE_BATCH });
