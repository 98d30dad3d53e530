import type { User } from '@harborline/domain/entities/user';
import type { Transaction } from 'firebase-admin/firestore';
import { readUser } from '../../people';
import { ApiError } from '../../platform/errors';

/** The caller's document as it is inside a transaction. @throws ApiError 'forbidden' once they were removed */
export async function readPerson(transaction: Transaction, uid: string): Promise<User> {
  const person = await readUser(uid, transaction);
  if (!person?.is_active) throw new ApiError('forbidden');
  return person;
}
