import type { User } from '../entities/user';
import { resolvePermissions } from '../permissions/roles';
import { PERMISSION_SLUGS, type PermissionSet, type PermissionSlug } from '../permissions/slugs';
import { isViewing } from './standing';

/** The user fields that team decisions need. */
export type Member = Pick<
  User,
  | 'uid'
  | 'agent_role'
  | 'support_lib_id'
  | 'init_support_lib_id'
  | 'is_active'
  | 'permissions'
  | 'permission_overrides'
  | 'viewing_as'
>;

/** The full set of slugs a person has now; while viewing as a teammate, those that remain. */
export function heldPermissions({ permissions }: Pick<Member, 'permissions'>): PermissionSet {
  const entries = PERMISSION_SLUGS.map((slug) => [slug, permissions[slug] === true] as const);
  return Object.fromEntries(entries) as PermissionSet;
}

/** The slugs from role and overrides, regardless of viewing as a teammate. */
export const resolvedPermissions = (
  member: Pick<Member, 'agent_role' | 'permission_overrides'>,
): PermissionSet =>
  resolvePermissions(member.agent_role, member.agent_role === 'owner' ? {} : member.permission_overrides);

/** The person's own slugs; while viewing as a teammate, those restored when the view ends. */
export const ownPermissions = (member: Member): PermissionSet =>
  isViewing(member) ? resolvedPermissions(member) : heldPermissions(member);

/** Slugs granted by one set but not by the other. */
export const addedSlugs = (before: PermissionSet, after: PermissionSet): PermissionSlug[] =>
  PERMISSION_SLUGS.filter((slug) => after[slug] && !before[slug]);
