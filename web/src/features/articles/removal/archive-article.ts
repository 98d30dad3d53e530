import { articleDraft } from '@harborline/domain/stores/article-drafts';
import { article } from '@harborline/domain/stores/articles';
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

/**
 * Removes an article from the help center, search and the list, or restores it unchanged. An archived article
 * is one that is disabled. @returns the article's new version @throws FirebaseError
 */
export async function setArchived(
  firestore: Firestore,
  { id, isArchived, uid }: ArchiveChange,
): Promise<string | null> {
  const changes = { is_disabled: isArchived, updated_at: serverTimestamp(), updated_by: uid };
  await updateRecord(firestore, article(id), changes);
  const changed = await readRecord(firestore, article(id));
  return changed === null ? null : versionOf(changed.updated_at);
}

/**
 * Deletes an archived article with its draft, unless someone has restored or changed it since.
 * @returns whether it is gone @throws FirebaseError
 */
export function deleteArchived(firestore: Firestore, id: string, version: string | null): Promise<boolean> {
  return inTransaction(firestore, async (transaction) => {
    const [found, hasDraft] = await Promise.all([
      transaction.read(article(id)),
      transaction.has(articleDraft(id)),
    ]);
    if (found === null) return true;
    if (!found.is_disabled || versionOf(found.updated_at) !== version) return false;
    if (hasDraft) transaction.delete(articleDraft(id));
    transaction.delete(article(id));
    return true;
  });
}
