import type { User } from '@harborline/domain/entities/user';
import { createEmitter } from '../../shared/events/emitter';
import type { EndReason, MissingPart, SessionState } from '../../shared/staff/session-state';
import type { OpeningMode, SessionObserver } from './follow-session';
import { INACTIVE_NOTICE, type Notice } from './notice';

type Stop = () => void;

/** What the session of a tab needs from the browser; `session-ports.ts` provides it. */
export interface SessionPorts {
  readonly watchAccount: (onAccount: (uid: string | null) => void) => Stop;
  /** whether the person signed in on this page, as opposed to resuming a session (S4.4) */
  readonly isSigningIn: () => boolean;
  readonly signInOver: () => void;
  /** follows the session of an account, with code that loads only then */
  readonly follow: (uid: string, mode: OpeningMode, observer: SessionObserver) => Stop;
  /** @returns whether the child library, if any, was left */
  readonly leave: (reason: EndReason, user: User | null) => Promise<boolean>;
  /** removes the credentials and all stored data */
  readonly clear: () => Promise<void>;
  /** removes what the session of a closed tab left behind, if no other tab has a session */
  readonly clearStray: () => void;
  /** shows the other tabs that this one has a session */
  readonly hold: () => Stop;
  /** whether all tabs have the same credentials, because of 'Remember me' (D-08) */
  readonly sharesCredentials: () => boolean;
  readonly announceEnd: (uid: string) => void;
  readonly onEndElsewhere: (uid: string, listener: () => void) => Stop;
}

/** Messages to the user besides the state. */
export interface SessionVoice {
  readonly notice: (notice: Notice) => void;
  /** S8-22, S8-23 */
  readonly missing: (part: MissingPart) => void;
  /** S8-02 */
  readonly leaveFailed: () => void;
}

export type SessionEvent =
  | { type: 'no-account' }
  | { type: 'account' }
  | { type: 'profile'; user: User }
  | { type: 'profile-failed'; missing?: MissingPart }
  | { type: 'ended'; reason: EndReason; message?: string };

/** An unchanged person keeps the state, so that screens do not re-render needlessly. */
function withProfile(state: SessionState, user: User): SessionState {
  if (state.status === 'signed-out') return state;
  const isSame = state.status === 'ready' && JSON.stringify(state.user) === JSON.stringify(user);
  return isSame ? state : { status: 'ready', user };
}

/** The state after an event. A profile that arrives late never revives an ended session. */
export function nextSessionState(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'no-account':
      return state.status === 'signed-out' ? state : { status: 'signed-out', reason: null };
    case 'account':
      return { status: 'loading-profile' };
    case 'profile':
      return withProfile(state, event.user);
    case 'profile-failed':
      return state.status === 'signed-out'
        ? state
        : { status: 'profile-failed', missing: event.missing ?? 'profile' };
    case 'ended': {
      const { reason, message } = event;
      return { status: 'signed-out', reason, ...(message === undefined ? {} : { message }) };
    }
  }
}

interface End {
  readonly reason: EndReason;
  readonly message?: string | undefined;
  /** the person ended it in another tab, which runs the closing steps */
  readonly isElsewhere?: boolean;
}

export interface Session {
  readonly current: () => SessionState;
  /** @returns an unsubscribe function */
  readonly subscribe: (listener: () => void) => Stop;
  /** follows the account from now on @returns a function that stops it */
  readonly start: () => Stop;
  readonly retryProfile: () => void;
  /** ends the session in all tabs; a second call waits for the first */
  readonly end: (reason: EndReason, message?: string) => Promise<void>;
}

/**
 * The session of this tab: who is signed in, and the only way to end it. An account leads to `ports.follow`, which
 * reports when the session opens and ends.
 */
export function createSession(ports: SessionPorts, voice: SessionVoice): Session {
  let state: SessionState = { status: 'starting' };
  let followed: string | null = null;
  let ending: Promise<void> | null = null;
  let stops: Stop[] = [];
  const changes = createEmitter();

  const dispatch = (event: SessionEvent) => {
    const next = nextSessionState(state, event);
    if (next === state) return;
    state = next;
    changes.emit();
  };

  const letGo = () => {
    for (const stop of stops.splice(0)) stop();
    followed = null;
  };

  const runEnd = async ({ reason, message, isElsewhere = false }: End) => {
    const uid = followed;
    const left = ports.leave(reason, state.status === 'ready' && !isElsewhere ? state.user : null);
    // A session that ends by itself leaves the screen at once; Log Out first runs the closing steps.
    if (reason === 'logged-out' && !isElsewhere) await left;
    ports.signInOver();
    letGo();
    dispatch({ type: 'ended', reason, ...(message === undefined ? {} : { message }) });
    if (reason === 'no-subscription') voice.notice(INACTIVE_NOTICE);
    if (!(await left)) voice.leaveFailed();
    // Without 'Remember me', another tab has its own credentials, which may still be valid.
    const isOfThisTab = reason === 'expired' && !ports.sharesCredentials();
    if (uid !== null && !isElsewhere && !isOfThisTab) ports.announceEnd(uid);
    await ports.clear();
  };

  const endOnce = (end: End): Promise<void> => {
    ending ??= runEnd(end).finally(() => {
      ending = null;
    });
    return ending;
  };

  const observer: SessionObserver = {
    open: (user) => {
      ports.signInOver();
      // While ending, the person returns from a child library: that change is no longer shown.
      if (ending === null) dispatch({ type: 'profile', user });
    },
    failed: (missing) => {
      if (state.status !== 'profile-failed') voice.missing(missing);
      dispatch({ type: 'profile-failed', missing });
    },
    ended: (reason, message) => void endOnce({ reason, message }),
    notice: voice.notice,
  };

  const follow = (uid: string) => {
    letGo();
    followed = uid;
    dispatch({ type: 'account' });
    stops = [
      ports.hold(),
      ports.onEndElsewhere(uid, () => void endOnce({ reason: 'logged-out', isElsewhere: true })),
      ports.follow(uid, ports.isSigningIn() ? 'signed-in' : 'resumed', observer),
    ];
  };

  const onAccount = (uid: string | null) => {
    if (uid !== null) {
      follow(uid);
      return;
    }
    const hadSession = followed !== null;
    letGo();
    dispatch({ type: 'no-account' });
    if (ending !== null) return;
    // Signed out in another tab: what the session left in this one must be removed, too.
    if (hadSession) void ports.clear();
    else ports.clearStray();
  };

  return {
    current: () => state,
    subscribe: changes.subscribe,
    start: () => {
      const stop = ports.watchAccount(onAccount);
      return () => {
        stop();
        letGo();
      };
    },
    retryProfile: () => {
      if (followed !== null) follow(followed);
    },
    end: (reason, message) => endOnce({ reason, message }),
  };
}
