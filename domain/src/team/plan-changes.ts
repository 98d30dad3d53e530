import { ROLE_DEFAULTS, resolvePermissions } from '../permissions/roles';
import { PERMISSION_SLUGS, type PermissionSet, type PermissionSlug, type Role } from '../permissions/slugs';
import {
  grantsOnlyOwn,
  hasNoMorePermissions,
  hasPermission,
  isAtHome,
  isLower,
  isNotAboveOwn,
  isNotHigher,
  isNotOwner,
  isNotOwnerRole,
  isNotYetOwner,
  isOtherPerson,
  isOwner,
  isStillActive,
  isTeammate,
  leavesAnOwner,
} from './checks';
import { heldPermissions, type Member, ownPermissions, resolvedPermissions } from './member';
import { decidePlan, type Plan } from './verdict';

/** A removed person may do nothing, whatever their document says. */
const NOTHING: PermissionSet = heldPermissions({ permissions: {} });

export interface RoleChange {
  readonly agent_role: Role;
  readonly permission_overrides: Readonly<Record<string, boolean>>;
  readonly permissions: PermissionSet;
  /** ends viewing as a teammate */
  readonly viewing_as: '';
}

function inRole(target: Member, role: Role): RoleChange {
  const overrides =
    role === 'owner' || target.agent_role === 'owner' ? {} : (target.permission_overrides ?? {});
  return {
    agent_role: role,
    permission_overrides: overrides,
    permissions: resolvePermissions(role, overrides),
    viewing_as: '',
  };
}

/** Gives a teammate another role; overrides stay (S7.1-13, D-33). @param activeOwners of the library */
export function planRoleChange(
  { actor, target, activeOwners }: { actor: Member; target: Member; activeOwners: number },
  role: Role,
): Plan<RoleChange> {
  const change = inRole(target, role);
  const checks = [
    isTeammate(actor, target),
    isOtherPerson(actor, target),
    hasPermission(actor, 'canUpdateUserRoles'),
    isNotHigher(actor, target),
    isNotOwnerRole(role),
    isNotAboveOwn(actor, role),
    leavesAnOwner(target, activeOwners),
    grantsOnlyOwn(actor, ownPermissions(target), change.permissions),
  ];
  return decidePlan(checks, () => change);
}

export interface StatusChange {
  readonly is_active: boolean;
  readonly permissions: PermissionSet;
  readonly viewing_as: '';
}

/** Deactivates a teammate, or reactivates one with the same role and permissions as before (S7.1-13, D-20, D-33). */
export function planStatusChange(
  { actor, target, activeOwners }: { actor: Member; target: Member; activeOwners: number },
  isActive: boolean,
): Plan<StatusChange> {
  const own = ownPermissions(target);
  const checks = [
    isTeammate(actor, target),
    isOtherPerson(actor, target),
    hasPermission(actor, 'canChangeTeammatesStatus'),
    isNotHigher(actor, target),
    isActive
      ? grantsOnlyOwn(actor, target.is_active ? own : NOTHING, own)
      : leavesAnOwner(target, activeOwners),
  ];
  return decidePlan(checks, () => ({ is_active: isActive, permissions: own, viewing_as: '' }));
}

/** Sets whether a teammate is away. */
export function planAwayChange({ actor, target }: { actor: Member; target: Member }): Plan<undefined> {
  const checks = [
    isTeammate(actor, target),
    hasPermission(actor, 'canChangeTeammatesStatus'),
    isNotHigher(actor, target),
  ];
  return decidePlan(checks, () => undefined);
}

export interface PermissionChange {
  readonly permission_overrides: Readonly<Record<string, boolean>>;
  readonly permissions: PermissionSet;
  readonly viewing_as: '';
}

/** The requested changes; `null` resets to the role's default. */
export type WantedPermissions = Readonly<Partial<Record<PermissionSlug, boolean | null>>>;

/** Resets everything to the role's defaults. */
export const ALL_TO_DEFAULT: WantedPermissions = Object.fromEntries(
  PERMISSION_SLUGS.map((slug) => [slug, null]),
);

/** Only what differs from the role's default is kept. */
function overridesWith({ agent_role, permission_overrides = {} }: Member, wanted: WantedPermissions) {
  const overrides: Record<string, boolean> = {};
  for (const slug of PERMISSION_SLUGS) {
    const value = wanted[slug] === undefined ? permission_overrides[slug] : wanted[slug];
    if (typeof value === 'boolean' && value !== ROLE_DEFAULTS[agent_role][slug]) overrides[slug] = value;
  }
  return overrides;
}

/** Grants and revokes single permissions of a teammate (S7.1-15, D-33). */
export function planPermissionChange(
  { actor, target }: { actor: Member; target: Member },
  wanted: WantedPermissions,
): Plan<PermissionChange> {
  const permission_overrides = overridesWith(target, wanted);
  const permissions = resolvePermissions(target.agent_role, permission_overrides);
  const checks = [
    isTeammate(actor, target),
    isOtherPerson(actor, target),
    hasPermission(actor, 'canManageTeammatesSeatsAndPermissions'),
    isNotHigher(actor, target),
    isNotOwner(target),
    grantsOnlyOwn(actor, ownPermissions(target), permissions),
  ];
  return decidePlan(checks, () => ({ permission_overrides, permissions, viewing_as: '' }));
}

/** Transfers ownership: the teammate becomes owner and the actor an admin (D-33). */
export function planOwnerTransfer({
  actor,
  target,
}: {
  actor: Member;
  target: Member;
}): Plan<{ readonly actor: RoleChange; readonly target: RoleChange }> {
  const change = { actor: inRole(actor, 'admin'), target: inRole(target, 'owner') };
  const checks = [
    isTeammate(actor, target),
    isOtherPerson(actor, target),
    hasPermission(actor, 'canDeleteOrReassignOwner'),
    isOwner(actor),
    isAtHome(actor),
    isStillActive(target),
    isNotYetOwner(target),
    grantsOnlyOwn(actor, ownPermissions(target), change.target.permissions),
  ];
  return decidePlan(checks, () => change);
}

export interface ViewChange {
  readonly viewing_as: string;
  readonly viewing_role: Role | '';
  readonly permissions: PermissionSet;
}

/** Starts viewing as a teammate: what the teammate may do, limited to what the actor may also do. */
export function planView({ actor, target }: { actor: Member; target: Member }): Plan<ViewChange> {
  const [own, theirs] = [ownPermissions(actor), ownPermissions(target)];
  const shared = Object.fromEntries(
    PERMISSION_SLUGS.map((slug) => [slug, own[slug] && theirs[slug]]),
  ) as PermissionSet;
  const checks = [
    isTeammate(actor, target),
    isOtherPerson(actor, target),
    hasPermission(actor, 'canManageTeammatesSeatsAndPermissions'),
    isStillActive(target),
  ];
  return decidePlan(checks, () => ({
    viewing_as: target.uid,
    viewing_role: target.agent_role,
    permissions: shared,
  }));
}

/** Ends viewing as a teammate and restores the actor's own permissions. */
export const endOfView = (member: Member): ViewChange => ({
  viewing_as: '',
  viewing_role: '',
  permissions: resolvedPermissions(member),
});

/** Sets the password of a teammate with a lower role (S7.1-09, D-11). */
export function planPasswordChange({ actor, target }: { actor: Member; target: Member }): Plan<undefined> {
  const checks = [
    isTeammate(actor, target),
    isOtherPerson(actor, target),
    hasPermission(actor, 'canManageTeammatesSeatsAndPermissions'),
    isAtHome(actor),
    isLower(actor, target),
    isStillActive(target),
    hasNoMorePermissions(actor, ownPermissions(target)),
  ];
  return decidePlan(checks, () => undefined);
}
