import { hasUpdate } from '@harborline/domain/articles/article-copy';
import type { TimestampLike } from '@harborline/domain/entities/timestamp';
import { Timestamp } from 'firebase/firestore';

/** A text of a library that may be a copy of its parent's. */
interface Copyable {
  readonly id: string;
  readonly origin_ref?: string | undefined;
  readonly origin_updated_at?: TimestampLike | undefined;
  readonly updated_at: TimestampLike;
  readonly is_published: boolean;
}

/** A library's own copy of a text of its parent, and that text if visitors of the parent still see it (U-12). */
export interface CopyOf<Text> {
  readonly copy: Text;
  readonly origin: Text | null;
  readonly hasUpdate: boolean;
}

/** The copies of a library by the id of the original. */
export type CopiesOf<Text> = ReadonlyMap<string, CopyOf<Text>>;

/** Puts copies and their originals together. @param readOrigin fails or finds nothing where the original is gone */
export async function pairCopies<Text extends Copyable>(
  copies: readonly Text[],
  readOrigin: (id: string) => Promise<Text | null>,
): Promise<CopiesOf<Text>> {
  const pairs = await Promise.all(
    copies.map(async (copy) => {
      const id = copy.origin_ref ?? '';
      // Rules do not tell what is gone from what is not published.
      const origin = await readOrigin(id).catch(() => null);
      return [id, { copy, origin, hasUpdate: origin !== null && hasUpdate(copy, origin) }] as const;
    }),
  );
  return new Map(pairs);
}

/** The version of an original, as a copy notes it. */
export const versionOf = ({ updated_at: { seconds, nanoseconds } }: Pick<Copyable, 'updated_at'>) =>
  new Timestamp(seconds, nanoseconds);

export interface OwnCopy {
  readonly id: string;
  /** false if the library had one already, which the list of copies may be too short to show */
  readonly isNew: boolean;
}

/** Stores a new copy, or finds the one there is: rules refuse to write over it. @throws FirebaseError */
export async function makeCopy(
  id: string,
  store: () => Promise<void>,
  find: () => Promise<object | null>,
): Promise<OwnCopy> {
  try {
    await store();
    return { id, isNew: true };
  } catch (error) {
    const present = await find().catch(() => null);
    if (present === null) throw error;
    return { id, isNew: false };
  }
}
