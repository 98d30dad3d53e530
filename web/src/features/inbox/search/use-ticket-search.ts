import { type FoundTicket, searchTickets } from '@harborline/domain/api/inbox/ticket-search';
import { queryWords } from '@harborline/domain/tickets/search/words';
import { callApi } from '../../../shared/api/call-api';
import { useIsOnline } from '../../../shared/hooks/use-is-online';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { type Pages, usePages } from '../../../shared/requests/use-pages';
import { useStaff } from '../../../shared/staff/session-context';
import type { SearchView } from './search-view';

/** A ticket, or the place where a search stopped before it had looked at all of them. */
type SearchRow =
  | { readonly id: string; readonly ticket: FoundTicket }
  | { readonly id: string; readonly ticket: null };

const asRow = (ticket: FoundTicket): SearchRow => ({ id: ticket.conversation_ref, ticket });

/** One page. @throws ApiError */
async function loadPage({ query, status, assignee }: SearchView, cursor: string, signal: AbortSignal) {
  const { tickets, next_cursor, has_stopped } = await callApi(searchTickets, {
    query: {
      q: query,
      assigned_to: assignee,
      ...(status === 'all' ? {} : { status }),
      ...(cursor === '' ? {} : { cursor }),
    },
    signal,
  });
  const rows = tickets.map(asRow);
  if (has_stopped) rows.push({ id: `stopped ${next_cursor}`, ticket: null });
  return { rows, nextCursor: next_cursor };
}

export interface TicketSearch extends Pick<Pages<SearchRow>, 'paging' | 'loadMore' | 'retry' | 'hasMore'> {
  /** 'idle' while there is nothing to look for */
  readonly status: Pages<SearchRow>['status'] | 'idle';
  readonly tickets: readonly FoundTicket[];
  /** whether the last page ended before the search had looked at all tickets it might have shown */
  readonly hasStopped: boolean;
  /** whether it looked on this device alone */
  readonly isHere: boolean;
}

/** The tickets that a search finds, 20 at a time (D-106); without a connection those on this device (D-128). */
export function useTicketSearch(view: SearchView): TicketSearch {
  const { query, status, assignee } = view;
  const firestore = useStaffFirestore();
  const { uid, support_lib_id: libraryId } = useStaff();
  const isOnline = useIsOnline();
  const loadHere = async () => {
    const { searchHere } = await import('./search-here');
    return { rows: (await searchHere(view, { firestore, libraryId, uid })).map(asRow), nextCursor: '' };
  };
  const isAsked = queryWords(query).length > 0;
  const { rows, ...pages } = usePages<SearchRow>({
    key: ['ticket-search', query, status, assignee, isOnline],
    load: (cursor, signal) => (isOnline ? loadPage(view, cursor, signal) : loadHere()),
    idOf: ({ id }) => id,
    isNeeded: isAsked,
  });
  return {
    status: isAsked ? pages.status : 'idle',
    tickets: rows.flatMap(({ ticket }) => ticket ?? []),
    isHere: !isOnline,
    hasStopped: rows.at(-1)?.ticket === null,
    hasMore: pages.hasMore,
    paging: pages.paging,
    loadMore: pages.loadMore,
    retry: pages.retry,
  };
}
