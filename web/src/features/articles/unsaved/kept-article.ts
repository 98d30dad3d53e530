import * as z from 'zod/mini';
import { keptTextSchema, workKeyOf } from '../../../shared/writing/versions/kept-text';
import { ARTICLE_KIND } from '../editor/article-kind';

/** Unsaved text of a new article. The id is the one it will have; older entries lack it. */
export const newArticleSchema = z.extend(keptTextSchema(ARTICLE_KIND), {
  id: z.optional(z.string()),
  /** id of the failed search that it answers */
  failedSearch: z.optional(z.string()),
});

export const articleWorkKey = (libraryId: string, id: string): string =>
  workKeyOf(ARTICLE_KIND, libraryId, id);
