import { isAllowed } from '@harborline/domain/permissions/decide';
import type { Requirement } from '@harborline/domain/permissions/requirement';
import { resolvePermissions } from '@harborline/domain/permissions/roles';
import { ROLES, type Role } from '@harborline/domain/permissions/slugs';
import { AGENCY_LIB, LIB, OTHER_LIB, STAFF, type Staff } from '../support/people';

/** The actors of the trials; the columns of the page. */
export interface Actor {
  readonly uid: string;
  readonly column: string;
  /** the library whose staff the actor belongs to at this moment; '' for none */
  readonly library: string;
  readonly permissions: Readonly<Record<string, boolean>>;
  /** has any account, even an anonymous one */
  readonly hasIdentity: boolean;
  /** the `Users` document to create */
  readonly user?: object;
  readonly isViewing: boolean;
  /** the token belongs to a session that has ended since (D-58) */
  readonly isSessionOver: boolean;
}

const SIGNED_OUT: Actor = {
  uid: 'signedOut',
  column: 'signed out',
  library: '',
  permissions: {},
  hasIdentity: false,
  isViewing: false,
  isSessionOver: false,
};

const VISITOR: Actor = { ...SIGNED_OUT, uid: 'visitor', column: 'visitor', hasIdentity: true };

function staff(uid: Staff, column: string, library: string, role: Role = 'owner'): Actor {
  const permissions = resolvePermissions(role);
  return {
    uid,
    column,
    library,
    permissions,
    hasIdentity: true,
    user: STAFF[uid],
    isViewing: uid === 'viewer',
    isSessionOver: uid === 'sessionOver',
  };
}

const IN_ROLES = ROLES.map((role) => staff(role, role, LIB, role));

const OTHERS: readonly Actor[] = [
  staff('viewer', 'owner, viewing as', LIB),
  staff('removed', 'removed owner', ''),
  staff('sessionOver', 'owner, session over', ''),
  staff('agencyInside', 'agency, inside', LIB),
  staff('agencyOver', 'agency, 8 hours over', ''),
  staff('agencyOwner', 'agency, outside', AGENCY_LIB),
  staff('otherOwner', "another's owner", OTHER_LIB),
  staff('otherAdmin', "another's admin", OTHER_LIB, 'admin'),
];

/** The role without slugs; where all are needed, lacking one is enough to be refused. */
function switchedOff(actor: Actor, slugs: readonly string[]): Actor {
  const permissions = { ...actor.permissions, ...Object.fromEntries(slugs.map((slug) => [slug, false])) };
  return {
    ...actor,
    uid: `${actor.uid}-without-${slugs.join('-')}`,
    column: 'any role, slug off',
    permissions,
    user: { ...actor.user, permissions },
  };
}

/** All actors that try what a row of the table protects. */
export function actorsFor(requirement: Requirement | undefined): readonly Actor[] {
  const slugs = requirement?.slugs ?? [];
  const sets = requirement?.mode === 'any' && slugs.length > 0 ? [slugs] : slugs.map((slug) => [slug]);
  const off = sets.flatMap((set) => IN_ROLES.map((actor) => switchedOff(actor, set)));
  return [SIGNED_OUT, VISITOR, ...IN_ROLES, ...off, ...OTHERS];
}

export const COLUMNS: readonly string[] = [
  ...new Set(
    actorsFor({ mode: 'all', slugs: ['canTakeChats'], deniedTarget: 'account' }).map((a) => a.column),
  ),
];

/** What the table grants an actor in a library. */
export function isGranted(actor: Actor, requirement: Requirement, library: string): boolean {
  return actor.library === library && isAllowed(actor.permissions, requirement);
}
