import * as contract from '@harborline/domain/api/teams/invitations';
import { COLLECTIONS } from '@harborline/domain/paths';
import { staffEndpoint } from '../../platform/endpoint';
import { firestore } from '../../platform/firebase';
import { readPage } from '../../platform/page';
import { presentInvitation, readInvitation } from './record';

/** GET invitations: those of the library acted in, newest first, expired ones among the pending. */
export const listInvitations = staffEndpoint(
  contract.listInvitations,
  async ({ status, ...page }, { support_lib_id }, { nowMs }) => {
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
);
