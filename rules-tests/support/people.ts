import { resolvePermissions } from '@harborline/domain/permissions/roles';
import { ROLES, type Role } from '@harborline/domain/permissions/slugs';
import type { user as storedUser } from '@harborline/domain/stores/users';
import type { StoredData } from '@harborline/domain/stores/writes';
import { makeUser } from '@harborline/domain/testing/factories';

export const LIB = 'ruleslibrary0000000a';
export const OTHER_LIB = 'ruleslibrary0000000b';
/** parent of LIB and of SIBLING_LIB */
export const AGENCY_LIB = 'ruleslibrary0000000p';
export const SIBLING_LIB = 'ruleslibrary0000000s';

export type Staff =
  | Role
  | 'slugOff'
  | 'viewer'
  | 'removed'
  | 'sessionOver'
  | 'agencyInside'
  | 'agencyOver'
  | 'agencyOwner'
  | 'otherOwner'
  | 'otherAdmin'
  | 'otherAgent';
export type Person = Staff | 'visitor' | 'stranger' | 'signedOut';

/** When everybody's token was made, in seconds: the same second in which their earlier sessions ended (D-58). */
export const SIGNED_IN_AT = 1_763_000_000;

type UserData = StoredData<ReturnType<typeof storedUser>, Date>;

const person = (role: Role, library: string, changes: Partial<UserData> = {}): UserData => {
  const { uid: _uid, ...user } = makeUser({
    agent_role: role,
    support_lib_id: library,
    init_support_lib_id: library,
    permissions: resolvePermissions(role),
    sessions_valid_after: SIGNED_IN_AT * 1000,
  });
  return { ...user, ...changes };
};

const HOUR_MS = 60 * 60 * 1000;

/** Owner of the agency, stepped into its child LIB; the hours end at a time relative to now (D-12). */
const actingUntil = (fromNowMs: number) =>
  person('owner', LIB, {
    init_support_lib_id: AGENCY_LIB,
    acting: {
      support_lib_id: LIB,
      started_at: new Date(Date.now() + fromNowMs - 8 * HOUR_MS),
      until: new Date(Date.now() + fromNowMs),
    },
  });

/** `Users` documents by uid; uid and name of the person are the same word. */
export const STAFF: Readonly<Record<Staff, UserData>> = {
  owner: person('owner', LIB),
  admin: person('admin', LIB),
  editor: person('editor', LIB),
  writer: person('writer', LIB),
  agent: person('agent', LIB),
  slugOff: person('owner', LIB, { permissions: {} }),
  viewer: person('owner', LIB, { viewing_as: 'admin' }),
  removed: person('owner', LIB, { is_active: false }),
  sessionOver: person('owner', LIB, { sessions_valid_after: (SIGNED_IN_AT + 1) * 1000 }),
  agencyInside: actingUntil(HOUR_MS),
  agencyOver: actingUntil(-1000),
  agencyOwner: person('owner', AGENCY_LIB),
  otherOwner: person('owner', OTHER_LIB),
  otherAdmin: person('admin', OTHER_LIB),
  otherAgent: person('agent', OTHER_LIB),
};

/** Visitors are anonymous accounts. */
export const VISITORS: readonly Person[] = ['visitor', 'stranger'];

/** Everybody with no rights in LIB beyond a visitor's. */
export const OUTSIDERS = [
  'slugOff',
  'removed',
  'agencyOver',
  'agencyOwner',
  'otherOwner',
  'otherAdmin',
  'otherAgent',
  'visitor',
  'stranger',
  'signedOut',
] as const satisfies readonly Person[];

export const LIB_ROLES = ROLES;

/** All people of the tests. */
export const EVERYBODY: readonly Person[] = [
  ...LIB_ROLES,
  'viewer',
  'agencyInside',
  'sessionOver',
  ...OUTSIDERS,
];

/** People who come to a help center: visitors, and people without an account. */
export const PASSERS_BY: readonly Person[] = [...VISITORS, 'signedOut'];

/** People whose permissions open the conversations of LIB. */
export const INBOX_PEOPLE = ['owner', 'admin', 'agent'] as const satisfies readonly Person[];

/** People who open no conversation of LIB; the visitor takes part in one. */
export const NO_INBOX_PEOPLE = [
  'editor',
  'writer',
  'slugOff',
  'removed',
  'sessionOver',
  'agencyOwner',
  'otherOwner',
  'otherAgent',
  'stranger',
  'signedOut',
] as const satisfies readonly Person[];

/** People whose permissions let them write articles and categories of LIB. */
export const CONTENT_PEOPLE = ['owner', 'admin', 'editor', 'writer'] as const satisfies readonly Person[];
