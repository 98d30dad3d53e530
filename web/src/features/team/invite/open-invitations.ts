import type { InvitationItem } from '@harborline/domain/invitation/invitation-item';
import { INVITE_TEXTS } from '@harborline/domain/texts/team';

/** Between two mails to the same person, milliseconds. */
const RESEND_WAIT_MS = 60_000;

/** Whole seconds until an invitation may be sent again, 0 once it may. */
export function secondsUntilResend({ sent_at }: Pick<InvitationItem, 'sent_at'>, nowMs: number): number {
  const leftMs = Date.parse(sent_at) + RESEND_WAIT_MS - nowMs;
  return Math.min(RESEND_WAIT_MS / 1000, Math.max(0, Math.ceil(leftMs / 1000)));
}

/** Whether somebody could still follow the link, or could have until it expired. */
const isWaiting = ({ state }: Pick<InvitationItem, 'state'>): boolean =>
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

export type InvitationsAction =
  | { type: 'page'; items: readonly InvitationItem[]; isFirst: boolean }
  | { type: 'put'; item: InvitationItem }
  | { type: 'removed'; id: string };

/** The invitations on the screen, newest first. */
export function invitationsReducer(
  items: readonly InvitationItem[],
  action: InvitationsAction,
): readonly InvitationItem[] {
  switch (action.type) {
    case 'page': {
      const page = action.items.filter(isWaiting);
      if (action.isFirst) return page;
      const known = new Set(items.map(({ id }) => id));
      return [...items, ...page.filter(({ id }) => !known.has(id))];
    }
    case 'put': {
      const isKnown = items.some(({ id }) => id === action.item.id);
      return isKnown
        ? items.map((item) => (item.id === action.item.id ? action.item : item))
        : [action.item, ...items].sort((a, b) => b.created_at.localeCompare(a.created_at));
    }
    case 'removed':
      return items.filter(({ id }) => id !== action.id);
  }
}
