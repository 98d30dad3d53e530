import type { User } from '@harborline/domain/entities/user';
import { BUILT_SLUGS } from '@harborline/domain/permissions/built';
import { resolvePermissions } from '@harborline/domain/permissions/roles';
import type { PermissionSlug, Role } from '@harborline/domain/permissions/slugs';

export interface RoleDifference {
  readonly gains: readonly PermissionSlug[];
  readonly loses: readonly PermissionSlug[];
}

type Person = Pick<User, 'agent_role' | 'permissions' | 'permission_overrides'>;

/** The built permissions that a person gains and loses with another role (D-53). Overrides stay; an owner has none. */
export function roleDifference(person: Person, to: Role): RoleDifference {
  const isOwner = to === 'owner' || person.agent_role === 'owner';
  const after = resolvePermissions(to, isOwner ? {} : person.permission_overrides);
  const has = (slug: PermissionSlug) => person.permissions[slug] === true;
  return {
    gains: BUILT_SLUGS.filter((slug) => after[slug] && !has(slug)),
    loses: BUILT_SLUGS.filter((slug) => !after[slug] && has(slug)),
  };
}
