import type { InvitationItem } from '@harborline/domain/api/teams/invitations';
import * as teams from '@harborline/domain/api/teams/invitations';
import type { Role } from '@harborline/domain/permissions/slugs';
import { callApi } from '../../../shared/api/call-api';
import type { Page } from '../../../shared/requests/use-pages';

/** Pending invitations, newest first. @throws ApiError */
export async function listInvitations(cursor: string, signal: AbortSignal): Promise<Page<InvitationItem>> {
  const query = { status: 'pending', cursor } as const;
  const { invitations, nextCursor } = await callApi(teams.listInvitations, {
    query,
    ...(signal && { signal }),
  });
  return { rows: invitations, nextCursor };
}

/** Mails a link into the library. @throws ApiError */
export async function invite(email: string, role: Role): Promise<InvitationItem> {
  return (await callApi(teams.createInvitation, { body: { email, agent_role: role } })).invitation;
}

/** Mails a new link; the earlier one stops working. @throws ApiError */
export async function resendInvitation(id: string): Promise<InvitationItem> {
  return (await callApi(teams.resendInvitation, { params: { id } })).invitation;
}

/** Makes the mailed link worthless. @throws ApiError */
export async function revokeInvitation(id: string): Promise<void> {
  await callApi(teams.revokeInvitation, { params: { id } });
}
