import { isId } from '@harborline/domain/entities/is-id';
import type { LibraryPublic } from '@harborline/domain/entities/library';
import { isLibraryId, isLibraryKey } from '@harborline/domain/library/library-key';
import { library } from '@harborline/domain/stores/libraries';
import { libraryHost, libraryKey } from '@harborline/domain/stores/library-lookups';
import { environment } from '../config/environment';
import { readDocuments } from '../firebase/firestore-rest';
import { isFramed } from '../frame/is-framed';
import { keptText } from '../storage/kept';
import { parseRecord } from '../store/parse-record';
import { readPublicRecord } from '../store/public-records';

const keptId = (key: string) => keptText('device', `library-id/${key.toLowerCase()}`);

/** Looks up the key and, if an earlier visit stored its id, reads the library in the same round trip. */
async function loadByKey(key: string): Promise<LibraryPublic | null> {
  if (!isLibraryKey(key)) return null;
  const hint = keptId(key).read();
  const named = libraryKey(key);
  const hinted = hint === null || !isId(hint) ? [] : [library(hint)];
  const [lookup, guessed] = await readDocuments([named, ...hinted]);
  const id = lookup ? parseRecord(named.read, lookup)?.support_lib_id : undefined;
  if (id === undefined) return null;
  keptId(key).write(id);
  return guessed && guessed.id === id ? parseRecord(library(id).read, guessed) : loadById(id);
}

const loadById = (id: string): Promise<LibraryPublic | null> => readPublicRecord(library(id));

async function loadByHost(): Promise<LibraryPublic | null> {
  const { kind, defaultLibraryId } = environment();
  // The local suite has loopback host names, which belong to no library.
  if (kind === 'local') return loadById(defaultLibraryId);
  const own = await readPublicRecord(libraryHost(window.location.hostname));
  return loadById(own?.support_lib_id ?? defaultLibraryId);
}

/** The library that a widget's address names by its id (S2.5-19) or by its key, in the order of the server. */
async function loadByName(name: string): Promise<LibraryPublic | null> {
  const named = isLibraryId(name) && isFramed(window.location.pathname) ? await loadById(name) : null;
  return named ?? loadByKey(name);
}

/**
 * The library a page shows: by key, else by host, else the default parent library (D-01); null for an unknown key.
 * @throws ReadError
 */
export function loadLibrary(key: string | null): Promise<LibraryPublic | null> {
  return key === null ? loadByHost() : loadByName(key);
}
