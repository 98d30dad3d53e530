import type { LibraryArea } from '@harborline/domain/entities/library';
import { libraryArea, libraryLastChange } from '@harborline/domain/stores/library-areas';
import type { Exactly } from '@harborline/domain/stores/writes';
import { type Firestore, serverTimestamp } from 'firebase/firestore';
import { inBatch } from '../store/in-batch';
import type { RecordChanges } from '../store/write-record';

/** The library to change, and who changes it. */
export interface LibraryWriter {
  readonly libraryId: string;
  readonly uid: string;
}

type SavedArea = Exclude<LibraryArea, 'categoryOrder'>;

/** Changes by field path, such as `settings.metaData.title`; `company`, `ratings` and `ticketMail` are in the private part. */
type AreaChanges<Area extends SavedArea> = RecordChanges<ReturnType<typeof libraryArea<Area>>>;

/**
 * Changes one area of a library together with its `lastChange`, which the rules require and the log is made from.
 * @throws FirebaseError, `permission-denied` if the person lacks the permission
 */
export async function saveLibraryArea<Area extends SavedArea, const Changes extends AreaChanges<Area>>(
  firestore: Firestore,
  change: LibraryWriter & { readonly area: Area; readonly changes: Exactly<Changes, AreaChanges<Area>> },
): Promise<void> {
  const { libraryId, uid, area, changes } = change;
  await inBatch(firestore, (batch) => {
    batch.update<ReturnType<typeof libraryArea<Area>>, Changes>(libraryArea(libraryId, area), changes);
    batch.set(libraryLastChange(libraryId), { updated_by: uid, updated_at: serverTimestamp(), area });
  });
}
