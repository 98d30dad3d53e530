import type { TimestampLike } from '../entities/timestamp';

/** Stands between the two ids in the id of a copy. Rules repeat it, and no other id of these texts has it. */
const SEPARATOR = '_of_';

/**
 * Id of a library's own copy of a text of its parent (U-12). It follows from both, so that a library has one copy at most,
 * and everybody finds out whether there is one.
 */
export const copyIdOf = (libraryId: string, originId: string): string =>
  `${originId}${SEPARATOR}${libraryId}`;

interface Copy {
  readonly origin_updated_at?: TimestampLike | undefined;
}

interface Origin {
  readonly updated_at: TimestampLike;
  readonly is_published: boolean;
}

/** Whether the parent has changed the original since the copy was made or last compared. */
export const hasUpdate = ({ origin_updated_at }: Copy, { updated_at, is_published }: Origin): boolean =>
  is_published && origin_updated_at !== undefined && updated_at.toMillis() > origin_updated_at.toMillis();
