import * as z from 'zod/mini';
import { withLaterSlugs } from '../permissions/later-slugs';
import { ROLES } from '../permissions/slugs';
import { timestampSchema } from './timestamp';

const storedUserSchema = z.looseObject({
  user_email: z.string(),
  agent_name: z.string(),
  display_name: z.string(),
  agent_picture: z.string(),
  agent_role: z.enum(ROLES),
  /** the current library */
  support_lib_id: z.string(),
  /** home library */
  init_support_lib_id: z.string(),
  /** parent of the home library, '' if it has none */
  parent_lib_id: z.string(),
  is_away: z.union([z.literal(0), z.literal(1)]),
  /** takes the chats that are given to them, and neither sees nor takes the waiting ones; absent for false (D-67) */
  is_assign_only: z.optional(z.boolean()),
  /** false once the person is removed; rules and functions then refuse everything */
  is_active: z.boolean(),
  /** known slugs only; a slug that is absent counts as not granted */
  permissions: z.record(z.string(), z.boolean()),
  /** what differs from the role's defaults; `permissions` follows from it (D-33) */
  permission_overrides: z.optional(z.record(z.string(), z.boolean())),
  /** plain text below the person's emailed replies */
  signature: z.optional(z.string()),
  /** start and end of acting in a child library (D-12); rules refuse everything there afterwards */
  acting: z.optional(
    z.nullable(z.object({ support_lib_id: z.string(), started_at: timestampSchema, until: timestampSchema })),
  ),
  /** uid of the teammate the person views as, '' for none; rules and functions refuse all writes meanwhile */
  viewing_as: z.optional(z.string()),
  /** that teammate's role, for screens that depend on it */
  viewing_role: z.optional(z.union([z.enum(ROLES), z.literal('')])),
  /** for how long a reply to a ticket can be taken back, 0 for not at all; absent for the default (D-113) */
  undo_send_seconds: z.catch(z.optional(z.number()), undefined),
  /** whether single letters are shortcuts; absent for true (D-113) */
  has_single_keys: z.catch(z.optional(z.boolean()), undefined),
  /** incremented to end all chat tokens issued so far (D-20) */
  session_version: z.optional(z.number()),
  /** rules and functions refuse tokens of sign-ins before this moment, in milliseconds since 1970 (D-58) */
  sessions_valid_after: z.optional(z.number()),
});

/**
 * `Users/{uid}`: one member of staff. `permissions` is the resolved set (role defaults with the person's
 * overrides), written only by functions, so that a rule needs one read to decide. People stored before the later
 * slugs hold them by role (D-61), in functions and pages alike; rules never ask for those.
 */
export const userSchema = z.pipe(
  storedUserSchema,
  z.transform((user) => {
    const role = (user.viewing_as && user.viewing_role) || user.agent_role;
    return { ...user, permissions: withLaterSlugs(user.permissions, role) };
  }),
);
export type User = z.infer<typeof userSchema> & { uid: string };
