import type { LibraryArea, LibraryChange } from '@harborline/domain/entities/library';
import { docPath } from '@harborline/domain/paths';
import { doc, type FieldValue, type Firestore, serverTimestamp, writeBatch } from 'firebase/firestore';

/** A value of a library's document: text, switch, or a group of them. */
type LibraryValue = string | boolean | Readonly<Record<string, string | boolean>>;

export interface LibraryAreaChange {
  readonly libraryId: string;
  /** who changes it */
  readonly uid: string;
  readonly area: Exclude<LibraryArea, 'categoryOrder'>;
  /** by field path, such as `settings.metaData.title`; of the private part where the area is `company` */
  readonly changes: Readonly<Record<string, LibraryValue>>;
}

/**
 * Changes one area of a library together with its `lastChange`, which the rules demand and the log follows from.
 * @throws FirebaseError, `permission-denied` where the person may not
 */
export async function saveLibraryArea(firestore: Firestore, change: LibraryAreaChange): Promise<void> {
  const { libraryId, uid, area, changes } = change;
  const target = area === 'company' ? docPath.libraryPrivate(libraryId) : docPath.library(libraryId);
  const lastChange: Omit<LibraryChange, 'updated_at'> & { updated_at: FieldValue } = {
    updated_by: uid,
    updated_at: serverTimestamp(),
    area,
  };
  const batch = writeBatch(firestore);
  batch.update(doc(firestore, target), { ...changes });
  batch.set(doc(firestore, docPath.libraryLastChange(libraryId)), lastChange);
  await batch.commit();
}
