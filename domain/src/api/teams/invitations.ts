import * as z from 'zod/mini';
import { INVITATION_STATUSES } from '../../entities/invitation';
import { INVITATION_STATES } from '../../invitation/invitation';
import { inviteUsers } from '../../permissions/requirements';
import { ROLES } from '../../permissions/slugs';
import { defineEndpoint } from '../contract';
import { emailField, pageFields } from '../fields';
import { idOf } from '../ids';

/** An invitation as the team page shows it, without its secret. */
const invitationItemSchema = z.object({
  id: z.string(),
  email: z.string(),
  agent_role: z.enum(ROLES),
  state: z.enum(INVITATION_STATES),
  invited_by_name: z.string(),
  /** ISO 8601, UTC */
  created_at: z.string(),
  sent_at: z.string(),
  expires_at: z.string(),
});
export type InvitationItem = z.infer<typeof invitationItemSchema>;

const invitationList = z.object({
  invitations: z.array(invitationItemSchema),
  /** pass it as `cursor` to get older ones; '' at the end */
  nextCursor: z.string(),
});

const invitationAnswer = z.object({ invitation: invitationItemSchema });

const byInvitation = z.object({ id: idOf('invitation') });

export const listInvitations = defineEndpoint({
  service: 'teams',
  method: 'GET',
  path: '/invitations',
  summary: 'Lists invitations of the current library, newest first; pending ones include expired ones.',
  permission: inviteUsers,
  rate: 'staffRead',
  query: z.object({ ...pageFields('invitation'), status: z.optional(z.enum(INVITATION_STATUSES)) }),
  answer: invitationList,
});

export const createInvitation = defineEndpoint({
  service: 'teams',
  method: 'POST',
  path: '/invitations',
  summary: 'Invites an address to the team of the current library, once (D-09).',
  permission: inviteUsers,
  rate: 'session',
  body: z.object({ email: emailField, agent_role: z.enum(ROLES) }),
  answer: invitationAnswer,
});

export const resendInvitation = defineEndpoint({
  service: 'teams',
  method: 'PATCH',
  path: '/invitations/:id',
  summary: 'Sends an open or expired invitation again with a new link; the old one stops working (D-09).',
  permission: inviteUsers,
  rate: 'session',
  params: byInvitation,
  answer: invitationAnswer,
});

export const revokeInvitation = defineEndpoint({
  service: 'teams',
  method: 'DELETE',
  path: '/invitations/:id',
  summary: 'Revokes an invitation; repeating the call changes nothing.',
  permission: inviteUsers,
  rate: 'staffWrite',
  params: byInvitation,
  answer: invitationAnswer,
});
