import * as z from 'zod/mini';
import { ROLES } from '../permissions/slugs';

/**
 * `Users/{uid}`: one person of staff. `permissions` is the resolved set (role defaults with the person's
 * overrides), written by functions alone, so that a rule needs one read to decide.
 */
export const userSchema = z.looseObject({
  user_email: z.string(),
  agent_name: z.string(),
  display_name: z.string(),
  agent_picture: z.string(),
  agent_role: z.enum(ROLES),
  /** the library acted in now */
  support_lib_id: z.string(),
  /** home library */
  init_support_lib_id: z.string(),
  /** parent of the home library, '' if it has none */
  parent_lib_id: z.string(),
  is_away: z.union([z.literal(0), z.literal(1)]),
  /** false once the person was removed; rules and functions then refuse everything */
  is_active: z.boolean(),
  /** known slugs only; a slug that is absent counts as not granted */
  permissions: z.record(z.string(), z.boolean()),
});
export type User = z.infer<typeof userSchema> & { uid: string };
