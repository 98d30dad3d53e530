import { type User, userSchema } from '@harborline/domain/entities/user';
import { docPath } from '@harborline/domain/paths';
import type { Transaction } from 'firebase-admin/firestore';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';

/** The caller's document as it is inside a transaction. @throws ApiError 'forbidden' once they were removed */
export async function readPerson(transaction: Transaction, uid: string): Promise<User> {
  const parsed = userSchema.safeParse((await transaction.get(firestore().doc(docPath.user(uid)))).data());
  if (!parsed.success || !parsed.data.is_active) throw new ApiError('forbidden');
  return { ...parsed.data, uid };
}
