import type { User } from '@harborline/domain/entities/user';
import { DURATIONS } from '@harborline/domain/limits';

/** What a chat token is made for; with any of it changed the old one no longer counts (D-20). */
export type ChatTokenOwner = Pick<User, 'uid' | 'user_email' | 'support_lib_id' | 'session_version'>;

export interface KeptChatToken {
  readonly token: string;
  /** milliseconds since 1970 */
  readonly takenAtMs: number;
  /** `ownerKey` of whom it was made for */
  readonly owner: string;
}

export function ownerKey({ uid, support_lib_id, session_version = 0 }: ChatTokenOwner): string {
  return `${uid}/${support_lib_id}/${session_version}`;
}

/** Whether a kept token may still be used: renewed when it is 23 hours old or more (S4.4-05, S7.1-02). */
export function isUsable(kept: KeptChatToken | null, owner: ChatTokenOwner, nowMs: number): boolean {
  if (kept === null || kept.owner !== ownerKey(owner)) return false;
  const ageMs = nowMs - kept.takenAtMs;
  return ageMs >= 0 && ageMs < DURATIONS.chatTokenRenewMs;
}

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 60_000;

/** How long to wait before the renewal is tried again, after `failures` failed ones (1, 2, ...). */
export function retryDelayMs(failures: number): number {
  return Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.max(0, failures - 1));
}

/**
 * Whether a refusal of the inbox service ends a session that was open before: only one of the identity does. All
 * else is worth another try, since who may do what follows from the person's document (D-20).
 */
export function isFinalRefusal(status: number): boolean {
  return status === 401;
}
