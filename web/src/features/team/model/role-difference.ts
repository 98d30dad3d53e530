import type { User } from '@harborline/domain/entities/user';
import { resolvePermissions } from '@harborline/domain/permissions/roles';
import { PERMISSION_SLUGS, type PermissionSlug, type Role } from '@harborline/domain/permissions/slugs';

export interface RoleDifference {
  readonly gains: readonly PermissionSlug[];
  readonly loses: readonly PermissionSlug[];
}

type Person = Pick<User, 'permissions' | 'permission_overrides'>;

/** What somebody may do more and less under another role, the own overrides kept. */
export function roleDifference(person: Person, to: Role): RoleDifference {
  const after = resolvePermissions(to, to === 'owner' ? {} : person.permission_overrides);
  const has = (slug: PermissionSlug) => person.permissions[slug] === true;
  return {
    gains: PERMISSION_SLUGS.filter((slug) => after[slug] && !has(slug)),
    loses: PERMISSION_SLUGS.filter((slug) => !after[slug] && has(slug)),
  };
}
