import { conversationSchema } from '@harborline/domain/entities/conversation';
import { LIMITS } from '@harborline/domain/limits';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import {
  collection,
  doc,
  documentId,
  type Firestore,
  getDocs,
  limit,
  onSnapshot,
  orderBy,
  type Query,
  type QueryConstraint,
  query,
  startAfter,
  where,
} from 'firebase/firestore';
import { parseDocument, parseDocuments } from '../../../shared/live/parse-documents';
import type { Subscribe } from '../../../shared/live/use-subscription';
import type { Ticket } from '../model/ticket';
import type { TicketFilter } from '../model/ticket-filter';

export interface TicketScope {
  readonly libraryId: string;
  readonly filter: TicketFilter;
}

export const TICKET_PAGE_SIZE = LIMITS.listPageSize;

function ticketsQuery(firestore: Firestore, scope: TicketScope, ...more: QueryConstraint[]): Query {
  const byStatus = scope.filter === 'all' ? [] : [where('status', '==', scope.filter)];
  return query(
    collection(firestore, COLLECTIONS.conversations),
    where('support_lib_id', '==', scope.libraryId),
    ...byStatus,
    orderBy('last_message_at', 'desc'),
    orderBy(documentId(), 'desc'),
    ...more,
    limit(TICKET_PAGE_SIZE),
  );
}

/** Query `tickets.newest`: the newest page of a library's tickets, live. */
export function watchTickets(firestore: Firestore, scope: TicketScope): Subscribe<Ticket[]> {
  return ({ next, error }) =>
    onSnapshot(
      ticketsQuery(firestore, scope),
      (snapshot) => next(parseDocuments(conversationSchema, snapshot)),
      error,
    );
}

/** Query `tickets.older`: the page below a ticket, once. */
export async function fetchTicketsBelow(
  firestore: Firestore,
  scope: TicketScope,
  last: Ticket,
): Promise<Ticket[]> {
  const below = startAfter(last.last_message_at, last.id);
  return parseDocuments(conversationSchema, await getDocs(ticketsQuery(firestore, scope, below)));
}

/** One ticket, live; null if there is none or it cannot be read as one. */
export function watchTicket(firestore: Firestore, ref: string): Subscribe<Ticket | null> {
  return ({ next, error }) =>
    onSnapshot(
      doc(firestore, docPath.conversation(ref)),
      (snapshot) => next(parseDocument(conversationSchema, snapshot)),
      error,
    );
}
