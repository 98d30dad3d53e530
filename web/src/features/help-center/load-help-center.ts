import type { Article } from '@harborline/domain/entities/article';
import type { Category } from '@harborline/domain/entities/category';
import { isSearchable } from '@harborline/domain/search/is-searchable';
import { article, visibleArticleRows } from '@harborline/domain/stores/articles';
import { enabledCategories } from '@harborline/domain/stores/categories';
import { ReadError } from '../../shared/firebase/firestore-rest';
import { readPublicRecord, readPublicRecords } from '../../shared/store/public-records';

export interface ArticleRow {
  readonly id: string;
  readonly article_title: string;
}

/** Enabled categories of a library, by title. @throws ReadError */
export const loadCategories = (libraryId: string): Promise<Category[]> =>
  readPublicRecords(enabledCategories(libraryId));

/** Titles of a category's published articles, in alphabetical order. @throws ReadError */
export async function loadArticleRows(libraryId: string, categoryId: string): Promise<ArticleRow[]> {
  const rows = await readPublicRecords(visibleArticleRows(libraryId, categoryId));
  return rows.sort((first, second) =>
    first.article_title.localeCompare(second.article_title, 'en', { numeric: true }),
  );
}

/** A published article; null if there is none, or none for visitors, which they are not told apart. @throws ReadError */
export async function loadArticle(articleId: string): Promise<Article | null> {
  const found = await readPublicRecord(article(articleId)).catch((error: unknown) => {
    const isRefused = error instanceof ReadError && (error.status === 403 || error.status === 401);
    if (isRefused) return null;
    throw error;
  });
  return found !== null && isSearchable(found) ? found : null;
}

/** Name under which an article is kept once it was read. */
export const articleResource = (articleId: string): string => `article/${articleId}`;
