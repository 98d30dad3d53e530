import type { PermissionList } from '@harborline/domain/api/teams/permissions';
import { ROLE_DEFAULTS } from '@harborline/domain/permissions/roles';
import { PERMISSION_SLUGS, type PermissionSet, type Role } from '@harborline/domain/permissions/slugs';

/** A set of permissions as the endpoints answer it, in the order of the slugs. */
export const permissionList = (permissions: PermissionSet, role: Role): PermissionList =>
  PERMISSION_SLUGS.map((slug) => ({
    slug,
    is_enabled: permissions[slug],
    is_default: permissions[slug] === ROLE_DEFAULTS[role][slug],
  }));
