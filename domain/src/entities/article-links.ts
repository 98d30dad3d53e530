import * as z from 'zod/mini';
import { timestampSchema } from './timestamp';

/** Why visitors cannot open a linked article. */
const DEAD_LINK_STATES = ['deleted', 'unpublished', 'archived'] as const;
export type DeadLinkState = (typeof DEAD_LINK_STATES)[number];

/**
 * `ArticleLinks/{articleId}`: the articles that a published article links to. Triggers keep it when either side changes,
 * so that a list of dead links costs a read per article listed. Writers of the library read it.
 */
export const articleLinksSchema = z.object({
  support_lib_id: z.string(),
  article_title: z.string(),
  /** ids */
  to: z.array(z.string()),
  /** those that visitors of this library cannot open */
  dead: z.array(
    z.object({
      id: z.string(),
      /** '' for an article that no longer exists */
      title: z.string(),
      state: z.enum(DEAD_LINK_STATES),
    }),
  ),
  has_dead: z.boolean(),
  updated_at: timestampSchema,
});
export type ArticleLinks = z.infer<typeof articleLinksSchema> & { id: string };
export type DeadArticleLink = ArticleLinks['dead'][number];
