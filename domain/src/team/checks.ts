import { SLUG_LABELS } from '../permissions/slug-labels';
import { PERMISSION_SLUGS, type PermissionSet, type PermissionSlug, type Role } from '../permissions/slugs';
import { ERROR_TEXTS } from '../texts/errors';
import { OFFER_REASONS } from '../texts/team';
import { TEAM_REFUSALS } from '../texts/team-refusals';
import { addedSlugs, heldPermissions, type Member } from './member';
import { compareRoles } from './rank';
import { isActing } from './standing';
import type { Check } from './verdict';

/**
 * At home in the actor's current library. Always the first condition: a teammate of another library gets the same
 * answer as a person who does not exist.
 */
export const isTeammate = (actor: Member, target: Member): Check => ({
  reason: 'not-a-teammate',
  holds: target.init_support_lib_id === actor.support_lib_id,
  message: ERROR_TEXTS.noSuchUser,
});

export const isOtherPerson = (actor: Member, target: Member): Check => ({
  reason: 'oneself',
  holds: actor.uid !== target.uid,
  message: OFFER_REASONS.self,
});

export const hasPermission = (actor: Member, slug: PermissionSlug): Check => ({
  reason: 'missing-permission',
  holds: actor.permissions[slug] === true,
  message: OFFER_REASONS.missing(SLUG_LABELS[slug].label),
});

export const isNotHigher = (actor: Member, target: Member): Check => ({
  reason: 'higher-role',
  holds: compareRoles(target.agent_role, actor.agent_role) <= 0,
  message: OFFER_REASONS.higherRole,
});

export const isLower = (actor: Member, target: Member): Check => ({
  reason: 'not-a-lower-role',
  holds: compareRoles(target.agent_role, actor.agent_role) < 0,
  message: OFFER_REASONS.sameRole,
});

export const isNotOwnerRole = (role: Role): Check => ({
  reason: 'owner-by-transfer',
  holds: role !== 'owner',
  message: TEAM_REFUSALS.ownerByTransfer,
});

export const isNotAboveOwn = (actor: Member, role: Role): Check => ({
  reason: 'role-above-own',
  holds: compareRoles(role, actor.agent_role) <= 0,
  message: TEAM_REFUSALS.roleAboveOwn,
});

/** @param activeOwners of the target's home library, the target included */
export const leavesAnOwner = (target: Member, activeOwners: number): Check => ({
  reason: 'last-owner',
  holds: target.agent_role !== 'owner' || !target.is_active || activeOwners > 1,
  message: TEAM_REFUSALS.lastOwner,
});

/** No one can be given permissions the actor lacks (D-33). */
export function grantsOnlyOwn(actor: Member, before: PermissionSet, after: PermissionSet): Check {
  const held = heldPermissions(actor);
  const lacked = addedSlugs(before, after).filter((slug) => !held[slug]);
  return {
    reason: 'lacked-permission',
    holds: lacked.length === 0,
    message: TEAM_REFUSALS.lackedPermissions(lacked.map((slug) => SLUG_LABELS[slug].label)),
  };
}

/**
 * Setting a password allows signing in with it, so the target may not have permissions the actor lacks (D-11, D-33).
 */
export function hasNoMorePermissions(actor: Member, targetPermissions: PermissionSet): Check {
  const held = heldPermissions(actor);
  const more = PERMISSION_SLUGS.filter((slug) => targetPermissions[slug] && !held[slug]);
  return {
    reason: 'holds-more',
    holds: more.length === 0,
    message: TEAM_REFUSALS.holdsMore(more.map((slug) => SLUG_LABELS[slug].label)),
  };
}

export const isNotOwner = (target: Member): Check => ({
  reason: 'owner-has-all',
  holds: target.agent_role !== 'owner',
  message: TEAM_REFUSALS.ownerHasAll,
});

export const isNotYetOwner = (target: Member): Check => ({
  reason: 'already-owner',
  holds: target.agent_role !== 'owner',
  message: OFFER_REASONS.isOwner,
});

export const isOwner = (actor: Member): Check => ({
  reason: 'owners-only',
  holds: actor.agent_role === 'owner',
  message: OFFER_REASONS.ownersOnly,
});

export const isAtHome = (actor: Member): Check => ({
  reason: 'not-at-home',
  holds: !isActing(actor),
  message: TEAM_REFUSALS.notAtHome,
});

export const isStillActive = (target: Member): Check => ({
  reason: 'deactivated',
  holds: target.is_active,
  message: OFFER_REASONS.deactivated,
});
