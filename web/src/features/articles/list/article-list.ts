import { LIMITS } from '@harborline/domain/limits';
import { editedArticles, staffArticles } from '@harborline/domain/stores/articles';
import type { Firestore } from 'firebase/firestore';
import { recordPages } from '../../../shared/store/record-pages';
import type { ArticleState } from './article-row';

export const ARTICLE_PAGE_SIZE = LIMITS.listPageSize;

export interface ArticleScope {
  readonly libraryId: string;
  readonly state: ArticleState;
  /** null for all categories */
  readonly categoryIds: readonly string[] | null;
}

/** The most recently edited articles, live, and the pages after them. */
export function articlePages(firestore: Firestore, { libraryId, state, categoryIds }: ArticleScope) {
  if (state === 'staff') return recordPages(firestore, staffArticles(libraryId, categoryIds));
  const isPublished = state === 'published' || state === 'unpublished' ? state === 'published' : null;
  const isArchived = state === 'archived';
  return recordPages(firestore, editedArticles({ libraryId, isArchived, isPublished, categoryIds }));
}
