import { PERMISSION_SLUGS, type PermissionSlug, type Role } from '@harborline/domain/permissions/slugs';
import * as z from 'zod/mini';
import { callApi } from '../../../shared/api/call-api';
import type { Grants } from '../model/permission-draft';

const permissionSchema = z.looseObject({ slug: z.string(), is_enabled: z.boolean() });
const permissionsSchema = z.looseObject({ permissions: z.array(permissionSchema) });

/** Known slugs only; one that is absent is not granted (S6-04). */
function grantsOf({ permissions }: z.infer<typeof permissionsSchema>): Grants {
  const granted = new Set(permissions.filter(({ is_enabled }) => is_enabled).map(({ slug }) => slug));
  return Object.fromEntries(PERMISSION_SLUGS.map((slug) => [slug, granted.has(slug)])) as Grants;
}

/** What a person may do (S7.1-14). @throws ApiError */
export async function readPermissions(uid: string, role: Role): Promise<Grants> {
  const path = `/api/teams/permissions/${encodeURIComponent(uid)}/${role}`;
  return grantsOf(await callApi('GET', path, { schema: permissionsSchema }));
}

/** What a role has by default (S7.1-15). @throws ApiError */
export async function readRole(role: Role): Promise<Grants> {
  return grantsOf(await callApi('GET', `/api/teams/roles/${role}`, { schema: permissionsSchema }));
}

/** Grants and takes permissions of a person, all at once or not at all (S7.1-15). @throws ApiError */
export async function updatePermissions(
  uid: string,
  changes: ReadonlyMap<PermissionSlug, boolean>,
): Promise<void> {
  const permissions = [...changes].map(([slug, is_enabled]) => ({ slug, is_enabled }));
  await callApi('PUT', `/api/teams/updatepermissions/${encodeURIComponent(uid)}`, { body: { permissions } });
}
