import * as teams from '@harborline/domain/api/teams/permissions';
import { PERMISSION_SLUGS, type PermissionSlug, type Role } from '@harborline/domain/permissions/slugs';
import { callApi } from '../../../shared/api/call-api';
import type { Grants } from './permission-draft';

/** Known slugs only; an absent slug is not granted (S6-04). */
function grantsOf({ permissions }: { permissions: teams.PermissionList }): Grants {
  const granted = new Set(permissions.filter(({ is_enabled }) => is_enabled).map(({ slug }) => slug));
  return Object.fromEntries(PERMISSION_SLUGS.map((slug) => [slug, granted.has(slug)])) as Grants;
}

interface Person {
  readonly uid: string;
  readonly role: Role;
}

/** What a person may do (S7.1-14). @throws ApiError */
export async function readPermissions({ uid, role }: Person, signal: AbortSignal): Promise<Grants> {
  return grantsOf(await callApi(teams.getPermissions, { params: { ref_uid: uid, role }, signal }));
}

/** What a role has by default (S7.1-15). @throws ApiError */
export async function readRole(role: Role, signal: AbortSignal): Promise<Grants> {
  return grantsOf(await callApi(teams.getRole, { params: { id: role }, signal }));
}

/** Grants and revokes permissions of a person, all or none of them (S7.1-15). @throws ApiError */
export async function updatePermissions(
  uid: string,
  changes: ReadonlyMap<PermissionSlug, boolean>,
): Promise<void> {
  const permissions = [...changes].map(([slug, is_enabled]) => ({ slug, is_enabled }));
  await callApi(teams.updatePermissions, { params: { id: uid }, body: { permissions } });
}
