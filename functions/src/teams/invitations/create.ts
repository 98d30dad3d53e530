import * as contract from '@harborline/domain/api/teams/invitations';
import { invitableRoles, invitationState, isOpenInvitation } from '@harborline/domain/invitation/invitation';
import { LIMITS } from '@harborline/domain/limits';
import { invitation as invitationDocument, pendingInvitations } from '@harborline/domain/stores/invitations';
import { INVITATION_TEXTS } from '@harborline/domain/texts/invitation';
import { auditEntry, writeAudit } from '../../audit';
import { brandOf, readLibrary } from '../../libraries';
import { readUser } from '../../people';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { countRecords, readRecord } from '../../platform/store/read';
import { uidOf } from '../../sessions';
import { invitationIdOf, invitationTarget, presentInvitation } from './record';
import { checkInvitationRate, sendInvitation } from './send';

/** Whether the address belongs to an active teammate of this library; reveals nothing about other libraries. */
async function isTeammate(email: string, libraryId: string): Promise<boolean> {
  const uid = await uidOf(email);
  if (uid === undefined) return false;
  const person = await readUser(uid);
  return person?.is_active === true && person.init_support_lib_id === libraryId;
}

async function demandRoom(libraryId: string): Promise<void> {
  const count = await countRecords(pendingInvitations(libraryId));
  if (count >= LIMITS.activeInvitations) throw new ApiError('conflict', INVITATION_TEXTS.tooMany);
}

/** POST invitations: invites an address to the team of the current library, once (D-09). */
export const createInvitation = staffEndpoint(
  contract.createInvitation,
  async ({ email, agent_role }, staff, { nowMs }) => {
    const libraryId = staff.support_lib_id;
    if (!invitableRoles(staff).includes(agent_role)) {
      throw new ApiError('forbidden', INVITATION_TEXTS.roleNotYours);
    }
    if (await isTeammate(email, libraryId)) throw new ApiError('conflict', INVITATION_TEXTS.alreadyTeammate);
    await demandRoom(libraryId);
    const id = invitationIdOf(libraryId, email);
    const invitation = await firestore().runTransaction(async (transaction) => {
      const earlier = await readRecord(invitationDocument(id), transaction);
      if (earlier && isOpenInvitation(earlier) && invitationState(earlier, nowMs) !== 'expired') {
        throw new ApiError('conflict', INVITATION_TEXTS.alreadyInvited);
      }
      const library = await readLibrary(transaction, libraryId);
      if (!library) throw new ApiError('not-found');
      const count = await checkInvitationRate(transaction, email, staff.uid, nowMs);
      count();
      const target = invitationTarget({ id, email });
      const details = { role: agent_role };
      writeAudit(transaction, auditEntry(staff, { action: 'teammate-invited', libraryId, target, details }));
      return sendInvitation(transaction, {
        id,
        libraryId,
        brand: brandOf(library),
        email,
        role: agent_role,
        invitedBy: { uid: staff.uid, name: staff.display_name || staff.agent_name },
        nowMs,
      });
    });
    return { invitation: presentInvitation(invitation, nowMs) };
  },
);
