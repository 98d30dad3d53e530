import { type LibraryPart, libraryChanges } from '@harborline/domain/audit/library-values';
import { DURATIONS } from '@harborline/domain/limits';
import { docPath } from '@harborline/domain/paths';
import { Timestamp } from 'firebase-admin/firestore';
import type { Change, DocumentSnapshot } from 'firebase-functions/firestore';
import { firestore } from '../../platform/firebase';
import { settingsEntryId } from './settings-entry-id';

/** Whether the document was written in this commit or later. If it was not, nothing logs this commit. */
const isAsNewAs = (one: DocumentSnapshot, { updateTime }: DocumentSnapshot): boolean =>
  one.updateTime !== undefined && updateTime !== undefined && one.updateTime >= updateTime;

/**
 * Adds the old and new values of changed fields to the entry for their commit. Another event writes the entry, before
 * or after this one; until then the values wait, for a day at most. Changes that functions make and log themselves are
 * left out.
 */
export async function logChangedValues(
  libraryId: string,
  part: LibraryPart,
  { before, after }: Change<DocumentSnapshot>,
): Promise<void> {
  if (!before.exists || !after.exists) return;
  const changes = libraryChanges(part, before.data(), after.data());
  if (changes.length === 0) return;
  const id = settingsEntryId(libraryId, after);
  const entryRef = firestore().doc(docPath.audit(id));
  const lastChangeRef = firestore().doc(docPath.libraryLastChange(libraryId));
  await firestore().runTransaction(async (transaction) => {
    const entry = await transaction.get(entryRef);
    const lastChange = await transaction.get(lastChangeRef);
    if (entry.exists) transaction.update(entryRef, { changes });
    else if (isAsNewAs(lastChange, after)) {
      const expires_at = Timestamp.fromMillis(Date.now() + DURATIONS.changedValuesKeptMs);
      transaction.set(firestore().doc(docPath.libraryChangedValues(libraryId, id)), { changes, expires_at });
    }
  });
}
