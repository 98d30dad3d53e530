import { type LibraryPart, libraryChanges } from '@harborline/domain/audit/library-values';
import { DURATIONS } from '@harborline/domain/limits';
import { auditRecord } from '@harborline/domain/stores/audit';
import { libraryLastChange } from '@harborline/domain/stores/library-areas';
import { changedValues } from '@harborline/domain/stores/library-private';
import { Timestamp } from 'firebase-admin/firestore';
import type { Change, DocumentSnapshot } from 'firebase-functions/firestore';
import { firestore } from '../../platform/firebase';
import { isStored, refOf } from '../../platform/store/read';
import { setRecord, updateRecord } from '../../platform/store/write';
import { settingsEntryId } from './settings-entry-id';

/** Whether the document was written in this commit or later. If not, no entry for this commit will follow. */
const isAsNewAs = (one: DocumentSnapshot, { updateTime }: DocumentSnapshot): boolean =>
  one.updateTime !== undefined && updateTime !== undefined && one.updateTime >= updateTime;

/**
 * Adds the old and new values of changed fields to the entry for their commit. Another event writes that entry, before
 * or after this one; until then the values wait, for a day at most. Skips changes that functions make and log
 * themselves.
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
  await firestore().runTransaction(async (transaction) => {
    const isLogged = await isStored(auditRecord(id), transaction);
    const lastChange = await transaction.get(refOf(libraryLastChange(libraryId)));
    if (isLogged) updateRecord(transaction, auditRecord(id), { changes });
    else if (isAsNewAs(lastChange, after)) {
      const expires_at = Timestamp.fromMillis(Date.now() + DURATIONS.changedValuesKeptMs);
      setRecord(transaction, changedValues(libraryId, id), { changes, expires_at });
    }
  });
}
