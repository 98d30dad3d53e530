import { onAuthStateChanged } from 'firebase/auth';
import { report } from '../../shared/config/report';
import { auth } from '../../shared/firebase/auth';
import { clearKeptData, endSession } from './end/end-session';
import { leaveSession } from './end/leave-session';
import { hasSessionRecord, isRemembered, isSigningIn, signInOver } from './kept/session-record';
import type { SessionPorts } from './session';
import { startLater } from './start-later';
import {
  adoptSession,
  announceEnd,
  holdSession,
  offerToOtherTabs,
  onEndElsewhere,
  unlessHeld,
} from './tabs/session-tabs';

/** Follows the account signed in as staff; first takes over a session of another tab (D-08). */
const watchAccount: SessionPorts['watchAccount'] = (onAccount) => {
  const adopted = adoptSession(hasSessionRecord()).catch((error: unknown) =>
    report('session-not-adopted', error),
  );
  const watch = () =>
    onAuthStateChanged(auth('staff'), (user) => onAccount(user?.isAnonymous === false ? user.uid : null));
  return startLater(adopted, watch, (error) => report('account', error));
};

/** The code that follows a session loads with the first one, since the sign-in page does not need the database client. */
const loadSignedIn = () => import('./signed-in');

/** Preloads that code while the person is still typing; if it fails, following the session reports that later. */
export function preloadSession(): void {
  loadSignedIn().catch(() => {});
}

/** Makes the session's listeners continue with the newest token, as after a new sign-in of the same person. */
export async function renewStreams(): Promise<void> {
  await (await loadSignedIn()).renewStreams();
}

const follow: SessionPorts['follow'] = (uid, mode, observer) =>
  startLater(
    loadSignedIn(),
    ({ followSession, sessionServer }) => followSession({ uid, mode }, sessionServer, observer),
    (error) => {
      report('profile-client', error);
      observer.failed('profile');
    },
  );

/** The session's ports to this browser. */
export const sessionPorts: SessionPorts = {
  watchAccount,
  isSigningIn,
  signInOver,
  follow,
  leave: (reason, user) =>
    leaveSession(reason, user, async (person) => (await loadSignedIn()).leaveChild(person)),
  clear: endSession,
  clearStray: () => void unlessHeld(clearKeptData),
  hold: () => {
    const release = holdSession();
    const stopOffering = offerToOtherTabs();
    return () => {
      release();
      stopOffering();
    };
  },
  sharesCredentials: isRemembered,
  announceEnd,
  onEndElsewhere,
};
