import { isId } from '@harborline/domain/entities/is-id';
import { LIMITS } from '@harborline/domain/limits';
import { conversation, newestTickets } from '@harborline/domain/stores/conversations';
import type { Firestore } from 'firebase/firestore';
import type { Subscribe } from '../../../shared/live/use-subscription';
import { recordPages } from '../../../shared/store/record-pages';
import { watchRecord } from '../../../shared/store/watch-records';
import type { Ticket } from '../ticket';
import type { TicketFilter } from './ticket-filter';

export interface TicketScope {
  readonly libraryId: string;
  readonly filter: TicketFilter;
}

export const TICKET_PAGE_SIZE = LIMITS.listPageSize;

/** A library's tickets: the newest page live, older pages on demand. */
export function ticketPages(firestore: Firestore, { libraryId, filter }: TicketScope) {
  return recordPages(firestore, newestTickets(libraryId, filter === 'all' ? null : filter));
}

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
