import { isLibraryId, isLibraryKey, normaliseLibraryKey } from '@harborline/domain/library/library-key';
import { LIMITS } from '@harborline/domain/limits';
import { isLocalHost } from '@harborline/domain/local-suite';
import { libraryHost, libraryKey } from '@harborline/domain/stores/library-lookups';
import { config } from '../../platform/config';
import { readRecord } from '../../platform/store/read';
import { KeptReads } from '../kept/kept-reads';
import { FRESH_MS, type LibraryHead, libraryHead } from './library-head';

/** A host moves to another library once in its life, if ever. */
const HOST_FRESH_MS = 60_000;

const HOST = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/;

type Lookup = ReturnType<typeof libraryKey>;
const readId = async (lookup: Lookup): Promise<string | null> =>
  (await readRecord(lookup))?.support_lib_id ?? null;

const keys = new KeptReads<string | null>({ limit: LIMITS.keptLookups });
const hosts = new KeptReads<string | null>({ limit: LIMITS.keptLookups });

/** The library of a key (D-01). Its own key is compared each time, so that a key given up leads nowhere. */
async function libraryOfKey(key: string): Promise<LibraryHead | null> {
  if (!isLibraryKey(key)) return null;
  const wanted = normaliseLibraryKey(key);
  const read = () => readId(libraryKey(wanted));
  const id = await keys.get(wanted, { isFresh: (found, ageMs) => found !== null || ageMs < FRESH_MS, read });
  const head = id === null ? null : await libraryHead(id);
  if (id === null || (head && normaliseLibraryKey(head.library.library_refkey) === wanted)) return head;
  const again = await keys.get(wanted, { isFresh: (_found, ageMs) => ageMs < FRESH_MS, read });
  return again === null ? null : libraryHead(again);
}

/** The library of a host, or the default parent library (D-01). */
async function libraryOfHost(hostname: string): Promise<LibraryHead | null> {
  const { environment, defaultLibraryId } = config();
  // The local suite is reached by loopback names, which belong to no library.
  const isNobodys = (environment === 'local' && isLocalHost(hostname)) || !HOST.test(hostname);
  if (isNobodys) return libraryHead(defaultLibraryId);
  const id = await hosts.get(hostname, {
    isFresh: (_found, ageMs) => ageMs < HOST_FRESH_MS,
    read: () => readId(libraryHost(hostname)),
  });
  return libraryHead(id ?? defaultLibraryId);
}

/**
 * The library a page shows: by key, else by host, else the default parent library (D-01, S2.1-01, S2.1-02).
 * @param hostname lower case, without a port
 * @returns null for a key that is nobody's
 */
export const findLibrary = (key: string | null, hostname: string): Promise<LibraryHead | null> =>
  key === null ? libraryOfHost(hostname) : libraryOfKey(key);

/**
 * The library of a widget's address, which may name it by its id (S2.5-19). The id comes first: nobody chooses theirs,
 * but a key could be chosen to look like another library's id.
 */
export async function findFramedLibrary(name: string): Promise<LibraryHead | null> {
  const named = isLibraryId(name) ? await libraryHead(name) : null;
  return named ?? libraryOfKey(name);
}
