import type { NewsFlash } from '@harborline/domain/entities/news-flash';
import { LIMITS } from '@harborline/domain/limits';
import { editedNews } from '@harborline/domain/stores/news-flashes';
import { useCallback, useMemo } from 'react';
import type { WindowOptions } from '../../../shared/live/merge-window';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { usePagedList } from '../../../shared/live/use-paged-list';
import { useSearchAfterPause } from '../../../shared/requests/use-search-after-pause';
import { recordPages } from '../../../shared/store/record-pages';
import type { Stored } from '../../../shared/store/snapshot-record';
import { findNews } from './find-news';
import type { NewsListState } from './news-list-state';

const ORDER: WindowOptions<Stored<NewsFlash>> = {
  size: LIMITS.listPageSize,
  idOf: (row) => row.id,
  timeOf: (row) => row.updated_at.toMillis(),
};

/** The news flashes of a library, last edited first: the newest page live, older ones on demand. */
export function useNewsList(libraryId: string, state: NewsListState) {
  const firestore = useStaffFirestore();
  const source = useMemo(() => {
    const isPublished = state === 'all' ? null : state === 'published';
    return {
      scope: `${libraryId}/${state}`,
      ...recordPages(firestore, editedNews(libraryId, isPublished)),
    };
  }, [firestore, libraryId, state]);
  return usePagedList(source, ORDER);
}

/** News flashes for the typed words, once the typing pauses; null without a search. */
export function useNewsSearch(libraryId: string, state: NewsListState, words: string) {
  const firestore = useStaffFirestore();
  return useSearchAfterPause(
    useCallback(
      (typed: string) => findNews(firestore, { libraryId, state }, typed),
      [firestore, libraryId, state],
    ),
    words,
  );
}
