import * as z from 'zod/mini';
import { articleSchema } from '../entities/article';
import type { TimestampLike } from '../entities/timestamp';
import type { articleWriteSchema } from '../entities/writes/article';
import { LIMITS } from '../limits';
import { COLLECTIONS, docPath } from '../paths';
import { DOCUMENT_ID, defineStore, type StoreQuery } from './store';

const articles = defineStore<typeof articleSchema, z.input<typeof articleWriteSchema>>(
  COLLECTIONS.articles,
  articleSchema,
);

/** `Articles/{id}` */
export const article = (id: string) => articles.at(docPath.article(id));

/** Firestore takes 100 filters and orders in one query, and each value of an `in` repeats the three other filters. */
const MAX_CATEGORIES = 24;

const inCategories = (ids: readonly string[]) =>
  ids.length > 1
    ? (['article_categories', 'in', ids.slice(0, MAX_CATEGORIES)] as const)
    : (['article_categories', '==', ids[0] ?? ''] as const);

export interface EditedArticles {
  readonly libraryId: string;
  readonly isArchived: boolean;
  /** null for both */
  readonly isPublished: boolean | null;
  /** null for all */
  readonly categoryIds: readonly string[] | null;
}

/** The most recently edited articles. */
export const editedArticles = ({ libraryId, isArchived, isPublished, categoryIds }: EditedArticles) =>
  articles.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['is_disabled', '==', isArchived],
      ...(isPublished === null ? [] : [['is_published', '==', isPublished] as const]),
      ...(categoryIds === null ? [] : [inCategories(categoryIds)]),
    ],
    orderBy: [
      ['updated_at', 'desc'],
      [DOCUMENT_ID, 'desc'],
    ],
    limit: LIMITS.listPageSize,
  });

/** Articles for staff alone, published or not, the most recently edited first. @param categoryIds null for all */
export const staffArticles = (libraryId: string, categoryIds: readonly string[] | null) =>
  articles.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['is_disabled', '==', false],
      ['audience', '==', 'staff'],
      ...(categoryIds === null ? [] : [inCategories(categoryIds)]),
    ],
    orderBy: [
      ['updated_at', 'desc'],
      [DOCUMENT_ID, 'desc'],
    ],
    limit: LIMITS.listPageSize,
  });

/** Unpublished and archived articles are in no search index; only this many of the latest are searched. */
const UNINDEXED_LIMIT = 100;

/** The most recently edited unpublished or archived articles. */
export const unindexedArticles = (libraryId: string, isArchived: boolean) =>
  articles.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['is_disabled', '==', isArchived],
      ...(isArchived ? [] : [['is_published', '==', false] as const]),
    ],
    orderBy: [['updated_at', 'desc']],
    limit: UNINDEXED_LIMIT,
  });

/** Articles with a No since a time, the latest first. */
export const dislikedArticles = (libraryId: string, since: TimestampLike) =>
  articles.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['is_disabled', '==', false],
      ['disliked_at', '>=', since],
    ],
    orderBy: [['disliked_at', 'desc']],
    limit: LIMITS.insightArticles,
  });

const visibleIn = (libraryId: string) =>
  [
    ['support_lib_id', '==', libraryId],
    ['is_published', '==', true],
    ['is_disabled', '==', false],
  ] as const;

/** Every article that visitors can see, by id; to be read in batches. */
export const visibleArticlesById = (libraryId: string) =>
  articles.query({ where: visibleIn(libraryId), orderBy: [[DOCUMENT_ID, 'asc']] });

/** Articles that visitors can see and that no one has opened since a time, the longest unread first. */
export const unreadArticles = (libraryId: string, since: TimestampLike) =>
  articles.query({
    where: [...visibleIn(libraryId), ['viewed_at', '<', since]],
    orderBy: [['viewed_at', 'asc']],
    limit: LIMITS.insightArticles,
  });

/** Articles that visitors can see, that are older than a time, and that no one has ever opened, the oldest first. */
export const neverReadArticles = (libraryId: string, before: TimestampLike) =>
  articles.query({
    where: [...visibleIn(libraryId), ['views', '==', 0], ['created_at', '<', before]],
    orderBy: [['created_at', 'asc']],
    limit: LIMITS.insightArticles,
  });

/** Articles with exactly this title: two, since one of them may be the article being edited (D-26). */
export const articlesByTitle = (libraryId: string, title: string) =>
  articles.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['article_title', '==', title],
    ],
    limit: 2,
  });

/** The copies that a library made of its parent's articles, in any state (U-12). */
export const copiesOfParent = (libraryId: string) =>
  articles.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['origin_ref', '>', ''],
    ],
    orderBy: [['origin_ref', 'asc']],
    limit: LIMITS.listedArticles,
  });

/** Every article of a category that visitors can see; to be counted, never read. */
export const visibleArticlesOf = (libraryId: string, categoryId: string) =>
  articles.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['is_published', '==', true],
      ['is_disabled', '==', false],
      ['article_categories', '==', categoryId],
    ],
  });

/** Articles of a category in any state, archived ones included, as many as one step of moving them reads. */
export const articlesOfCategory = (libraryId: string, categoryId: string) =>
  articles.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['article_categories', '==', categoryId],
    ],
    limit: LIMITS.listPageSize,
  });

/** The fields a list needs. The content may be long and is only read with the article itself. */
const articleRowSchema = z.looseObject({ article_title: z.string() });

const popularRowSchema = z.looseObject({
  article_title: z.string(),
  article_categories: z.string(),
  views: z.number(),
});

/** The most viewed articles of a library that visitors can see, unless their category is hidden. */
export const mostViewedArticles = (libraryId: string): StoreQuery<typeof popularRowSchema> => ({
  ...articles.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['is_published', '==', true],
      ['is_disabled', '==', false],
    ],
    orderBy: [['views', 'desc']],
    limit: LIMITS.popularCandidates,
  }),
  read: popularRowSchema,
  select: ['article_title', 'article_categories', 'views'],
});

/** The titles of a category's articles that visitors can see, in no order and as many as one query may read. */
export const visibleArticleRows = (
  libraryId: string,
  categoryId: string,
): StoreQuery<typeof articleRowSchema> & { readonly limit: number } => ({
  ...articles.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['is_published', '==', true],
      ['is_disabled', '==', false],
      ['article_categories', '==', categoryId],
    ],
  }),
  limit: LIMITS.listedArticles,
  read: articleRowSchema,
  select: ['article_title'],
});
