import type { User } from '@harborline/domain/entities/user';
import type { Transaction } from 'firebase-admin/firestore';
import { readUser } from '../../people';
import { ApiError } from '../../platform/errors';

/** Reads the caller's document inside a transaction. @throws ApiError 'forbidden' if they have been removed */
export async function readPerson(transaction: Transaction, uid: string): Promise<User> {
  const person = await readUser(uid, transaction);
  if (!person?.is_active) throw new ApiError('forbidden');
  return person;
}
