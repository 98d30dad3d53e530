import * as contract from '@harborline/domain/api/teams/invitations';
import { isOpenInvitation } from '@harborline/domain/invitation/invitation';
import { invitation as invitationDocument } from '@harborline/domain/stores/invitations';
import { INVITATION_TEXTS } from '@harborline/domain/texts/invitation';
import { auditEntry, writeAudit } from '../../audit';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { updateRecord } from '../../platform/store/write';
import { invitationTarget, presentInvitation, readOwnInvitation } from './record';

/** DELETE invitations/{id}: revokes an invitation; a second call changes nothing. */
export const revokeInvitation = staffEndpoint(contract.revokeInvitation, async ({ id }, staff, { nowMs }) => {
  const invitation = await firestore().runTransaction(async (transaction) => {
    const earlier = await readOwnInvitation(transaction, id, staff);
    if (earlier.status === 'revoked') return earlier;
    if (!isOpenInvitation(earlier)) throw new ApiError('conflict', INVITATION_TEXTS.notPending);
    const audited = { action: 'invitation-revoked', libraryId: staff.support_lib_id } as const;
    writeAudit(transaction, auditEntry(staff, { ...audited, target: invitationTarget(earlier) }));
    updateRecord(transaction, invitationDocument(id), { status: 'revoked' });
    return { ...earlier, status: 'revoked' as const };
  });
  return { invitation: presentInvitation(invitation, nowMs) };
});
