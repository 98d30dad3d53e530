import { resolvePermissions } from '@harborline/domain/permissions/roles';
import { ROLES, type Role } from '@harborline/domain/permissions/slugs';
import { makeUser } from '@harborline/domain/testing/factories';

export const LIB = 'ruleslibrary0000000a';
export const OTHER_LIB = 'ruleslibrary0000000b';
/** parent of LIB */
export const AGENCY_LIB = 'ruleslibrary0000000p';

export type Staff = Role | 'slugOff' | 'removed' | 'agencyOwner' | 'otherOwner' | 'otherAgent';
export type Person = Staff | 'visitor' | 'stranger' | 'nobody';

const person = (role: Role, library: string, changes: object = {}) => {
  const { uid: _uid, ...user } = makeUser({
    agent_role: role,
    support_lib_id: library,
    init_support_lib_id: library,
    permissions: resolvePermissions(role),
  });
  return { ...user, ...changes };
};

/** `Users` documents by uid; uid and name of the person are the same word. */
export const STAFF: Readonly<Record<Staff, object>> = {
  owner: person('owner', LIB),
  admin: person('admin', LIB),
  editor: person('editor', LIB),
  writer: person('writer', LIB),
  agent: person('agent', LIB),
  slugOff: person('owner', LIB, { permissions: {} }),
  removed: person('owner', LIB, { is_active: false }),
  agencyOwner: person('owner', AGENCY_LIB),
  otherOwner: person('owner', OTHER_LIB),
  otherAgent: person('agent', OTHER_LIB),
};

/** Everybody who has no rights in LIB beyond a visitor's. */
export const OUTSIDERS = [
  'slugOff',
  'removed',
  'agencyOwner',
  'otherOwner',
  'otherAgent',
  'visitor',
  'stranger',
  'nobody',
] as const satisfies readonly Person[];

export const LIB_ROLES = ROLES;
