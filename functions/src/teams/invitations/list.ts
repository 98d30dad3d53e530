import * as contract from '@harborline/domain/api/teams/invitations';
import { newestInvitations } from '@harborline/domain/stores/invitations';
import { staffEndpoint } from '../../platform/endpoint';
import { readPage } from '../../platform/page';
import { presentInvitation } from './record';

/** GET invitations: lists those of the current library, newest first; expired ones count as pending. */
export const listInvitations = staffEndpoint(
  contract.listInvitations,
  async ({ status, ...page }, { support_lib_id }, { nowMs }) => {
    const { records: invitations, nextCursor } = await readPage(
      newestInvitations(support_lib_id, status ?? null),
      page,
      (cursor) => cursor.get('support_lib_id') === support_lib_id,
    );
    return { invitations: invitations.map((found) => presentInvitation(found, nowMs)), nextCursor };
  },
);
