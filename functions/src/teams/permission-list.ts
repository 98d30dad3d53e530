import { ROLE_DEFAULTS } from '@harborline/domain/permissions/roles';
import { PERMISSION_SLUGS, type PermissionSet, type Role } from '@harborline/domain/permissions/slugs';
import * as z from 'zod/mini';

export const slugSchema = z.enum(PERMISSION_SLUGS);

/** S3-15, with whether the role's default is the same. */
export const permissionListSchema = z.array(
  z.object({ slug: slugSchema, is_enabled: z.boolean(), is_default: z.boolean() }),
);

/** A set of permissions as the endpoints answer it, in the order of the slugs. */
export const permissionList = (
  permissions: PermissionSet,
  role: Role,
): z.infer<typeof permissionListSchema> =>
  PERMISSION_SLUGS.map((slug) => ({
    slug,
    is_enabled: permissions[slug],
    is_default: permissions[slug] === ROLE_DEFAULTS[role][slug],
  }));
