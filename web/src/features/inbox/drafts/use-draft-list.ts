import type { ReplyDraft } from '@harborline/domain/entities/reply-draft';
import { LIMITS } from '@harborline/domain/limits';
import { countedDrafts, draftsOfList } from '@harborline/domain/stores/reply-drafts';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { report } from '../../../shared/config/report';
import type { WindowOptions } from '../../../shared/live/merge-window';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useIsPageVisible } from '../../../shared/live/use-is-page-visible';
import { type PagedList, usePagedList } from '../../../shared/live/use-paged-list';
import { useStaff } from '../../../shared/staff/session-context';
import { countRecords } from '../../../shared/store/count-records';
import { recordPages } from '../../../shared/store/record-pages';
import type { Stored } from '../../../shared/store/snapshot-record';
import { keepCounts } from '../list/count/count-keeper';
import type { DraftView } from './draft-view';

export type ListedDraft = Stored<ReplyDraft>;

const ORDER: WindowOptions<ListedDraft> = {
  size: LIMITS.listPageSize,
  idOf: ({ id }) => id,
  timeOf: ({ updated_at }) => updated_at.toMillis(),
};

function useAsked({ reviewFor, state }: DraftView) {
  const { support_lib_id: libraryId, uid } = useStaff();
  return useMemo(
    () => ({ libraryId, uid, reviewFor, state, conversationRef: null }),
    [libraryId, uid, reviewFor, state],
  );
}

/** The drafts of a list, 20 at a time, those changed last first and live (S3-40). */
export function useDraftList(view: DraftView): PagedList<ListedDraft> {
  const firestore = useStaffFirestore();
  const asked = useAsked(view);
  const source = useMemo(
    () => ({
      scope: `${asked.libraryId}/${asked.reviewFor}/${asked.state}`,
      ...recordPages(firestore, draftsOfList(asked)),
    }),
    [asked, firestore],
  );
  return usePagedList(source, ORDER);
}

/**
 * How many drafts a list holds: one read, at most every half a minute while somebody looks. A list that is there as a whole is
 * its own count.
 * @param list null where the drafts themselves are not shown
 */
export function useDraftCount(view: DraftView, list: PagedList<ListedDraft> | null): number | undefined {
  const firestore = useStaffFirestore();
  const asked = useAsked(view);
  const keeper = useMemo(() => keepCounts((error) => report('drafts-not-counted', error)), []);
  useEffect(() => keeper.stop, [keeper]);
  useSyncExternalStore(keeper.subscribe, keeper.version);
  const isVisible = useIsPageVisible();
  const name = `${asked.libraryId}/${asked.reviewFor}/${asked.state}`;
  const count = useCallback(() => countRecords(firestore, countedDrafts(asked)), [firestore, asked]);
  const isWhole = list !== null && list.status === 'ready' && !list.hasMore;
  const page = list === null ? 'none' : list.status === 'ready' ? [...list.windowIds].sort().join(' ') : '';
  // Another first page may be another number.
  const toCount = isWhole ? '' : page;
  useEffect(() => {
    if (toCount !== '' && isVisible && navigator.onLine) keeper.want(name, count);
  }, [toCount, isVisible, keeper, name, count]);
  return isWhole ? list.rows.length : keeper.countOf(name);
}
