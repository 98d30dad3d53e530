import { useMemo } from 'react';
import { type CategoryNode, withDescendants } from '../categories/category-tree';
import type { ArticleScope } from './article-list';
import type { ContentFilter } from './use-content-filter';

/** No id contains one. */
const SEPARATOR = '\n';

/**
 * What a filter of the content list asks for. The same object until that changes: whenever the categories or their order
 * are read again, a new one would have the list read again, too.
 */
export function useArticleScope(
  libraryId: string,
  { state, categoryId }: Pick<ContentFilter, 'state' | 'categoryId'>,
  nodes: readonly CategoryNode[],
): ArticleScope {
  const ids = categoryId === '' ? null : withDescendants(nodes, categoryId).join(SEPARATOR);
  return useMemo(
    () => ({ libraryId, state, categoryIds: ids === null ? null : ids.split(SEPARATOR) }),
    [libraryId, state, ids],
  );
}
