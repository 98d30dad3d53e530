import type { SopArticle } from '@harborline/domain/entities/sop';
import { LIMITS } from '@harborline/domain/limits';
import { editedSops, searchedSops, sopsToVerify } from '@harborline/domain/stores/sops';
import { Timestamp } from 'firebase/firestore';
import { useCallback, useMemo } from 'react';
import type { WindowOptions } from '../../../shared/live/merge-window';
import { readOnce } from '../../../shared/live/read-once';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { type PagedList, usePagedList } from '../../../shared/live/use-paged-list';
import { useSubscription } from '../../../shared/live/use-subscription';
import type { Loadable } from '../../../shared/requests/loadable';
import { useSearchAfterPause } from '../../../shared/requests/use-search-after-pause';
import { readRecords } from '../../../shared/store/read-records';
import { recordPages } from '../../../shared/store/record-pages';
import type { Stored } from '../../../shared/store/snapshot-record';
import { findSops } from './find-sops';
import { matchSops } from './match-sops';
import type { SopFilter } from './sop-filter';

export type SopRow = Stored<SopArticle>;

const ORDER: WindowOptions<SopRow> = {
  size: LIMITS.listPageSize,
  idOf: (row) => row.id,
  timeOf: (row) => row.updated_at.toMillis(),
};

const fits = ({ state, categoryId }: SopFilter, row: SopRow): boolean =>
  (categoryId === '' || row.category_id === categoryId) &&
  (state !== 'published' || row.is_published) &&
  (state !== 'drafts' || !row.is_published);

/** The SOPs that match state and category, the last edited first. */
function usePages(libraryId: string, { state, categoryId }: SopFilter): PagedList<SopRow> {
  const firestore = useStaffFirestore();
  const source = useMemo(() => {
    const isPublished = state === 'published' || state === 'drafts' ? state === 'published' : null;
    const query = editedSops({
      libraryId,
      isArchived: state === 'archived',
      isPublished,
      categoryId: categoryId === '' ? null : categoryId,
    });
    return { scope: [libraryId, state, categoryId].join('/'), ...recordPages(firestore, query) };
  }, [firestore, libraryId, state, categoryId]);
  return usePagedList(source, ORDER);
}

/** Those whose date has come; null unless they are asked for. */
function useOverdue(libraryId: string, state: SopFilter['state']): Loadable<readonly SopRow[]> | null {
  const firestore = useStaffFirestore();
  const isAsked = state === 'verify';
  const source = useMemo(
    () =>
      isAsked
        ? readOnce('sops-to-verify', () => readRecords(firestore, sopsToVerify(libraryId, Timestamp.now())))
        : null,
    [firestore, libraryId, isAsked],
  );
  const { live } = useSubscription(source);
  return isAsked ? live : null;
}

/** Rows that are read once: what is overdue, or what a search found. Null for the list itself. */
export interface SopRows {
  readonly list: PagedList<SopRow>;
  readonly found: Loadable<readonly SopRow[]> | null;
  /** how many a search has read where there are more; null otherwise */
  readonly searchLimit: number | null;
}

/** The SOPs that the filter asks for. */
export function useSopRows(libraryId: string, filter: SopFilter): SopRows {
  const firestore = useStaffFirestore();
  const list = usePages(libraryId, filter);
  const overdue = useOverdue(libraryId, filter.state);
  const isArchived = filter.state === 'archived';
  const find = useCallback(
    (words: string) => {
      const query = searchedSops(libraryId, isArchived);
      const { fetchBelow } = recordPages(firestore, query);
      const readPage = (below: SopRow | null) =>
        below === null ? readRecords(firestore, query) : fetchBelow(below);
      return findSops(readPage, words, (row) => fits(filter, row));
    },
    [firestore, libraryId, isArchived, filter],
  );
  const searched = useSearchAfterPause(find, overdue === null ? filter.words : '');
  const found = useMemo((): Loadable<readonly SopRow[]> | null => {
    if (overdue === null)
      return searched?.status === 'ready' ? { ...searched, data: searched.data.sops } : searched;
    if (overdue.status !== 'ready') return overdue;
    const fitting = overdue.data.filter((row) => fits(filter, row));
    const isNarrowed = filter.words.trim() !== '';
    return { status: 'ready', data: isNarrowed ? matchSops(fitting, filter.words) : fitting };
  }, [overdue, searched, filter]);
  return { list, found, searchLimit: searched?.status === 'ready' ? searched.data.limit : null };
}
