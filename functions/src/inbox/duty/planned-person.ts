import type { User } from '@harborline/domain/entities/user';
import { manageTeam } from '@harborline/domain/permissions/requirements';
import { DUTY_TEXTS } from '@harborline/domain/texts/duty';
import type { Transaction } from 'firebase-admin/firestore';
import { hasEach, readUser } from '../../people';
import type { Staff } from '../../platform/caller';
import { ApiError } from '../../platform/errors';

/**
 * The person whose plan is read or changed: oneself, or a teammate for whoever manages the team. A plan belongs to the
 * home library.
 * @throws ApiError 'conflict' for oneself elsewhere, 'forbidden', or 'not-found' for whoever is no active teammate
 */
export async function readPlanned(uid: string, staff: Staff, transaction?: Transaction): Promise<User> {
  const { support_lib_id: libraryId } = staff;
  const isOwn = uid === staff.uid;
  if (isOwn && staff.init_support_lib_id !== libraryId) throw new ApiError('conflict', DUTY_TEXTS.elsewhere);
  if (!isOwn && !hasEach(staff, manageTeam)) throw new ApiError('forbidden', DUTY_TEXTS.denied);
  const person = await readUser(uid, transaction);
  if (!person?.is_active || person.init_support_lib_id !== libraryId) throw new ApiError('not-found');
  return person;
}
