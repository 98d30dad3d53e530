import { isId } from '@harborline/domain/entities/is-id';
import { LIMITS } from '@harborline/domain/limits';
import { conversation } from '@harborline/domain/stores/conversations';
import type { Firestore } from 'firebase/firestore';
import type { Subscribe } from '../../../shared/live/use-subscription';
import { recordPages } from '../../../shared/store/record-pages';
import { watchRecord } from '../../../shared/store/watch-records';
import type { Ticket } from '../ticket';
import { pagesQuery, type TicketView } from './ticket-filter';

export interface TicketScope {
  readonly libraryId: string;
  readonly view: TicketView;
}

export const TICKET_PAGE_SIZE = LIMITS.listPageSize;

/** The tickets of a list: the newest page live, older pages on demand. */
export const ticketPages = (firestore: Firestore, { libraryId, view }: TicketScope) =>
  recordPages(firestore, pagesQuery(libraryId, view));

/** One ticket, live; null if it is missing or invalid. */
export function watchTicket(firestore: Firestore, ref: string): Subscribe<Ticket | null> {
  return ({ next, error }) => {
    if (!isId(ref)) {
      next(null);
      return () => {};
    }
    return watchRecord(firestore, conversation(ref), { confirms: true })({
      next: ({ record, isThere, isFromCache }) => {
        // Offline, a ticket that was never read may still exist.
        if (isThere || !isFromCache) next(record);
      },
      error,
    });
  };
}
