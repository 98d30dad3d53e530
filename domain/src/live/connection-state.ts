import { DURATIONS } from '../limits';

/** S4.5-14; unknown until the connection is first requested. */
type LiveStatus = 'connecting' | 'open' | 'closing' | 'closed' | 'unknown';

/**
 * Retries after 1, 2, 4, 8 and 16 seconds, then one each minute (S4.5-15, S9-16, D-19). The delays run from attempt
 * to attempt, so the fifth retry starts 31 seconds after the loss.
 */
export const RETRIES = {
  firstDelayMs: DURATIONS.reconnectMs,
  quickCount: 5,
  slowDelayMs: 60_000,
  /** when the first attempt counts as failed; a socket that never answers reports nothing */
  attemptMs: 5_000,
  /** the same for a retry; a later answer still opens the connection */
  retryMs: 1_000,
} as const;

/** Close code for leaving on purpose (S9-16). */
export const CLOSE_LEAVING = 1000;

export interface LiveState {
  readonly status: LiveStatus;
  /** reconnection attempts since the connection was last open */
  readonly retries: number;
  /** whether it has been open since it was requested */
  readonly wasOpen: boolean;
  /** whether the browser reports a network */
  readonly isOnline: boolean;
  /** closed on purpose: only `start` brings it back */
  readonly hasLeft: boolean;
}

export const INITIAL_LIVE_STATE: LiveState = {
  status: 'unknown',
  retries: 0,
  wasOpen: false,
  isOnline: true,
  hasLeft: false,
};

/** Milliseconds before the next attempt, after `retries` attempts. */
export function retryDelayMs(retries: number): number {
  return retries < RETRIES.quickCount ? RETRIES.firstDelayMs * 2 ** retries : RETRIES.slowDelayMs;
}

/** Whether the quick retries are used up; the banner shows from then on (D-19). */
export function isExhausted({ status, retries, hasLeft }: LiveState): boolean {
  if (hasLeft || status === 'open') return false;
  return retries > RETRIES.quickCount || (retries === RETRIES.quickCount && status === 'closed');
}
