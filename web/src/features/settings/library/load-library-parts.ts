import {
  type LibraryPrivate,
  type LibraryPublic,
  libraryPrivateSchema,
  libraryPublicSchema,
} from '@harborline/domain/entities/library';
import { docPath } from '@harborline/domain/paths';
import { doc, type Firestore, getDoc } from 'firebase/firestore';
import { parseDocument } from '../../../shared/live/parse-documents';

export interface LibraryParts {
  readonly public: LibraryPublic;
  readonly private: LibraryPrivate;
}

/** The public part of a library. @throws Error where there is none that can be read */
export async function loadPublicPart(firestore: Firestore, libraryId: string): Promise<LibraryPublic> {
  const found = parseDocument(libraryPublicSchema, await getDoc(doc(firestore, docPath.library(libraryId))));
  if (found === null) throw new Error(`library ${libraryId} is missing`);
  return found;
}

/** Both parts of a library, for staff who may see its settings. @throws Error */
export async function loadLibraryParts(firestore: Firestore, libraryId: string): Promise<LibraryParts> {
  const [visible, hidden] = await Promise.all([
    loadPublicPart(firestore, libraryId),
    getDoc(doc(firestore, docPath.libraryPrivate(libraryId))),
  ]);
  const settings = parseDocument(libraryPrivateSchema, hidden);
  if (settings === null) throw new Error(`private settings of ${libraryId} are missing`);
  return { public: visible, private: settings };
}
