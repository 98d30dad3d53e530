import type { LibraryPublic } from '@harborline/domain/entities/library';
import { LIMITS } from '@harborline/domain/limits';
import { contentStamp } from '@harborline/domain/stores/content-stamps';
import { library as libraryDocument } from '@harborline/domain/stores/libraries';
import type { Timestamp } from 'firebase-admin/firestore';
import { firestore } from '../../platform/firebase';
import { refOf, snapshotRecord } from '../../platform/store/read';
import { KeptReads } from '../kept/kept-reads';

/** Rendered pages may be this much older than the database, besides what caches add. */
export const FRESH_MS = 10_000;
/**
 * Where nothing is found, what was read may be only this much older: another instance, which has read since, may show
 * links to it already.
 */
export const MISSING_FRESH_MS = 1_000;

/** What is read of a library again and again: itself, and when its content last changed. */
export interface LibraryHead {
  readonly library: LibraryPublic;
  /** differs after every change of the library's document */
  readonly version: string;
  /** null if the library has no stamp */
  readonly contentStamp: string | null;
}

const textOf = ({ seconds, nanoseconds }: Pick<Timestamp, 'seconds' | 'nanoseconds'>): string =>
  `${seconds}.${nanoseconds}`;

async function readHead(libraryId: string): Promise<LibraryHead | null> {
  const [document, stampDocument] = [libraryDocument(libraryId), contentStamp(libraryId)];
  const [stored, storedStamp] = await firestore().getAll(refOf(document), refOf(stampDocument));
  const library = snapshotRecord(document.read, stored);
  if (!library || !stored?.updateTime) return null;
  const stamp = snapshotRecord(stampDocument.read, storedStamp);
  return {
    library,
    version: textOf(stored.updateTime),
    contentStamp: stamp ? textOf(stamp.changed_at) : null,
  };
}

const heads = new KeptReads<LibraryHead | null>({ limit: LIMITS.keptLibraries });

/**
 * A library as of the last ten seconds: two document reads at most.
 * @param freshMs how old it may be
 * @returns null if there is none
 */
export const libraryHead = (libraryId: string, freshMs = FRESH_MS): Promise<LibraryHead | null> =>
  heads.get(libraryId, {
    isFresh: (_head, ageMs) => ageMs < freshMs,
    read: () => readHead(libraryId),
  });
