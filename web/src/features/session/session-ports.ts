import { onAuthStateChanged } from 'firebase/auth';
import { report } from '../../shared/config/report';
import { auth } from '../../shared/firebase/auth';
import { clearKeptData, endSession } from './end/end-session';
import { leaveSession } from './end/leave-session';
import { hasSessionRecord, isRemembered, isSigningIn, signInOver } from './kept/session-record';
import type { SessionPorts } from './session';
import {
  adoptSession,
  announceEnd,
  holdSession,
  offerToOtherTabs,
  onEndElsewhere,
  unlessHeld,
} from './tabs/session-tabs';

/** Follows the account that is signed in as staff; a session of another tab is taken over first (D-08). */
const watchAccount: SessionPorts['watchAccount'] = (onAccount) => {
  let stop = () => {};
  let isOver = false;
  const watch = () => {
    if (isOver) return;
    stop = onAuthStateChanged(auth('staff'), (user) =>
      onAccount(user?.isAnonymous === false ? user.uid : null),
    );
  };
  adoptSession(hasSessionRecord())
    .catch((error: unknown) => report('session-not-adopted', error))
    .finally(watch);
  return () => {
    isOver = true;
    stop();
  };
};

/** What follows a session loads with the first one: the sign-in page does without the database client. */
const loadFollower = () => Promise.all([import('./follow-session'), import('./session-server')]);

/** Loads what follows a session while the person is still typing; following reports what is missing. */
export function preloadSession(): void {
  loadFollower().catch(() => {});
}

/** Makes the listeners of the session go on with the newest token, as after a new sign-in of the same person. */
export async function renewStreams(): Promise<void> {
  await (await import('./session-server')).renewStreams();
}

const follow: SessionPorts['follow'] = (uid, mode, observer) => {
  let stop = () => {};
  let isOver = false;
  loadFollower().then(
    ([{ SessionFollower }, { sessionServer }]) => {
      if (isOver) return;
      const follower = new SessionFollower(sessionServer, observer, mode);
      stop = () => follower.stop();
      follower.start(uid);
    },
    (error: unknown) => {
      report('profile-client', error);
      if (!isOver) observer.failed('profile');
    },
  );
  return () => {
    isOver = true;
    stop();
  };
};

/** The session's ports to this browser. */
export const sessionPorts: SessionPorts = {
  watchAccount,
  isSigningIn,
  signInOver,
  follow,
  leave: (reason, user) =>
    leaveSession(reason, user, async (person) => (await import('./session-server')).leaveChild(person)),
  clear: endSession,
  clearStray: () => void unlessHeld(clearKeptData),
  hold: () => {
    const stops = [holdSession(), offerToOtherTabs((error) => report('session-not-offered', error))];
    return () => {
      for (const stop of stops) stop();
    };
  },
  sharesCredentials: isRemembered,
  announceEnd,
  onEndElsewhere,
};
