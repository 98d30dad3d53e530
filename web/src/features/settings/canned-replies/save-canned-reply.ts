import { type ReplyFields, storedReply } from '@harborline/domain/canned-replies/check-reply';
import { cannedReply } from '@harborline/domain/stores/canned-replies';
import type { Firestore } from 'firebase/firestore';
import type { StoredReply } from '../../../shared/canned-replies/canned-replies';
import { newId } from '../../../shared/store/new-id';
import { deleteRecord, setRecord, updateRecord } from '../../../shared/store/write-record';

/** A canned reply as its dialog holds it. */
export interface ReplyDraft extends ReplyFields {
  /** null for a new one */
  readonly id: string | null;
  readonly isShared: boolean;
}

interface Writer {
  readonly libraryId: string;
  readonly uid: string;
}

/**
 * Stores a new canned reply, or another text of an earlier one.
 * @throws FirebaseError, `not-found` if a teammate has deleted it meanwhile
 */
export function saveCannedReply(
  firestore: Firestore,
  { libraryId, uid }: Writer,
  { id, isShared, ...fields }: ReplyDraft,
): Promise<void> {
  const changes = { owner_uid: isShared ? '' : uid, ...storedReply(fields) };
  if (id !== null) return updateRecord(firestore, cannedReply(id), changes);
  return setRecord(firestore, cannedReply(newId(firestore)), { support_lib_id: libraryId, ...changes });
}

/** @throws FirebaseError */
export const deleteCannedReply = (firestore: Firestore, id: string): Promise<void> =>
  deleteRecord(firestore, cannedReply(id));

/** Restores a deleted reply under its id. @throws FirebaseError */
export const restoreCannedReply = (
  firestore: Firestore,
  { id, support_lib_id, owner_uid, title, shortcut, text }: StoredReply,
): Promise<void> =>
  setRecord(firestore, cannedReply(id), { support_lib_id, owner_uid, title, shortcut, text });
