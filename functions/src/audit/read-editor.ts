import { type User, userSchema } from '@harborline/domain/entities/user';
import { docPath } from '@harborline/domain/paths';
import { firestore } from '../platform/firebase';

/** The person a document names as the one who changed it last. */
export async function readEditor(uid: unknown): Promise<User | undefined> {
  if (typeof uid !== 'string' || uid === '') return undefined;
  const parsed = userSchema.safeParse((await firestore().doc(docPath.user(uid)).get()).data());
  return parsed.success ? { ...parsed.data, uid } : undefined;
}
