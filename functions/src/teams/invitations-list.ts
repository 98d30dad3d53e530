import { INVITATION_STATUSES } from '@harborline/domain/entities/invitation';
import { invitationListSchema } from '@harborline/domain/invitation/invitation-item';
import { COLLECTIONS } from '@harborline/domain/paths';
import * as z from 'zod/mini';
import { staffEndpoint } from '../platform/endpoint';
import { firestore } from '../platform/firebase';
import { presentInvitation, readInvitation } from '../platform/invitation-record';
import { pageInput, readPage } from '../platform/page';

const input = z.object({ ...pageInput, status: z.optional(z.enum(INVITATION_STATUSES)) });

/** GET invitations: those of the library acted in, newest first, expired ones among the pending. */
export const listInvitations = staffEndpoint({
  name: 'listInvitations',
  route: 'GET /api/teams/invitations',
  input,
  output: invitationListSchema,
  rate: 'staffRead',
  libraryOf: (_input, staff) => staff.support_lib_id,
  async run({ status, ...page }, { support_lib_id }, { nowMs }) {
    const collection = firestore().collection(COLLECTIONS.invitations);
    const ofLibrary = collection.where('support_lib_id', '==', support_lib_id);
    const chosen = status === undefined ? ofLibrary : ofLibrary.where('status', '==', status);
    const { docs, nextCursor } = await readPage(
      chosen.orderBy('created_at', 'desc'),
      collection,
      page,
      (invitation) => invitation.get('support_lib_id') === support_lib_id,
    );
    const invitations = docs.map(readInvitation).filter((found) => found !== undefined);
    return { invitations: invitations.map((found) => presentInvitation(found, nowMs)), nextCursor };
  },
});
