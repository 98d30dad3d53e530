import type { Invitation } from '@harborline/domain/entities/invitation';
import { mayHandleInvitation } from '@harborline/domain/invitation/may-invite';
import { INVITATION_TEXTS } from '@harborline/domain/texts/invitation';
import type { Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../../platform/caller';
import { ApiError } from '../../platform/errors';
import { invitationRef, readInvitation } from './record';

/**
 * An invitation of the library acted in that the caller may handle.
 * @throws ApiError 'not-found' for those of others, 'forbidden' for a role the caller may not give
 */
export async function readOwnInvitation(
  transaction: Transaction,
  id: string,
  staff: Staff,
): Promise<Invitation> {
  const invitation = readInvitation(await transaction.get(invitationRef(id)));
  if (invitation?.support_lib_id !== staff.support_lib_id) throw new ApiError('not-found');
  if (!mayHandleInvitation(staff, invitation.agent_role)) {
    throw new ApiError('forbidden', INVITATION_TEXTS.roleNotYours);
  }
  return invitation;
}

/** An invitation as an entry of the log names it. */
export const invitationTarget = ({ id, email }: Pick<Invitation, 'id' | 'email'>) => ({
  kind: 'invitation',
  id,
  label: email,
});
