import { isId } from '@harborline/domain/entities/id';
import {
  type LibraryPublic,
  libraryLookupSchema,
  libraryPublicSchema,
} from '@harborline/domain/entities/library';
import { isLibraryKey } from '@harborline/domain/library/library-key';
import { docPath } from '@harborline/domain/paths';
import { environment } from '../config/environment';
import { readDocument, readDocuments } from '../firebase/firestore-rest';
import { parseDocument } from '../firebase/parse-document';

const hintKey = (key: string) => `library-id/${key.toLowerCase()}`;

function rememberedId(key: string): string | null {
  try {
    const id = window.localStorage.getItem(hintKey(key));
    return id !== null && isId(id) ? id : null;
  } catch {
    return null;
  }
}

function rememberId(key: string, id: string): void {
  try {
    window.localStorage.setItem(hintKey(key), id);
  } catch {
    // Only a round trip less the next time; without storage there is none to save.
  }
}

/** Asks for the key and, where an earlier visit left its id, for the library in the same round trip. */
async function loadByKey(key: string): Promise<LibraryPublic | null> {
  if (!isLibraryKey(key)) return null;
  const hint = rememberedId(key);
  const paths = [docPath.libraryKey(key), ...(hint === null ? [] : [docPath.library(hint)])];
  const [lookup, guessed] = await readDocuments(paths);
  const id = lookup ? parseDocument(libraryLookupSchema, lookup)?.support_lib_id : undefined;
  if (id === undefined) return null;
  rememberId(key, id);
  return guessed && guessed.id === id ? parseDocument(libraryPublicSchema, guessed) : loadById(id);
}

async function loadById(id: string): Promise<LibraryPublic | null> {
  const found = await readDocument(docPath.library(id));
  return found === null ? null : parseDocument(libraryPublicSchema, found);
}

async function loadByHost(): Promise<LibraryPublic | null> {
  const { kind, defaultLibraryId } = environment();
  // The local suite is reached by loopback names, which belong to no library.
  if (kind === 'local') return loadById(defaultLibraryId);
  const lookup = await readDocument(docPath.libraryHost(window.location.hostname));
  const own = lookup && parseDocument(libraryLookupSchema, lookup);
  return loadById(own?.support_lib_id ?? defaultLibraryId);
}

/**
 * The library a page shows: by key, else by host, else the default parent library (D-01); null for a key that
 * is nobody's. @throws ReadError
 */
export function loadLibrary(key: string | null): Promise<LibraryPublic | null> {
  return key === null ? loadByHost() : loadByKey(key);
}

/** Name under which a page's library is kept once it was read. */
export const libraryResource = (key: string | null): string => `library/${key ?? ''}`;
