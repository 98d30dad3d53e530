import type { Invitation } from '../entities/invitation';
import { DURATIONS } from '../limits';

export const INVITATION_STATES = ['pending', 'expired', 'approved', 'revoked'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

type Dated = Pick<Invitation, 'status' | 'expires_at' | 'approved_at'>;

/** How an invitation stands at a moment: the stored status, with a pending one expiring by itself. */
export function invitationState({ status, expires_at }: Dated, nowMs: number): InvitationState {
  return status === 'pending' && expires_at.toMillis() <= nowMs ? 'expired' : status;
}

/**
 * What following the link does: 'approve' has effects, once; 'repeat' says the same again without any, for a day
 * after the approval (D-09); 'refuse' tells nothing of why.
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

/** Whether it can be sent again or revoked: only while nobody followed it and nobody took it back. */
export const isOpenInvitation = ({ status }: Pick<Invitation, 'status'>): boolean => status === 'pending';

/** When an invitation that is sent now expires, in milliseconds since 1970. */
export const invitationExpiryMs = (nowMs: number): number => nowMs + DURATIONS.invitationMs;

/** What the link of an invitation carries (D-09). */
export interface InvitationToken {
  readonly id: string;
  /** 256 random bits, base64url; stored as its hash alone */
  readonly secret: string;
}

const TOKEN = /^([A-Za-z0-9]{20,40})\.([A-Za-z0-9_-]{43})$/;

export const formatInvitationToken = ({ id, secret }: InvitationToken): string => `${id}.${secret}`;

/** @returns undefined for whatever cannot be a token */
export function parseInvitationToken(text: string): InvitationToken | undefined {
  const [, id, secret] = TOKEN.exec(text) ?? [];
  return id && secret ? { id, secret } : undefined;
}
