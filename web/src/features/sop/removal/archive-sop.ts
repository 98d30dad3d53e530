import { sopArticle } from '@harborline/domain/stores/sops';
import { type Firestore, serverTimestamp } from 'firebase/firestore';
import { inTransaction } from '../../../shared/store/in-transaction';
import { readRecord } from '../../../shared/store/read-records';
import { versionOf } from '../../../shared/store/version-of';
import { updateRecord } from '../../../shared/store/write-record';

interface ArchiveChange {
  readonly id: string;
  readonly isArchived: boolean;
  readonly uid: string;
}

/** Takes an SOP away from its readers, or restores it unchanged. @returns its new state @throws FirebaseError */
export async function setSopArchived(
  firestore: Firestore,
  { id, isArchived, uid }: ArchiveChange,
): Promise<string | null> {
  const changes = { is_disabled: isArchived, updated_at: serverTimestamp(), updated_by: uid };
  await updateRecord(firestore, sopArticle(id), changes);
  const changed = await readRecord(firestore, sopArticle(id));
  return changed === null ? null : versionOf(changed.updated_at);
}

/** Deletes an archived SOP, unless someone has restored or changed it since. @returns whether it is gone @throws FirebaseError */
export const deleteArchivedSop = (firestore: Firestore, id: string, state: string | null): Promise<boolean> =>
  inTransaction(firestore, async (transaction) => {
    const found = await transaction.read(sopArticle(id));
    if (found === null) return true;
    if (!found.is_disabled || versionOf(found.updated_at) !== state) return false;
    transaction.delete(sopArticle(id));
    return true;
  });
