import type { User } from '@harborline/domain/entities/user';
import { ROLES } from '@harborline/domain/permissions/slugs';
import { isActing } from '@harborline/domain/team/standing';
import * as z from 'zod/mini';

const away = z.union([z.literal(0), z.literal(1)]);

/** A teammate as colleagues see one. */
export const agentSchema = z.object({
  uid: z.string(),
  user_email: z.string(),
  agent_name: z.string(),
  display_name: z.string(),
  agent_picture: z.string(),
  agent_role: z.enum(ROLES),
  is_away: away,
  is_active: z.boolean(),
  init_support_lib_id: z.string(),
});
export type Agent = z.infer<typeof agentSchema>;

export const agentOf = (user: User): Agent => ({
  uid: user.uid,
  user_email: user.user_email,
  agent_name: user.agent_name,
  display_name: user.display_name,
  agent_picture: user.agent_picture,
  agent_role: user.agent_role,
  is_away: user.is_away,
  is_active: user.is_active,
  init_support_lib_id: user.init_support_lib_id,
});

/** The signed-in person (S3, "Logged-in agent details"). */
export const userViewSchema = z.extend(agentSchema, {
  signature: z.string(),
  support_lib_id: z.string(),
  parent_lib_id: z.string(),
  permissions: z.record(z.string(), z.boolean()),
  /** uid of the teammate whose view is tried on, '' for none */
  viewing_as: z.string(),
  /** milliseconds since 1970 until which the person may act in another library, null at home (D-12) */
  acting_until: z.nullable(z.number()),
});
export type UserView = z.infer<typeof userViewSchema>;

export const userViewOf = (user: User): UserView => ({
  ...agentOf(user),
  signature: user.signature ?? '',
  support_lib_id: user.support_lib_id,
  parent_lib_id: user.parent_lib_id,
  permissions: user.permissions,
  viewing_as: user.viewing_as ?? '',
  acting_until: isActing(user) ? (user.acting?.until.toMillis() ?? 0) : null,
});
