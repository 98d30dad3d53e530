import { articleSchema } from '@harborline/domain/entities/article';
import { LIMITS } from '@harborline/domain/limits';
import { COLLECTIONS } from '@harborline/domain/paths';
import { type Firestore, type QueryConstraint, where } from 'firebase/firestore';
import { pagesOf } from '../../../shared/live/paged-query';
import type { ArticleState } from './article-row';

export const ARTICLE_PAGE_SIZE = LIMITS.listPageSize;

/** Firestore takes 100 filters and orders in one query, and each value of an `in` repeats the three other filters. */
const MAX_CATEGORIES = 24;

export interface ArticleScope {
  readonly libraryId: string;
  readonly state: ArticleState;
  /** null for all categories */
  readonly categoryIds: readonly string[] | null;
}

function categoryFilter(categoryIds: readonly string[] | null): QueryConstraint[] {
  if (categoryIds === null) return [];
  const [first, ...others] = categoryIds;
  return others.length === 0
    ? [where('article_categories', '==', first ?? '')]
    : [where('article_categories', 'in', categoryIds.slice(0, MAX_CATEGORIES))];
}

/** Query `articles.edited`: the articles edited last, live, and the pages below them. */
export function articlePages(firestore: Firestore, { libraryId, state, categoryIds }: ArticleScope) {
  return pagesOf(firestore, {
    path: COLLECTIONS.articles,
    filters: [
      where('support_lib_id', '==', libraryId),
      where('is_disabled', '==', state === 'archived'),
      ...(state === 'published' || state === 'unpublished'
        ? [where('is_published', '==', state === 'published')]
        : []),
      ...categoryFilter(categoryIds),
    ],
    newestBy: 'updated_at',
    pageSize: ARTICLE_PAGE_SIZE,
    schema: articleSchema,
  });
}
