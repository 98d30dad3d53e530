import type { User } from '../entities/user';
import { ROLE_DEFAULTS } from '../permissions/roles';
import { ROLES, type Role } from '../permissions/slugs';
import { addedSlugs, heldPermissions } from '../team/member';
import { compareRoles } from '../team/rank';

type Inviter = Pick<User, 'agent_role' | 'permissions'>;

/** Whether somebody may send again or revoke an invitation with a role: none above their own, none they lack. */
export const mayHandleInvitation = (inviter: Inviter, role: Role): boolean =>
  compareRoles(role, inviter.agent_role) <= 0 &&
  addedSlugs(heldPermissions(inviter), ROLE_DEFAULTS[role]).length === 0;

/** The roles somebody may invite with (D-33). A library's ownership is handed over, never invited into. */
export const invitableRoles = (inviter: Inviter): readonly Role[] =>
  ROLES.filter((role) => role !== 'owner' && mayHandleInvitation(inviter, role));
