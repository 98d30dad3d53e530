import type { Endpoint } from '../platform/endpoint';
import { createInvitation } from './invitations-create';
import { listInvitations } from './invitations-list';
import { resendInvitation } from './invitations-resend';
import { revokeInvitation } from './invitations-revoke';

/** Everything under /api/teams/invitations. */
export const invitationEndpoints: readonly Endpoint[] = [
  listInvitations,
  createInvitation,
  resendInvitation,
  revokeInvitation,
];
