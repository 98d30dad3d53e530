import { report } from '../../shared/config/report';
import { clearKeptData, endSession } from './end/end-session';
import { leaveSession } from './end/leave-session';
import { freshSignIn } from './kept/fresh-sign-in';
import { isRemembered } from './kept/session-record';
import type { ControllerPorts } from './session-controller';
import { offerToOtherTabs } from './tabs/adopt-session';
import { announceEnd, onEndElsewhere } from './tabs/other-tabs';
import { holdSession, unlessHeld } from './tabs/session-lock';
import { watchAccount } from './watch-account';

/** Follows a session; the database client and what needs it load with the first one. */
const follow: ControllerPorts['follow'] = (uid, mode, observer) => {
  let stop: (() => void) | null = null;
  let isOver = false;
  Promise.all([import('./follow-session'), import('./session-ports')]).then(
    ([{ SessionFollower }, { sessionPorts }]) => {
      if (isOver) return;
      const follower = new SessionFollower(sessionPorts, observer, mode);
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
    stop?.();
  };
};

/** The controller's ports to the world. */
export const controllerPorts: ControllerPorts = {
  watchAccount,
  isSigningIn: freshSignIn.isUnderWay,
  signInOver: freshSignIn.over,
  follow,
  leave: leaveSession,
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
