import * as z from 'zod/mini';
import { DURATIONS, LIMITS } from '../../limits';
import { writtenKeywords, writtenReference, writtenText, writtenTime, writtenTitle } from './written';

/** What a writer writes to a draft: every field, with the server time and the writer's uid. */
export const articleDraftWriteSchema = z.strictObject({
  support_lib_id: z.string(),
  article_title: writtenTitle(LIMITS.articleTitle),
  article_content: writtenText(LIMITS.articleContent),
  article_keywords: writtenKeywords,
  article_categories: writtenReference,
  updated_at: writtenTime,
  updated_by: z.string(),
});

const isSoonEnough = (expiresAt: Date) => expiresAt.getTime() <= Date.now() + DURATIONS.unsavedArticleMostMs;

/** What a writer keeps of a new article before saving it: it may lack a title. */
export const unsavedArticleWriteSchema = z.strictObject({
  ...articleDraftWriteSchema.shape,
  article_title: writtenText(LIMITS.articleTitle),
  /** the server's own time, too: what expires at once harms only its writer */
  expires_at: z.union([z.date().check(z.refine(isSoonEnough, 'is too late')), writtenTime]),
  failed_search: z.optional(writtenReference),
});

/** What a writer writes to a new article; counters start at 0 (D-18). */
export const articleWriteSchema = z
  .strictObject({
    ...articleDraftWriteSchema.shape,
    is_published: z.boolean(),
    audience: z.optional(z.enum(['public', 'staff'])),
    is_staff_published: z.optional(z.boolean()),
    is_disabled: z.boolean(),
    /** of a copy of the parent's article, together with the time of that article's text (U-12) */
    origin_ref: z.optional(z.string()),
    origin_updated_at: z.optional(writtenTime),
    likes: z.literal(0),
    disLikes: z.literal(0),
    views: z.literal(0),
    created_at: writtenTime,
  })
  .check(
    // Never both: visitors' queries ask for `is_published` alone.
    z.refine(({ audience, is_published, is_staff_published }) =>
      audience === 'staff' ? !is_published : is_staff_published !== true,
    ),
    z.refine(
      ({ origin_ref, origin_updated_at }) => (origin_ref === undefined) === (origin_updated_at === undefined),
    ),
  );
