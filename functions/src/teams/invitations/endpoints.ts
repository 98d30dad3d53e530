import type { Endpoint } from '../../platform/endpoint';
import { createInvitation } from './create';
import { listInvitations } from './list';
import { resendInvitation } from './resend';
import { revokeInvitation } from './revoke';

/** Everything under /api/teams/invitations. */
export const invitationEndpoints: readonly Endpoint[] = [
  listInvitations,
  createInvitation,
  resendInvitation,
  revokeInvitation,
];
