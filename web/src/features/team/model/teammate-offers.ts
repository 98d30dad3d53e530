import type { User } from '@harborline/domain/entities/user';
import { SLUG_LABELS } from '@harborline/domain/permissions/slug-labels';
import type { PermissionSlug, Role } from '@harborline/domain/permissions/slugs';
import { OFFER_REASONS } from '@harborline/domain/texts/team';
import type { Teammate } from './teammate';

export const TEAMMATE_ACTIONS = ['role', 'permissions', 'view-as', 'password', 'owner', 'status'] as const;
export type TeammateAction = (typeof TEAMMATE_ACTIONS)[number];

/** What the menu of a teammate offers; null where it can be done, else why not. */
export type Offers = Readonly<Record<TeammateAction, string | null>>;

const NEEDED: Record<TeammateAction, PermissionSlug> = {
  role: 'canUpdateUserRoles',
  permissions: 'canManageTeammatesSeatsAndPermissions',
  'view-as': 'canManageTeammatesSeatsAndPermissions',
  password: 'canManageTeammatesSeatsAndPermissions',
  owner: 'canDeleteOrReassignOwner',
  status: 'canChangeTeammatesStatus',
};

const RANK: Record<Role, number> = { owner: 4, admin: 3, editor: 2, writer: 1, agent: 0 };

type Me = Pick<User, 'uid' | 'agent_role' | 'permissions' | 'viewing_as'>;

function reasonFor(action: TeammateAction, me: Me, teammate: Teammate): string | null {
  const needed = NEEDED[action];
  const isSelf = teammate.id === me.uid;
  const distance = RANK[teammate.agent_role] - RANK[me.agent_role];
  const isOwner = teammate.agent_role === 'owner';
  if (me.viewing_as) return OFFER_REASONS.viewing;
  if (me.permissions[needed] !== true) return OFFER_REASONS.missing(SLUG_LABELS[needed].label);
  if (isSelf) return OFFER_REASONS.self;
  if (action === 'owner' && me.agent_role !== 'owner') return OFFER_REASONS.ownersOnly;
  if (distance > 0) return OFFER_REASONS.higherRole;
  if (action === 'password' && distance === 0) return OFFER_REASONS.sameRole;
  if (action === 'owner' && isOwner) return OFFER_REASONS.isOwner;
  if (!teammate.is_active && action !== 'status' && action !== 'permissions' && action !== 'role') {
    return OFFER_REASONS.deactivated;
  }
  return null;
}

/** What the signed-in person may do to a teammate; the server decides again. */
export function offersFor(me: Me, teammate: Teammate): Offers {
  const entries = TEAMMATE_ACTIONS.map((action) => [action, reasonFor(action, me, teammate)] as const);
  return Object.fromEntries(entries) as Offers;
}

/** Roles the signed-in person may give: none above the own, and owners are made by a transfer alone (D-33). */
export function rolesToGive(me: Me): readonly Role[] {
  return (Object.keys(RANK) as Role[]).filter(
    (role) => role !== 'owner' && RANK[role] <= RANK[me.agent_role],
  );
}
