import { useEffect, useMemo, useRef } from 'react';
import { useIsOnline } from '../../../shared/hooks/use-is-online';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useSubscription } from '../../../shared/live/use-subscription';
import { matchesView, type TicketView } from '../list/ticket-filter';
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
  readonly view: TicketView;
}

/**
 * The ticket in the URL. A ticket in the live list needs no listener of its own; any other (from a link, on an older
 * page, or no longer matching the filter) gets one.
 */
export function useTicket({ ref, libraryId, view }: TicketAddress, list: TicketListView): OpenTicket {
  const firestore = useStaffFirestore();
  const listed = list.rows.find((ticket) => ticket.id === ref);
  const isInWindow = ref !== null && list.windowIds.has(ref);
  const isOnline = useIsOnline();
  // Offline, the list may take long, and the ticket may already be cached.
  const needsListener = ref !== null && !isInWindow && (list.status !== 'loading' || !isOnline);

  const source = useMemo(
    () => (needsListener && ref !== null ? watchTicket(firestore, ref) : null),
    [firestore, ref, needsListener],
  );
  const { live, retry } = useSubscription(source);
  const followed = live.status === 'ready' ? live.data : null;
  const { updateRow } = list;
  useEffect(() => {
    if (followed !== null) updateRow(followed.id, matchesView(followed, view) ? followed : null);
  }, [followed, view, updateRow]);

  const shown = useRef<Ticket | null>(null);
  const find = (): OpenTicket => {
    if (ref === null) return { status: 'none' };
    if (isInWindow && listed !== undefined) return { status: 'ready', ticket: listed };
    if (live.status === 'denied') return { status: 'missing' };
    if (live.status === 'failed') return { status: 'failed', retry };
    // A ticket that leaves its list stays in view, with the focus, until its own listener has it.
    const left = live.status === 'loading' && shown.current?.id === ref ? shown.current : null;
    const ticket = followed ?? listed ?? left;
    if (ticket === null) return { status: live.status === 'ready' ? 'missing' : 'loading' };
    return ticket.support_lib_id === libraryId ? { status: 'ready', ticket } : { status: 'missing' };
  };
  const open = find();
  useEffect(() => {
    shown.current = open.status === 'ready' ? open.ticket : null;
  });
  return open;
}
