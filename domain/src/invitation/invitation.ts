import type { Invitation } from '../entities/invitation';
import type { User } from '../entities/user';
import { DURATIONS } from '../limits';
import { ROLE_DEFAULTS } from '../permissions/roles';
import { ROLES, type Role } from '../permissions/slugs';
import { addedSlugs, heldPermissions, ownPermissions } from '../team/member';
import { compareRoles } from '../team/rank';

export const INVITATION_STATES = ['pending', 'expired', 'approved', 'revoked'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

type Dated = Pick<Invitation, 'status' | 'expires_at' | 'approved_at'>;

/** Status of an invitation at a given time: the stored one, except that a pending invitation expires. */
export function invitationState({ status, expires_at }: Dated, nowMs: number): InvitationState {
  return status === 'pending' && expires_at.toMillis() <= nowMs ? 'expired' : status;
}

/**
 * What following the link does: 'approve' takes effect, once; 'repeat' gives the same answer without effects, for a day
 * after the approval (D-09); 'refuse' does not reveal why.
 * @param isSecretRight whether the link carries the newest secret
 */
export function decideApproval(
  invitation: Dated | undefined,
  isSecretRight: boolean,
  nowMs: number,
): 'approve' | 'repeat' | 'refuse' {
  if (!invitation || !isSecretRight) return 'refuse';
  const state = invitationState(invitation, nowMs);
  if (state === 'pending') return 'approve';
  const approvedMs = invitation.approved_at?.toMillis();
  const isRecent = approvedMs !== undefined && nowMs < approvedMs + DURATIONS.invitationRepeatMs;
  return state === 'approved' && isRecent ? 'repeat' : 'refuse';
}

/** Whether an invitation can be resent or revoked: only while it has been neither accepted nor revoked. */
export const isOpenInvitation = ({ status }: Pick<Invitation, 'status'>): boolean => status === 'pending';

/** When an invitation sent now expires, in milliseconds since 1970. */
export const invitationExpiryMs = (nowMs: number): number => nowMs + DURATIONS.invitationMs;

type Inviter = Pick<User, 'agent_role' | 'permissions'>;

/** Whether a person may resend or revoke an invitation: its role is not above theirs and permits nothing they lack. */
export const mayHandleInvitation = (inviter: Inviter, role: Role): boolean =>
  compareRoles(role, inviter.agent_role) <= 0 &&
  addedSlugs(heldPermissions(inviter), ROLE_DEFAULTS[role]).length === 0;

/** The roles a person may invite with (D-33). Ownership of a library is transferred, never given by invitation. */
export const invitableRoles = (inviter: Inviter): readonly Role[] =>
  ROLES.filter((role) => role !== 'owner' && mayHandleInvitation(inviter, role));

/** Where an invitation leads. */
interface InvitingLibrary {
  readonly id: string;
  readonly parent_lib_id: string;
}

/**
 * Whether the sender of an invitation could still send it, with the permissions they have now. They must be at home in
 * the library or in its agency, where staff who manage the settings create libraries and invite their owner. Trying on a
 * teammate's view meanwhile does not matter.
 */
export function mayStillInvite(sender: User, role: Role, { id, parent_lib_id }: InvitingLibrary): boolean {
  const isOfAgency = parent_lib_id !== '' && sender.init_support_lib_id === parent_lib_id;
  if (!sender.is_active || !(isOfAgency || sender.init_support_lib_id === id)) return false;
  const permissions = ownPermissions(sender);
  if (role === 'owner' && isOfAgency && permissions.canManageGeneralAndSecuritySettings) return true;
  return permissions.canInviteNewUsers && mayHandleInvitation({ ...sender, permissions }, role);
}

/** What the link of an invitation carries (D-09). */
export interface InvitationToken {
  readonly id: string;
  /** 256 random bits, base64url; only its hash is stored */
  readonly secret: string;
}

const TOKEN = /^([A-Za-z0-9]{20,40})\.([A-Za-z0-9_-]{43})$/;

export const formatInvitationToken = ({ id, secret }: InvitationToken): string => `${id}.${secret}`;

/** @returns undefined if the text cannot be a token */
export function parseInvitationToken(text: string): InvitationToken | undefined {
  const [, id, secret] = TOKEN.exec(text) ?? [];
  return id && secret ? { id, secret } : undefined;
}
