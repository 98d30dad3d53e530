import { conversationSchema, TICKET_SOURCES } from '@harborline/domain/entities/conversation';
import { isId } from '@harborline/domain/entities/id';
import { LIMITS } from '@harborline/domain/limits';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { doc, type Firestore, onSnapshot, where } from 'firebase/firestore';
import { pagesOf } from '../../../shared/live/paged-query';
import { parseDocument } from '../../../shared/live/parse-documents';
import type { Subscribe } from '../../../shared/live/use-subscription';
import type { Ticket } from '../ticket';
import type { TicketFilter } from './ticket-filter';

export interface TicketScope {
  readonly libraryId: string;
  readonly filter: TicketFilter;
}

export const TICKET_PAGE_SIZE = LIMITS.listPageSize;

/** Query `tickets.newest`: the newest page of a library's tickets, live, and the pages below it. */
export function ticketPages(firestore: Firestore, { libraryId, filter }: TicketScope) {
  return pagesOf(firestore, {
    path: COLLECTIONS.conversations,
    filters: [
      where('support_lib_id', '==', libraryId),
      where('source', 'in', TICKET_SOURCES),
      ...(filter === 'all' ? [] : [where('status', '==', filter)]),
    ],
    newestBy: 'last_message_at',
    pageSize: TICKET_PAGE_SIZE,
    schema: conversationSchema,
  });
}

/** One ticket, live; null if there is none or it cannot be read as one. */
export function watchTicket(firestore: Firestore, ref: string): Subscribe<Ticket | null> {
  return ({ next, error }) => {
    if (!isId(ref)) {
      next(null);
      return () => {};
    }
    return onSnapshot(
      doc(firestore, docPath.conversation(ref)),
      (snapshot) => next(parseDocument(conversationSchema, snapshot)),
      error,
    );
  };
}
