import * as z from 'zod/mini';
import { ROLES } from '../permissions/slugs';
import { INVITATION_STATES } from './invitation-state';

/** An invitation as the team's screen sees it: nothing of its secret. */
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

/** `data` of GET /api/teams/invitations. */
export const invitationListSchema = z.object({
  invitations: z.array(invitationItemSchema),
  /** hand it back as `cursor` for older ones, '' at the end */
  nextCursor: z.string(),
});

/** `data` of POST, PATCH and DELETE of an invitation. */
export const invitationAnswerSchema = z.object({ invitation: invitationItemSchema });
