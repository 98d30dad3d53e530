import type { Article } from '../entities/article';

/** Stands between the two ids in the id of a copy. Rules repeat it, and no other article has it in its id. */
const SEPARATOR = '_of_';

/**
 * Id of a library's own copy of an article of its parent (U-12). It follows from both, so that a library has one copy at
 * most, and everybody finds out whether there is one.
 */
export const copyIdOf = (libraryId: string, originId: string): string =>
  `${originId}${SEPARATOR}${libraryId}`;

/** Whether the parent has changed its article since the copy was made or last compared. */
export const hasUpdate = (
  { origin_updated_at }: Pick<Article, 'origin_updated_at'>,
  { updated_at, is_published }: Pick<Article, 'updated_at' | 'is_published'>,
): boolean =>
  is_published && origin_updated_at !== undefined && updated_at.toMillis() > origin_updated_at.toMillis();
