import * as z from 'zod/mini';
import { mapOf } from './map-of';
import { timestampSchema } from './timestamp';

const articleContentShape = {
  support_lib_id: z.string(),
  article_title: z.string(),
  /** HTML, sanitised when written and again when shown (D-15) */
  article_content: z.string(),
  article_keywords: z.array(z.string()),
  /** id of the category */
  article_categories: z.string(),
};

/**
 * `Articles/{id}` (S3-16): what visitors read once `is_published` is true. Edits to a published article live in
 * `ArticleDrafts/{id}` until they are published, so a visitor never sees half a change.
 */
export const articleSchema = z.looseObject({
  ...articleContentShape,
  /** for visitors */
  is_published: z.boolean(),
  /** who reads it once it is published; missing: visitors */
  audience: z.optional(z.enum(['public', 'staff'])),
  /** published for staff alone; `is_published` is then false, so that nothing visitors ask can find it */
  is_staff_published: z.optional(z.boolean()),
  is_disabled: z.boolean(),
  /** of a copy: the parent library's article (U-12) */
  origin_ref: z.optional(z.string()),
  /** of a copy: `updated_at` of that article when it was copied or last compared */
  origin_updated_at: z.optional(timestampSchema),
  /** only functions change counters (D-18) */
  likes: z.number(),
  disLikes: z.number(),
  views: z.number(),
  /** the last counted view; missing before the first */
  viewed_at: z.optional(timestampSchema),
  /** the last No, even if it was changed since */
  disliked_at: z.optional(timestampSchema),
  created_at: timestampSchema,
  updated_at: timestampSchema,
  updated_by: z.string(),
});
export type Article = z.infer<typeof articleSchema> & { id: string };

/** `ArticleDrafts/{articleId}`: unpublished edits of a published article; staff only. */
export const articleDraftSchema = z.looseObject({
  ...articleContentShape,
  updated_at: timestampSchema,
  updated_by: z.string(),
});
export type ArticleDraft = z.infer<typeof articleDraftSchema> & { id: string };

/**
 * `UnsavedArticles/{articleId}`: the text of a new article that its writer has not saved yet, under the id that the
 * article will have. Nobody else reads it (D-75).
 */
export const unsavedArticleSchema = z.looseObject({
  ...articleContentShape,
  updated_at: timestampSchema,
  updated_by: z.string(),
  /** when it is deleted unless its writer goes on */
  expires_at: timestampSchema,
  /** id of the failed search that it was begun for; absent without one */
  failed_search: z.optional(z.string()),
});
export type UnsavedArticle = z.infer<typeof unsavedArticleSchema> & { id: string };

/**
 * `ArticleRevisions/{id}`: the text of an article as it was published once. A trigger writes it from what was stored, so
 * that no browser can forge one or leave one out, and nothing changes it. It goes with its article.
 */
export const articleRevisionSchema = z.looseObject({
  ...articleContentShape,
  /** id of the article */
  article_ref: z.string(),
  /** `updated_at` of the article when it was published */
  published_at: timestampSchema,
  /** uid */
  published_by: z.string(),
  /** the publisher's name at that time, '' if unknown */
  published_name: z.string(),
  /** what the publisher said about it */
  note: z.optional(z.string()),
});

/**
 * `SearchShards/{libraryId}_{n}`: the published articles of a library in the form that search needs; maintained by a
 * trigger, readable by anyone.
 */
export const searchShardSchema = z.object({
  support_lib_id: z.string(),
  /** of the hashes of its articles (`search/shard-tree.ts`); absent until the shard is split */
  modulus: z.optional(z.int()),
  entries: mapOf(
    z.object({
      title: z.string(),
      keywords: z.array(z.string()),
      /** plain text, whole unless the shard has no room for it */
      text: z.string(),
      category: z.string(),
    }),
  ),
});
export type SearchShard = z.infer<typeof searchShardSchema>;
