import { countedMentions } from '@harborline/domain/stores/mentions';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { report } from '../../../../shared/config/report';
import { useStaffFirestore } from '../../../../shared/live/staff-firebase';
import { useIsPageVisible } from '../../../../shared/live/use-is-page-visible';
import { countRecords } from '../../../../shared/store/count-records';
import type { Ticket } from '../../ticket';
import { countQuery, type TicketView } from '../ticket-filter';
import type { TicketListView } from '../use-ticket-list';
import { keepCounts } from './count-keeper';

export interface ListCounts {
  /** of a list's tickets, at most `LIMITS.countedTickets`; undefined while it is not known */
  readonly countOf: (view: TicketView) => number | undefined;
  /** has a list counted, soon; offline it keeps the count it has */
  readonly want: (view: TicketView) => void;
  /** the unread mentions of the person, likewise */
  readonly mentions: number | undefined;
  readonly wantMentions: () => void;
}

/** How many tickets lists hold. A count is one read, taken at most every half a minute. */
export function useCounts(libraryId: string, uid: string): ListCounts {
  const firestore = useStaffFirestore();
  const keeper = useMemo(() => keepCounts((error) => report('tickets-not-counted', error)), []);
  useEffect(() => keeper.stop, [keeper]);
  const version = useSyncExternalStore(keeper.subscribe, keeper.version);
  const want = useCallback(
    (view: TicketView) => {
      if (!navigator.onLine) return;
      const query = countQuery(libraryId, view);
      keeper.want(nameOf(libraryId, view), () => countRecords(firestore, query));
    },
    [firestore, keeper, libraryId],
  );
  const wantMentions = useCallback(() => {
    if (!navigator.onLine) return;
    const query = countedMentions({ libraryId, uid, filter: 'unread', order: 'newest' });
    keeper.want(nameOfMentions(libraryId, uid), () => countRecords(firestore, query));
  }, [firestore, keeper, libraryId, uid]);
  return useMemo(
    () => ({
      wantMentions,
      mentions: keeper.countOf(nameOfMentions(libraryId, uid)),
      version,
      want,
      countOf: (view) => keeper.countOf(nameOf(libraryId, view)),
    }),
    [keeper, libraryId, uid, version, want, wantMentions],
  );
}

const nameOf = (libraryId: string, { tab, filter, tag, partOf }: TicketView): string =>
  `${libraryId}/${tab}/${filter}/${tag}/${partOf}`;

const nameOfMentions = (libraryId: string, uid: string): string => `${libraryId}/mentions/${uid}`;

/**
 * The counts beside the lists. A list that is there as a whole is its own count and costs nothing; a longer one is counted
 * once its first page is there, and again when that page changes while somebody looks.
 * @param tickets of the list, as the agent sees them
 */
export function useListCounts(
  libraryId: string,
  { view, list, tickets }: { view: TicketView; list: TicketListView; tickets: readonly Ticket[] },
): ListCounts {
  const counts = useCounts(libraryId, view.uid);
  const { want } = counts;
  const isVisible = useIsPageVisible();
  const isWhole = list.status === 'ready' && !list.hasMore;
  const firstPage = list.status === 'ready' && list.hasMore ? [...list.windowIds].sort().join(' ') : '';
  useEffect(() => {
    if (firstPage !== '' && isVisible) want(view);
  }, [firstPage, isVisible, want, view]);
  return {
    ...counts,
    countOf: (asked) =>
      isWhole && asked.tab === view.tab && asked.partOf === view.partOf
        ? tickets.length
        : counts.countOf(asked),
  };
}
