import { useEffect, useMemo } from 'react';
import { useIsOnline } from '../../../shared/hooks/use-is-online';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useSubscription } from '../../../shared/live/use-subscription';
import { matchesFilter, type TicketFilter } from '../list/ticket-filter';
import { watchTicket } from '../list/tickets';
import type { TicketListView } from '../list/use-ticket-list';
import type { Ticket } from '../ticket';

export type OpenTicket =
  | { readonly status: 'none' | 'loading' | 'missing' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly ticket: Ticket };

interface TicketAddress {
  readonly ref: string | null;
  readonly libraryId: string;
  readonly filter: TicketFilter;
}

/**
 * The ticket named in the address. One that the live list reports needs no listener of its own; any other (a
 * link from elsewhere, an older page, a ticket that has left the filter) is followed by itself.
 */
export function useTicket({ ref, libraryId, filter }: TicketAddress, list: TicketListView): OpenTicket {
  const firestore = useStaffFirestore();
  const listed = list.rows.find((ticket) => ticket.id === ref);
  const isInWindow = ref !== null && list.windowIds.has(ref);
  const isOnline = useIsOnline();
  // Offline, the list may be long in coming, and the ticket may have been read before.
  const needsListener = ref !== null && !isInWindow && (list.status !== 'loading' || !isOnline);

  const source = useMemo(
    () => (needsListener && ref !== null ? watchTicket(firestore, ref) : null),
    [firestore, ref, needsListener],
  );
  const { live, retry } = useSubscription(source);
  const followed = live.status === 'ready' ? live.data : null;
  const { noteRow } = list;
  useEffect(() => {
    if (followed !== null) noteRow(followed.id, matchesFilter(followed, filter) ? followed : null);
  }, [followed, filter, noteRow]);

  if (ref === null) return { status: 'none' };
  if (isInWindow && listed !== undefined) return { status: 'ready', ticket: listed };
  if (live.status === 'denied') return { status: 'missing' };
  if (live.status === 'failed') return { status: 'failed', retry };
  const ticket = followed ?? listed ?? null;
  if (ticket === null) return { status: live.status === 'ready' ? 'missing' : 'loading' };
  return ticket.support_lib_id === libraryId ? { status: 'ready', ticket } : { status: 'missing' };
}
