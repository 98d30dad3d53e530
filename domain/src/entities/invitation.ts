import * as z from 'zod/mini';
import { ROLES } from '../permissions/slugs';
import { timestampSchema } from './timestamp';

export const INVITATION_STATUSES = ['pending', 'approved', 'revoked'] as const;

/**
 * `Invitations/{id}`: only functions write and read it. The mailed token is the id and a secret; only the
 * secret's hash is stored (D-09).
 */
export const invitationSchema = z.looseObject({
  support_lib_id: z.string(),
  /** lower case */
  email: z.string(),
  agent_role: z.enum(ROLES),
  /** SHA-256 of the secret, hexadecimal; a resent email has a new one */
  token_hash: z.string(),
  status: z.enum(INVITATION_STATUSES),
  invited_by: z.string(),
  invited_by_name: z.string(),
  created_at: timestampSchema,
  sent_at: timestampSchema,
  expires_at: timestampSchema,
  approved_at: z.nullable(timestampSchema),
  /** uid of the user that the approval created or found, '' before */
  approved_uid: z.string(),
  /** whether an email to choose a password follows the approval */
  needs_password: z.optional(z.boolean()),
});
export type Invitation = z.infer<typeof invitationSchema> & { id: string };
