import type { User } from '@harborline/domain/entities/user';
import { publishArticles, writeArticles } from '@harborline/domain/permissions/requirements';
import type { Transaction } from 'firebase-admin/firestore';
import { hasEach, readIfStillMay } from '../../people';

/** A person of a library, or of its agency, who may still read its unpublished articles; undefined for anybody else. */
export const readWriter = (
  uid: string,
  libraryId: string,
  transaction: Transaction,
): Promise<User | undefined> => readIfStillMay(writeArticles, { uid, libraryId }, transaction);

/** Whether a person may still publish in a library when nobody of theirs is signed in. */
export async function mayStillPublish(
  uid: string,
  libraryId: string,
  transaction: Transaction,
): Promise<boolean> {
  const person = await readWriter(uid, libraryId, transaction);
  return person !== undefined && hasEach(person, publishArticles);
}
