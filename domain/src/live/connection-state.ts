import { DURATIONS } from '../limits';

/** S4.5-14; unknown until the connection is first asked for. */
type LiveStatus = 'connecting' | 'open' | 'closing' | 'closed' | 'unknown';

/**
 * Retries after 1, 2, 4, 8 and 16 seconds, then one each minute (S4.5-15, S9-16, D-19). The delays run from attempt
 * to attempt, so the fifth retry starts 31 seconds after the loss.
 */
export const RETRIES = {
  firstDelayMs: DURATIONS.reconnectMs,
  quickCount: 5,
  slowDelayMs: 60_000,
  /** when the first attempt counts as failed, since a socket that never answers reports nothing */
  attemptMs: 5_000,
  /** the same for a retry; one that answers later still opens the connection */
  retryMs: 1_000,
} as const;

/** Close code of somebody who leaves on purpose (S9-16). */
export const CLOSE_LEAVING = 1000;

export interface LiveState {
  readonly status: LiveStatus;
  /** attempts to come back since the connection was last open */
  readonly retries: number;
  /** whether it was ever open since it was asked for */
  readonly wasOpen: boolean;
  /** the browser's word */
  readonly isOnline: boolean;
  /** a new token is on its way, and what is sent meanwhile has to wait */
  readonly isRegenerating: boolean;
  /** closed on purpose: nothing brings it back but `start` */
  readonly hasLeft: boolean;
}

export type LiveEvent =
  | { readonly type: 'start' }
  | { readonly type: 'opened' }
  | { readonly type: 'lost' }
  | { readonly type: 'failed' }
  | { readonly type: 'retry-due' }
  | { readonly type: 'online' }
  | { readonly type: 'offline' }
  | { readonly type: 'regenerating' }
  | { readonly type: 'regenerated' }
  | { readonly type: 'leave' }
  | { readonly type: 'left' };

/** What the outside has to do after an event. There is one timer; a new wait replaces the last. */
export type LiveCommand =
  | { readonly type: 'connect' }
  | { readonly type: 'disconnect' }
  | { readonly type: 'wait'; readonly ms: number; readonly next: 'failed' | 'retry-due' }
  | { readonly type: 'stop-waiting' };

export interface LiveStep {
  readonly state: LiveState;
  readonly commands: readonly LiveCommand[];
}

export const INITIAL_LIVE_STATE: LiveState = {
  status: 'unknown',
  retries: 0,
  wasOpen: false,
  isOnline: true,
  isRegenerating: false,
  hasLeft: false,
};

/** Milliseconds to wait before the next attempt after `retries` of them. */
export function retryDelayMs(retries: number): number {
  return retries < RETRIES.quickCount ? RETRIES.firstDelayMs * 2 ** retries : RETRIES.slowDelayMs;
}

/** Whether the quick retries are used up, which is when people are told (D-19). */
export function isExhausted({ status, retries, hasLeft }: LiveState): boolean {
  if (hasLeft || status === 'open') return false;
  return retries > RETRIES.quickCount || (retries === RETRIES.quickCount && status === 'closed');
}

/** Whether a message may go out now; otherwise it is queued (S4.5-16). */
export function maySend({ status, isOnline, isRegenerating }: LiveState): boolean {
  return status === 'open' && isOnline && !isRegenerating;
}

const unchanged = (state: LiveState): LiveStep => ({ state, commands: [] });

const attempt = (state: LiveState, retries: number): LiveStep => ({
  state: { ...state, status: 'connecting', retries, hasLeft: false },
  commands: [
    { type: 'wait', ms: retries === 0 ? RETRIES.attemptMs : RETRIES.retryMs, next: 'failed' },
    { type: 'connect' },
  ],
});

const waitForRetry = (state: LiveState, ms: number): LiveStep => ({
  state: { ...state, status: 'closed' },
  commands: [{ type: 'wait', ms, next: 'retry-due' }],
});

function fail(state: LiveState): LiveStep {
  if (state.status !== 'connecting') return unchanged(state);
  const spentMs = state.retries === 0 ? 0 : RETRIES.retryMs;
  return waitForRetry(state, retryDelayMs(state.retries) - spentMs);
}

function comeOnline(state: LiveState): LiveStep {
  const online = { ...state, isOnline: true };
  const isSearching = !state.hasLeft && (state.status === 'closed' || state.status === 'connecting');
  return isSearching ? attempt(online, 0) : unchanged(online);
}

function lose(state: LiveState): LiveStep {
  if (state.hasLeft) return unchanged({ ...state, status: 'closed' });
  return state.status === 'open' ? waitForRetry(state, retryDelayMs(state.retries)) : unchanged(state);
}

/** One step of the connection (S4.5-14 to S4.5-16). Pure: what has to happen outside comes back as commands. */
export function stepLive(state: LiveState, event: LiveEvent): LiveStep {
  switch (event.type) {
    case 'start':
      return state.status === 'open' || state.status === 'connecting'
        ? unchanged(state)
        : attempt({ ...state, wasOpen: false }, 0);
    case 'opened':
      if (state.hasLeft || state.status === 'unknown') return unchanged(state);
      return {
        state: { ...state, status: 'open', retries: 0, wasOpen: true },
        commands: [{ type: 'stop-waiting' }],
      };
    case 'lost':
      return lose(state);
    case 'failed':
      return fail(state);
    case 'retry-due':
      return state.status === 'closed' && !state.hasLeft
        ? attempt(state, state.retries + 1)
        : unchanged(state);
    case 'online':
      return comeOnline(state);
    case 'offline':
      return unchanged({ ...state, isOnline: false });
    case 'regenerating':
      return unchanged({ ...state, isRegenerating: true });
    case 'regenerated':
      return unchanged({ ...state, isRegenerating: false });
    case 'leave':
      if (state.hasLeft || state.status === 'unknown') return unchanged({ ...state, hasLeft: true });
      return {
        state: { ...state, status: 'closing', hasLeft: true },
        commands: [{ type: 'stop-waiting' }, { type: 'disconnect' }],
      };
    case 'left':
      return unchanged(state.status === 'closing' ? { ...state, status: 'closed' } : state);
  }
}
