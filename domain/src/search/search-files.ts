import * as z from 'zod/mini';

/**
 * What the function for pages serves of a library's search, from its memory: the index as a file, the articles' texts,
 * and answers to single searches.
 */
export type SearchFile = 'index' | 'texts' | 'answer';

/** In a library of more articles the function searches, and its index and texts are empty. */
export const BROWSER_SEARCH_ARTICLES = 1_000;

/** The same goes for one whose texts together have more UTF-16 units: they take too long to load on a visitor's line. */
export const BROWSER_SEARCH_UNITS = 4_000_000;

/** The path of a library's search file; a search is asked with `q`, `n` for at most that many results, and `page`. */
export const searchFilePath = (libraryId: string, file: SearchFile): string =>
  `/article/search/${encodeURIComponent(libraryId)}/${file}`;

const PATTERN = /^\/article\/search\/([^/]+)\/(index|texts|answer)$/;

const fileSchema = z.enum(['index', 'texts', 'answer']);

/** Which search file a path names; null if none. */
export function matchSearchFile(pathname: string): { libraryId: string; file: SearchFile } | null {
  const [, libraryId = '', name = ''] = PATTERN.exec(pathname) ?? [];
  const file = fileSchema.safeParse(name);
  return file.success ? { libraryId, file: file.data } : null;
}

/** Article id -> its text. */
export const searchTextsSchema = z.record(z.string(), z.string());

const partsSchema = z.array(z.object({ text: z.string(), isHit: z.boolean() }));

export const searchAnswerSchema = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      titleParts: partsSchema,
      snippetParts: partsSchema,
      categoryId: z.string(),
    }),
  ),
  isSimilarOnly: z.boolean(),
  hasMore: z.optional(z.boolean()),
});
