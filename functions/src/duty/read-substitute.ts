import type { User } from '@harborline/domain/entities/user';
import { replyToTickets } from '@harborline/domain/permissions/requirements';
import type { Transaction } from 'firebase-admin/firestore';
import { hasEach, readUser } from '../people';

/** Who covers for somebody, while they are an active teammate at home there who answers tickets; undefined otherwise. */
export async function readSubstitute(
  uid: string,
  libraryId: string,
  transaction?: Transaction,
): Promise<User | undefined> {
  const found = uid === '' ? undefined : await readUser(uid, transaction);
  const isThere = found?.is_active === true && found.init_support_lib_id === libraryId;
  return isThere && hasEach(found, replyToTickets) ? found : undefined;
}
