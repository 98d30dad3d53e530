import { type Article, articleSchema } from '@harborline/domain/entities/article';
import { type Category, categorySchema } from '@harborline/domain/entities/category';
import { LIMITS } from '@harborline/domain/limits';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { isSearchable } from '@harborline/domain/search/search-shard';
import * as z from 'zod/mini';
import { ReadError, readDocument, readQuery } from '../../shared/firebase/firestore-rest';
import { parseDocument, parseDocuments } from '../../shared/firebase/parse-document';

/** What a list needs of an article; its content may be long and is read with the article alone. */
const articleRowSchema = z.looseObject({ article_title: z.string() });
export type ArticleRow = z.infer<typeof articleRowSchema> & { id: string };

/** Enabled categories of a library, by title. @throws ReadError */
export async function loadCategories(libraryId: string): Promise<Category[]> {
  const documents = await readQuery({
    collection: COLLECTIONS.categories,
    where: { support_lib_id: libraryId, is_enabled: true },
    orderBy: 'category_title',
    limit: LIMITS.listedCategories,
  });
  return parseDocuments(categorySchema, documents);
}

/** Titles of a category's published articles, in alphabetical order. @throws ReadError */
export async function loadArticleRows(libraryId: string, categoryId: string): Promise<ArticleRow[]> {
  const documents = await readQuery({
    collection: COLLECTIONS.articles,
    where: {
      support_lib_id: libraryId,
      is_published: true,
      is_disabled: false,
      article_categories: categoryId,
    },
    select: ['article_title'],
    limit: LIMITS.listedArticles,
  });
  return parseDocuments(articleRowSchema, documents).sort((first, second) =>
    first.article_title.localeCompare(second.article_title, 'en', { numeric: true }),
  );
}

/** A published article; null if there is none, or none for visitors, which they are not told apart. @throws ReadError */
export async function loadArticle(articleId: string): Promise<Article | null> {
  const found = await readDocument(docPath.article(articleId)).catch((error: unknown) => {
    const isRefused = error instanceof ReadError && (error.status === 403 || error.status === 401);
    if (isRefused) return null;
    throw error;
  });
  const article = found === null ? null : parseDocument(articleSchema, found);
  return article !== null && isSearchable(article) ? article : null;
}

/** Name under which an article is kept once it was read. */
export const articleResource = (articleId: string): string => `article/${articleId}`;
