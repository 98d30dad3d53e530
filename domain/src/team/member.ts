import type { User } from '../entities/user';
import { resolvePermissions } from '../permissions/roles';
import { PERMISSION_SLUGS, type PermissionSet, type PermissionSlug } from '../permissions/slugs';
import { isViewing } from './standing';

/** What is asked of a person before something about the team is decided. */
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

/** The full set of slugs somebody holds now; of a tried-on view, what is left of them. */
export function heldPermissions({ permissions }: Pick<Member, 'permissions'>): PermissionSet {
  const entries = PERMISSION_SLUGS.map((slug) => [slug, permissions[slug] === true] as const);
  return Object.fromEntries(entries) as PermissionSet;
}

/** What follows from role and overrides, whatever view is tried on. */
export const resolvedPermissions = (
  member: Pick<Member, 'agent_role' | 'permission_overrides'>,
): PermissionSet =>
  resolvePermissions(member.agent_role, member.agent_role === 'owner' ? {} : member.permission_overrides);

/** The person's own slugs: while a view is tried on, those that come back when it ends. */
export const ownPermissions = (member: Member): PermissionSet =>
  isViewing(member) ? resolvedPermissions(member) : heldPermissions(member);

/** Slugs that are granted by one set and not by the other. */
export const addedSlugs = (before: PermissionSet, after: PermissionSet): PermissionSlug[] =>
  PERMISSION_SLUGS.filter((slug) => after[slug] && !before[slug]);
