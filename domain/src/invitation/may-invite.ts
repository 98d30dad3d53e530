import type { User } from '../entities/user';
import type { GrantedPermissions } from '../permissions/decide';
import { ROLE_DEFAULTS } from '../permissions/roles';
import { PERMISSION_SLUGS, ROLES, type Role } from '../permissions/slugs';

type Inviter = Pick<User, 'agent_role'> & { readonly permissions: GrantedPermissions };

/** ROLES begins with the highest. */
const isAtMost = (role: Role, own: Role): boolean => ROLES.indexOf(role) >= ROLES.indexOf(own);

const holdsAllOf = (permissions: GrantedPermissions, role: Role): boolean =>
  PERMISSION_SLUGS.every((slug) => !ROLE_DEFAULTS[role][slug] || permissions[slug] === true);

/** Whether somebody may send again or revoke an invitation with a role: none above their own, none they lack. */
export const mayHandleInvitation = (inviter: Inviter, role: Role): boolean =>
  isAtMost(role, inviter.agent_role) && holdsAllOf(inviter.permissions, role);

/** The roles somebody may invite with (D-33). A library's ownership is handed over, never invited into. */
export const invitableRoles = (inviter: Inviter): readonly Role[] =>
  ROLES.filter((role) => role !== 'owner' && mayHandleInvitation(inviter, role));
