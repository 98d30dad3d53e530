import { docPath } from '@harborline/domain/paths';
import { doc, type Firestore, onSnapshot } from 'firebase/firestore';
import { report } from '../../../shared/config/report';

/**
 * Tells whenever a part of a library was changed on the server, by anybody; own writes once they arrived there.
 * @returns what ends it
 */
export function watchLibrary(
  firestore: Firestore,
  part: { readonly libraryId: string; readonly isPrivate: boolean },
  onChange: () => void,
): () => void {
  const path = part.isPrivate ? docPath.libraryPrivate(part.libraryId) : docPath.library(part.libraryId);
  let isKnown = false;
  return onSnapshot(
    doc(firestore, path),
    { includeMetadataChanges: true },
    ({ metadata }) => {
      if (metadata.hasPendingWrites || metadata.fromCache) return;
      if (isKnown) onChange();
      isKnown = true;
    },
    // Whose rights end here is told so by the guard of the page.
    (error) => {
      if (error.code !== 'permission-denied') report('library-watch', error);
    },
  );
}
