import {
  type LibraryPublic,
  libraryLookupSchema,
  libraryPublicSchema,
} from '@harborline/domain/entities/library';
import { isLibraryKey } from '@harborline/domain/library/library-key';
import { docPath } from '@harborline/domain/paths';
import { environment } from '../config/environment';
import { readDocument } from '../firebase/firestore-rest';
import { parseDocument } from '../firebase/parse-document';

async function lookUp(path: string): Promise<string | null> {
  const found = await readDocument(path);
  return found === null ? null : (parseDocument(libraryLookupSchema, found)?.support_lib_id ?? null);
}

function libraryId(key: string | null): Promise<string | null> {
  if (key !== null) return isLibraryKey(key) ? lookUp(docPath.libraryKey(key)) : Promise.resolve(null);
  const { kind, defaultLibraryId } = environment();
  // The local suite is reached by loopback names, which belong to no library.
  if (kind === 'local') return Promise.resolve(defaultLibraryId);
  return lookUp(docPath.libraryHost(window.location.hostname)).then((found) => found ?? defaultLibraryId);
}

/**
 * The library a page shows: by key, else by host, else the default parent library (D-01); null for a key that
 * is nobody's. @throws ReadError
 */
export async function loadLibrary(key: string | null): Promise<LibraryPublic | null> {
  const id = await libraryId(key);
  const found = id === null ? null : await readDocument(docPath.library(id));
  return found === null ? null : parseDocument(libraryPublicSchema, found);
}
