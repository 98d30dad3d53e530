import { useMemo } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { type PagedList, usePagedList } from '../../../shared/live/use-paged-list';
import { dueOrder, type Ticket, ticketOrder } from '../ticket';
import type { TicketView } from './ticket-filter';
import { TICKET_PAGE_SIZE, ticketPages } from './tickets';
import { useListTime } from './use-list-time';

const ORDERS = {
  newest: ticketOrder(TICKET_PAGE_SIZE),
  oldest: ticketOrder(TICKET_PAGE_SIZE, -1),
  due: dueOrder(TICKET_PAGE_SIZE),
} as const;

export interface TicketListView extends PagedList<Ticket> {
  /** without a connection: until when it was up to date, null if that is not known */
  readonly updatedAt?: Date | null;
}

/** The tickets of a list. @param view the same object for the same list */
export function useTicketList(libraryId: string, view: TicketView): TicketListView {
  const firestore = useStaffFirestore();
  const source = useMemo(
    () => ({
      scope: `${libraryId}/${view.tab}/${view.filter}/${view.tag}/${view.partOf}/${view.order}`,
      ...ticketPages(firestore, { libraryId, view }),
      // Where the address names a ticket, its thread is what somebody came for.
      isContent: !new URLSearchParams(window.location.search).has('conversation'),
    }),
    [firestore, libraryId, view],
  );
  const list = usePagedList(source, ORDERS[view.order ?? 'newest']);
  return { ...list, updatedAt: useListTime(source.scope, list.isConfirmed) };
}
