import { libraryPublicSchema } from '@harborline/domain/entities/library';
import { docPath } from '@harborline/domain/paths';
import { doc, type Firestore, getDoc } from 'firebase/firestore';
import { parseDocument } from '../../../shared/live/parse-documents';

/** What a library is called; null where that cannot be read. */
export async function readLibraryName(firestore: Firestore, libraryId: string): Promise<string | null> {
  const library = await getDoc(doc(firestore, docPath.library(libraryId))).then(
    (snapshot) => parseDocument(libraryPublicSchema, snapshot),
    () => null,
  );
  return library?.settings.settings.companyName ?? null;
}
