import * as z from 'zod/mini';
import type { UnsavedWork } from '../../../shared/unsaved/unsaved-store';
import { type ArticleFields, fieldsOf, isSameText } from '../editor/article-fields';
import { isSameVersion, type LoadedArticle } from '../editor/load-article';

const fieldsSchema = z.object({
  title: z.string(),
  content: z.string(),
  keywords: z.array(z.string()),
  categoryId: z.string(),
});

/** Unsaved text of an article, and the article's state it is based on; null for a new one. */
export const keptArticleSchema = z.object({
  fields: fieldsSchema,
  version: z.nullable(z.object({ article: z.string(), draft: z.nullable(z.string()) })),
  /** id of the failed search that a new article answers */
  failedSearch: z.optional(z.string()),
});
/** The same of an article that is not saved yet. The id is the one it will have; older entries lack it. */
export const newArticleSchema = z.extend(keptArticleSchema, { id: z.optional(z.string()) });
export type KeptArticle = z.infer<typeof keptArticleSchema>;

/** A version that another replaced in the form: it is kept until the writer decides. */
const asideSchema = z.object({
  /** name of its writer, '' for the user's own, null for the saved version */
  by: z.nullable(z.string()),
  at: z.number(),
  fields: fieldsSchema,
});
export type Aside = z.infer<typeof asideSchema>;
export const asidesSchema = z.array(asideSchema);

export const articleWorkKey = (libraryId: string, id: string): string => `article/${libraryId}/${id}`;
export const asideWorkKey = (libraryId: string, id: string): string => `article-aside/${libraryId}/${id}`;

export interface Opening {
  readonly fields: ArticleFields;
  /** when the restored text was written; null if none was restored */
  readonly restoredAt: number | null;
  /** unsaved text based on an older state of the article */
  readonly aside: Aside | null;
}

/** What the editor starts with: unsaved text is restored, unless the article has changed since it was written. */
export function openingOf(loaded: LoadedArticle, kept: UnsavedWork<KeptArticle> | null): Opening {
  const fields = fieldsOf(loaded.draft ?? loaded.article);
  if (kept === null || isSameText(kept.value.fields, fields))
    return { fields, restoredAt: null, aside: null };
  if (isSameVersion(kept.value.version, loaded.version)) {
    return { fields: kept.value.fields, restoredAt: kept.keptAt, aside: null };
  }
  return { fields, restoredAt: null, aside: { by: '', at: kept.keptAt, fields: kept.value.fields } };
}
