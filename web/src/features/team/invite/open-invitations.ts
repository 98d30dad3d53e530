import type { InvitationItem } from '@harborline/domain/api/teams/invitations';
import { INVITE_TEXTS } from '@harborline/domain/texts/team';

/** Between two mails to the same person, milliseconds. */
const RESEND_WAIT_MS = 60_000;

/** Whole seconds until an invitation may be sent again, 0 once it may. */
export function secondsUntilResend({ sent_at }: Pick<InvitationItem, 'sent_at'>, nowMs: number): number {
  const leftMs = Date.parse(sent_at) + RESEND_WAIT_MS - nowMs;
  return Math.min(RESEND_WAIT_MS / 1000, Math.max(0, Math.ceil(leftMs / 1000)));
}

/** Whether the link works, or did until it expired. */
export const isOpen = ({ state }: Pick<InvitationItem, 'state'>): boolean =>
  state === 'pending' || state === 'expired';

export const isExpired = ({ expires_at }: Pick<InvitationItem, 'expires_at'>, nowMs: number): boolean =>
  Date.parse(expires_at) <= nowMs;

/** When an invitation expires, in words: the days left, then the hours. */
export function expiryText({ expires_at }: Pick<InvitationItem, 'expires_at'>, nowMs: number): string {
  const hours = Math.ceil((Date.parse(expires_at) - nowMs) / 3_600_000);
  if (hours <= 0) return INVITE_TEXTS.expired;
  if (hours === 1) return INVITE_TEXTS.expiresSoon;
  return hours < 48 ? INVITE_TEXTS.expiresInHours(hours) : INVITE_TEXTS.expiresInDays(Math.floor(hours / 24));
}

/** Invitations, newest first, with one that is new or has changed. */
export function withInvitation(
  items: readonly InvitationItem[],
  changed: InvitationItem,
): readonly InvitationItem[] {
  const isKnown = items.some(({ id }) => id === changed.id);
  return isKnown
    ? items.map((item) => (item.id === changed.id ? changed : item))
    : [changed, ...items].sort((a, b) => b.created_at.localeCompare(a.created_at));
}

/** Invitations without one that was revoked. */
export const withoutInvitation = (
  items: readonly InvitationItem[],
  { id: revoked }: Pick<InvitationItem, 'id'>,
): readonly InvitationItem[] => items.filter(({ id }) => id !== revoked);
