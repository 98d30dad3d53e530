import * as z from 'zod/mini';
import { INVITATION_STATUSES } from '../../entities/invitation';
import { invitationAnswerSchema, invitationListSchema } from '../../invitation/invitation-item';
import { inviteUsers } from '../../permissions/requirements';
import { ROLES } from '../../permissions/slugs';
import { defineEndpoint } from '../contract';
import { emailField, pageFields } from '../fields';
import { idOf } from '../ids';

const byInvitation = z.object({ id: idOf('invitation') });

export const listInvitations = defineEndpoint({
  service: 'teams',
  method: 'GET',
  path: '/invitations',
  summary: 'Invitations of the library acted in, newest first, expired ones among the pending.',
  permission: inviteUsers,
  rate: 'staffRead',
  query: z.object({ ...pageFields('invitation'), status: z.optional(z.enum(INVITATION_STATUSES)) }),
  answer: invitationListSchema,
});

export const createInvitation = defineEndpoint({
  service: 'teams',
  method: 'POST',
  path: '/invitations',
  summary: 'Invites an address onto the team of the library acted in, once (D-09).',
  permission: inviteUsers,
  rate: 'session',
  body: z.object({ email: emailField, agent_role: z.enum(ROLES) }),
  answer: invitationAnswerSchema,
});

export const resendInvitation = defineEndpoint({
  service: 'teams',
  method: 'PATCH',
  path: '/invitations/:id',
  summary: 'Sends an open or expired invitation again with a new link; the old one ends (D-09).',
  permission: inviteUsers,
  rate: 'session',
  params: byInvitation,
  answer: invitationAnswerSchema,
});

export const revokeInvitation = defineEndpoint({
  service: 'teams',
  method: 'DELETE',
  path: '/invitations/:id',
  summary: 'Takes an invitation back; once more changes nothing.',
  permission: inviteUsers,
  rate: 'staffWrite',
  params: byInvitation,
  answer: invitationAnswerSchema,
});
