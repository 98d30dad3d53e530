import type { User } from '@harborline/domain/entities/user';
import { ROLES, type Role } from '@harborline/domain/permissions/slugs';
import type { Member } from '@harborline/domain/team/member';
import {
  planOwnerTransfer,
  planPasswordChange,
  planRoleChange,
  planStatusChange,
  planView,
} from '@harborline/domain/team/plan-changes';
import { isViewing } from '@harborline/domain/team/standing';
import type { Plan } from '@harborline/domain/team/verdict';
import { DUTY_TEXTS } from '@harborline/domain/texts/duty';
import { OFFER_REASONS } from '@harborline/domain/texts/team';
import type { Teammate } from '../people/teammate';

export const TEAMMATE_ACTIONS = [
  'role',
  'permissions',
  'duty',
  'view-as',
  'password',
  'owner',
  'status',
] as const;
export type TeammateAction = (typeof TEAMMATE_ACTIONS)[number];

/** Each action: null if it is possible, else why not. */
export type Offers<Option extends string> = Readonly<Record<Option, string | null>>;
export type TeammateOffers = Offers<TeammateAction>;

interface Situation {
  readonly actor: User;
  readonly teammate: Teammate;
  /** of the library, as far as they are known */
  readonly activeOwners: number;
}

const memberOf = (teammate: Teammate): Member => ({ ...teammate, uid: teammate.id });

const refusalOf = (plan: Plan<unknown>): string | null => (plan.isAllowed ? null : plan.message);

/** The roles the signed-in person may assign to a teammate; the server checks again. */
export function roleOffers({ actor, teammate, activeOwners }: Situation): Offers<Role> {
  const given = { actor, target: memberOf(teammate), activeOwners };
  return Object.fromEntries(
    ROLES.map((role) => [role, refusalOf(planRoleChange(given, role))]),
  ) as Offers<Role>;
}

function roleRefusal(situation: Situation): string | null {
  const offers = roleOffers(situation);
  const isAnyOpen = ROLES.some((role) => role !== situation.teammate.agent_role && offers[role] === null);
  return isAnyOpen ? null : offers.agent;
}

/** Working times are kept in the library in which a teammate is at home (D-136). */
function dutyRefusal({ actor, teammate }: Situation): string | null {
  if (actor.permissions.canManageTeammatesSeatsAndPermissions !== true) return DUTY_TEXTS.denied;
  const isAtHome = teammate.init_support_lib_id === actor.support_lib_id;
  return teammate.is_active && isAtHome ? null : DUTY_TEXTS.notAtHome;
}

/** What the signed-in person may do with a teammate; the server checks again. */
export function offersFor(situation: Situation): TeammateOffers {
  const { actor, teammate, activeOwners } = situation;
  const target = memberOf(teammate);
  const given = { actor, target, activeOwners };
  const isReadOnly = isViewing(actor);
  const unlessViewing = (refusal: string | null) => (isReadOnly ? OFFER_REASONS.viewing : refusal);
  return {
    role: unlessViewing(roleRefusal(situation)),
    // People who may not change them can still read them.
    permissions: null,
    duty: dutyRefusal(situation),
    'view-as': unlessViewing(refusalOf(planView(given))),
    password: unlessViewing(refusalOf(planPasswordChange(given))),
    owner: unlessViewing(refusalOf(planOwnerTransfer(given))),
    status: unlessViewing(refusalOf(planStatusChange(given, !teammate.is_active))),
  };
}
