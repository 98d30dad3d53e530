import type { User } from '../entities/user';
import { ROLE_DEFAULTS } from '../permissions/roles';
import { ROLES, type Role } from '../permissions/slugs';
import { addedSlugs, heldPermissions, ownPermissions } from '../team/member';
import { compareRoles } from '../team/rank';

type Inviter = Pick<User, 'agent_role' | 'permissions'>;

/** Whether somebody may send again or revoke an invitation with a role: none above their own, none they lack. */
export const mayHandleInvitation = (inviter: Inviter, role: Role): boolean =>
  compareRoles(role, inviter.agent_role) <= 0 &&
  addedSlugs(heldPermissions(inviter), ROLE_DEFAULTS[role]).length === 0;

/** The roles somebody may invite with (D-33). A library's ownership is handed over, never invited into. */
export const invitableRoles = (inviter: Inviter): readonly Role[] =>
  ROLES.filter((role) => role !== 'owner' && mayHandleInvitation(inviter, role));

/** Where an invitation leads. */
interface InvitingLibrary {
  readonly id: string;
  readonly parent_lib_id: string;
}

/**
 * Whether the sender of an invitation could still send it: it is as good as their word, and their word as what they
 * may do now. They are at home in the library or in its agency, whose settings people make libraries and invite the
 * owner. A view they try on meanwhile takes nothing from it.
 */
export function mayStillStandFor(sender: User, role: Role, { id, parent_lib_id }: InvitingLibrary): boolean {
  const isOfAgency = parent_lib_id !== '' && sender.init_support_lib_id === parent_lib_id;
  if (!sender.is_active || !(isOfAgency || sender.init_support_lib_id === id)) return false;
  const permissions = ownPermissions(sender);
  if (role === 'owner' && isOfAgency && permissions.canManageGeneralAndSecuritySettings) return true;
  return permissions.canInviteNewUsers && mayHandleInvitation({ ...sender, permissions }, role);
}
