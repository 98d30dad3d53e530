import type * as z from 'zod/mini';
import { unsavedArticleSchema } from '../entities/article';
import type { unsavedArticleWriteSchema } from '../entities/writes/article';
import { COLLECTIONS, docPath } from '../paths';
import { defineStore } from './store';

const unsaved = defineStore<typeof unsavedArticleSchema, z.input<typeof unsavedArticleWriteSchema>>(
  COLLECTIONS.unsavedArticles,
  unsavedArticleSchema,
);

/** `UnsavedArticles/{articleId}` */
export const unsavedArticle = (articleId: string) => unsaved.at(docPath.unsavedArticle(articleId));

/** Older ones are offered once these are saved or discarded. */
const OFFERED = 10;

/** The new articles that a writer has not saved yet, the latest first. */
export const unsavedArticlesOf = (libraryId: string, uid: string) =>
  unsaved.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['updated_by', '==', uid],
    ],
    orderBy: [['updated_at', 'desc']],
    limit: OFFERED,
  });
