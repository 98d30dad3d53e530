import { useMemo } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { type PagedList, usePagedList } from '../../../shared/live/use-paged-list';
import { ARTICLE_PAGE_SIZE, type ArticleScope, articlePages } from './article-list';
import { type ArticleRow, articleOrder } from './article-row';

const ORDER = articleOrder(ARTICLE_PAGE_SIZE);

/** The articles of a library that match a filter, last edited first. Pass a scope made with `useMemo`. */
export function useArticleList(scope: ArticleScope): PagedList<ArticleRow> {
  const firestore = useStaffFirestore();
  const source = useMemo(
    () => ({
      scope: [scope.libraryId, scope.state, ...(scope.categoryIds ?? ['all'])].join('/'),
      ...articlePages(firestore, scope),
    }),
    [firestore, scope],
  );
  return usePagedList(source, ORDER);
}
