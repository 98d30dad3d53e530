import { articleSchema } from '@harborline/domain/entities/article';
import { LIMITS } from '@harborline/domain/limits';
import { COLLECTIONS } from '@harborline/domain/paths';
import {
  collection,
  documentId,
  type Firestore,
  getDocs,
  limit,
  onSnapshot,
  orderBy,
  type Query,
  type QueryConstraint,
  query,
  startAfter,
  where,
} from 'firebase/firestore';
import { parseDocuments } from '../../../shared/live/parse-documents';
import type { Subscribe } from '../../../shared/live/use-subscription';
import type { ArticleRow, ArticleState } from '../model/article-row';

export const ARTICLE_PAGE_SIZE = LIMITS.listPageSize;

/** The most values Firestore takes in one `in`. */
const MAX_CATEGORIES = 30;

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

function articlesQuery(firestore: Firestore, scope: ArticleScope, ...more: QueryConstraint[]): Query {
  const byState = scope.state === 'all' ? [] : [where('is_published', '==', scope.state === 'published')];
  return query(
    collection(firestore, COLLECTIONS.articles),
    where('support_lib_id', '==', scope.libraryId),
    ...byState,
    ...categoryFilter(scope.categoryIds),
    orderBy('updated_at', 'desc'),
    orderBy(documentId(), 'desc'),
    ...more,
    limit(ARTICLE_PAGE_SIZE),
  );
}

/** Query `articles.edited`: the articles edited last, live. */
export function watchArticles(firestore: Firestore, scope: ArticleScope): Subscribe<ArticleRow[]> {
  return ({ next, error }) =>
    onSnapshot(
      articlesQuery(firestore, scope),
      (snapshot) => next(parseDocuments(articleSchema, snapshot)),
      error,
    );
}

/** Query `articles.editedBefore`: the page below an article, once. */
export async function fetchArticlesBelow(
  firestore: Firestore,
  scope: ArticleScope,
  last: ArticleRow,
): Promise<ArticleRow[]> {
  const below = startAfter(last.updated_at, last.id);
  return parseDocuments(articleSchema, await getDocs(articlesQuery(firestore, scope, below)));
}
