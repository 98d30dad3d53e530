import type { ArticleRevision } from '@harborline/domain/entities/article';
import { LIMITS } from '@harborline/domain/limits';
import { articleRevisions } from '@harborline/domain/stores/article-revisions';
import { useMemo } from 'react';
import type { WindowOptions } from '../../../../shared/live/merge-window';
import { useStaffFirestore } from '../../../../shared/live/staff-firebase';
import { type PagedList, usePagedList } from '../../../../shared/live/use-paged-list';
import { recordPages } from '../../../../shared/store/record-pages';
import type { Stored } from '../../../../shared/store/snapshot-record';

export type RevisionRow = Stored<ArticleRevision>;

const ORDER: WindowOptions<RevisionRow> = {
  size: LIMITS.listPageSize,
  idOf: (row) => row.id,
  timeOf: (row) => row.published_at.toMillis(),
};

/** What was published of an article, newest first; live, since a trigger adds to it after each publication. */
export function useRevisions(libraryId: string, articleId: string): PagedList<RevisionRow> {
  const firestore = useStaffFirestore();
  const source = useMemo(
    () => ({
      scope: `${libraryId}/${articleId}`,
      ...recordPages(firestore, articleRevisions(libraryId, articleId)),
    }),
    [firestore, libraryId, articleId],
  );
  return usePagedList(source, ORDER);
}
