import type { User } from '@harborline/domain/entities/user';
import { resolvePermissions } from '@harborline/domain/permissions/roles';
import { PERMISSION_SLUGS, type PermissionSlug, type Role } from '@harborline/domain/permissions/slugs';

export interface RoleDifference {
  readonly gains: readonly PermissionSlug[];
  readonly loses: readonly PermissionSlug[];
}

type Person = Pick<User, 'agent_role' | 'permissions' | 'permission_overrides'>;

/** What somebody may do more and less under another role; overrides stay, of which an owner has none. */
export function roleDifference(person: Person, to: Role): RoleDifference {
  const isOwner = to === 'owner' || person.agent_role === 'owner';
  const after = resolvePermissions(to, isOwner ? {} : person.permission_overrides);
  const has = (slug: PermissionSlug) => person.permissions[slug] === true;
  return {
    gains: PERMISSION_SLUGS.filter((slug) => after[slug] && !has(slug)),
    loses: PERMISSION_SLUGS.filter((slug) => !after[slug] && has(slug)),
  };
}
