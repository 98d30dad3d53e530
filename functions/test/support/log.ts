import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { db } from './suite';

/** The log of a library, oldest first. */
export async function logOf(libraryId: string) {
  const entries = await db.collection(COLLECTIONS.audit).where('support_lib_id', '==', libraryId).get();
  return entries.docs.map((doc) => doc.data()).sort((one, other) => one.at.toMillis() - other.at.toMillis());
}

/** A person's document as stored. */
export async function personOf(uid: string) {
  return (await db.doc(docPath.user(uid)).get()).data() ?? {};
}
