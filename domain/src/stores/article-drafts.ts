import type * as z from 'zod/mini';
import { articleDraftSchema } from '../entities/article';
import type { articleDraftWriteSchema } from '../entities/writes/article';
import { COLLECTIONS, docPath } from '../paths';
import { defineStore } from './store';

const drafts = defineStore<typeof articleDraftSchema, z.input<typeof articleDraftWriteSchema>>(
  COLLECTIONS.articleDrafts,
  articleDraftSchema,
);

/** `ArticleDrafts/{articleId}` */
export const articleDraft = (articleId: string) => drafts.at(docPath.articleDraft(articleId));

/** Articles with unpublished changes beyond this many are not marked. */
const DRAFT_LIMIT = 100;

/** The drafts of a library. */
export const articleDrafts = (libraryId: string) =>
  drafts.query({ where: [['support_lib_id', '==', libraryId]], limit: DRAFT_LIMIT });
