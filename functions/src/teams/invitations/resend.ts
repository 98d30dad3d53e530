import * as contract from '@harborline/domain/api/teams/invitations';
import { isOpenInvitation } from '@harborline/domain/invitation/invitation';
import { INVITATION_TEXTS } from '@harborline/domain/texts/invitation';
import { auditEntry, writeAudit } from '../../audit';
import { brandOf, readLibrary } from '../../libraries';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { invitationTarget, presentInvitation, readOwnInvitation } from './record';
import { checkInvitationRate, sendInvitation } from './send';

/** PATCH invitations/{id}: resends an open or expired invitation with a new link; the old link ends (D-09). */
export const resendInvitation = staffEndpoint(contract.resendInvitation, async ({ id }, staff, { nowMs }) => {
  const libraryId = staff.support_lib_id;
  const invitation = await firestore().runTransaction(async (transaction) => {
    const earlier = await readOwnInvitation(transaction, id, staff);
    if (!isOpenInvitation(earlier)) throw new ApiError('conflict', INVITATION_TEXTS.notPending);
    const library = await readLibrary(transaction, libraryId);
    if (!library) throw new ApiError('not-found');
    const count = await checkInvitationRate(transaction, earlier.email, staff.uid, nowMs);
    count();
    const target = invitationTarget(earlier);
    writeAudit(transaction, auditEntry(staff, { action: 'invitation-resent', libraryId, target }));
    return sendInvitation(transaction, {
      id,
      libraryId,
      brand: brandOf(library),
      email: earlier.email,
      role: earlier.agent_role,
      // The person who resends it is now its sender: the first sender may have left.
      invitedBy: { uid: staff.uid, name: staff.display_name || staff.agent_name },
      createdAt: earlier.created_at,
      nowMs,
    });
  });
  return { invitation: presentInvitation(invitation, nowMs) };
});
