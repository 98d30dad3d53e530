import {
  type InvitationItem,
  invitationAnswerSchema,
  invitationListSchema,
} from '@harborline/domain/invitation/invitation-item';
import type { Role } from '@harborline/domain/permissions/slugs';
import { callApi } from '../../../shared/api/call-api';

const PATH = '/api/teams/invitations';

export interface InvitationPage {
  readonly invitations: readonly InvitationItem[];
  /** '' at the end */
  readonly nextCursor: string;
}

/** Invitations nobody followed or took back yet, newest first. @throws ApiError */
export async function listInvitations(cursor: string): Promise<InvitationPage> {
  return callApi('GET', PATH, {
    query: { status: 'pending', cursor: cursor === '' ? undefined : cursor },
    schema: invitationListSchema,
  });
}

/** Mails somebody a link into the library. @throws ApiError */
export async function invite(email: string, role: Role): Promise<InvitationItem> {
  const body = { email, agent_role: role };
  return (await callApi('POST', PATH, { body, schema: invitationAnswerSchema })).invitation;
}

/** Mails a new link; the earlier one stops working. @throws ApiError */
export async function resendInvitation(id: string): Promise<InvitationItem> {
  const path = `${PATH}/${encodeURIComponent(id)}`;
  return (await callApi('PATCH', path, { body: {}, schema: invitationAnswerSchema })).invitation;
}

/** Makes the mailed link worthless. @throws ApiError */
export async function revokeInvitation(id: string): Promise<void> {
  await callApi('DELETE', `${PATH}/${encodeURIComponent(id)}`);
}
