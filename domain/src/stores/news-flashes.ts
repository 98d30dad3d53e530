import type * as z from 'zod/mini';
import { newsFlashListSchema, newsFlashSchema } from '../entities/news-flash';
import type { TimestampLike } from '../entities/timestamp';
import type { newsFlashWriteSchema } from '../entities/writes/news-flash';
import { LIMITS } from '../limits';
import { COLLECTIONS, docPath } from '../paths';
import { DOCUMENT_ID, defineStore } from './store';

type Written = z.input<typeof newsFlashWriteSchema>;

const newsFlashes = defineStore<typeof newsFlashSchema, Written, Written>(
  COLLECTIONS.newsFlash,
  newsFlashSchema,
);
const kept = defineStore(COLLECTIONS.newsFlash, newsFlashSchema);
const lists = defineStore(COLLECTIONS.newsFlashLists, newsFlashListSchema);

/** `NewsFlash/{id}`, as staff write it. */
export const newsFlash = (id: string) => newsFlashes.at(docPath.newsFlash(id));

/** The same document, as functions write it. */
export const keptNewsFlash = (id: string) => kept.at(docPath.newsFlash(id));

/** `NewsFlashLists/{libraryId}` */
export const newsFlashList = (libraryId: string) => lists.at(docPath.newsFlashList(libraryId));

/** News flashes that visitors can read, the newest first (S7.6-07); as many as their list holds, unless told otherwise. */
export const publishedNews = (libraryId: string, limit: number = LIMITS.listedNews) =>
  newsFlashes.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['is_published', '==', true],
    ],
    orderBy: [['timeStamp', 'desc']],
    limit,
  });

/** The most recently edited news flashes. @param isPublished for visitors; null for all */
export const editedNews = (libraryId: string, isPublished: boolean | null) =>
  newsFlashes.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ...(isPublished === null ? [] : [['is_published', '==', isPublished] as const]),
    ],
    orderBy: [
      ['updated_at', 'desc'],
      [DOCUMENT_ID, 'desc'],
    ],
    limit: LIMITS.listPageSize,
  });

/** The copies that a library made of its parent's news, in any state (U-12). */
export const newsCopies = (libraryId: string) =>
  newsFlashes.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['origin_ref', '>', ''],
    ],
    orderBy: [['origin_ref', 'asc']],
    limit: LIMITS.listedNews,
  });

/** Those that visitors cannot read are in no list; only this many of the latest are searched. */
const UNLISTED_LIMIT = 100;

/** The most recently edited news flashes that visitors cannot read. */
export const unlistedNews = (libraryId: string) =>
  newsFlashes.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['is_published', '==', false],
    ],
    orderBy: [['updated_at', 'desc']],
    limit: UNLISTED_LIMIT,
  });

const DUE_BATCH = 50;

/** News flashes with a step due by then, the longest overdue first. */
export const dueNews = (by: TimestampLike) =>
  newsFlashes.query({ where: [['next_at', '<=', by]], orderBy: [['next_at', 'asc']], limit: DUE_BATCH });

/** The news flashes of a library with this feature image. */
export const newsWithImage = (libraryId: string, image: string) =>
  newsFlashes.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['newsFlash_featureImage', '==', image],
    ],
    limit: 1,
  });
