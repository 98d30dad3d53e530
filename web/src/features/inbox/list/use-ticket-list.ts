import { useMemo } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { type PagedList, usePagedList } from '../../../shared/live/use-paged-list';
import { type Ticket, ticketOrder } from '../ticket';
import type { TicketFilter } from './ticket-filter';
import { TICKET_PAGE_SIZE, ticketPages } from './tickets';

const ORDER = ticketOrder(TICKET_PAGE_SIZE);

export type TicketListView = PagedList<Ticket>;

/** A library's tickets that match a filter. */
export function useTicketList(libraryId: string, filter: TicketFilter): TicketListView {
  const firestore = useStaffFirestore();
  const source = useMemo(
    () => ({ scope: `${libraryId}/${filter}`, ...ticketPages(firestore, { libraryId, filter }) }),
    [firestore, libraryId, filter],
  );
  return usePagedList(source, ORDER);
}
