import { user } from '@harborline/domain/stores/users';
import { isViewing } from '@harborline/domain/team/standing';
import type { Transaction } from 'firebase-admin/firestore';
import { ApiError } from '../../platform/errors';
import { readRecord } from '../../platform/store/read';

/**
 * Staff can chat as visitors, but while they view as a teammate, their account changes nothing. Reads, so call it before
 * any write. @throws ApiError 'forbidden'
 */
export async function mustNotView(transaction: Transaction, uid: string): Promise<void> {
  const person = await readRecord(user(uid), transaction);
  if (person && isViewing(person)) throw new ApiError('forbidden');
}
