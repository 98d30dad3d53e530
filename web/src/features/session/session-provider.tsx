import { type ReactNode, useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { report } from '../../shared/config/report';
import { endSession } from './data/end-session';
import { watchAccount } from './data/watch-account';
import { type EndReason, type SessionState, sessionReducer } from './model/session-state';
import { SessionContextProvider } from './session-context';
import { useSessionExpiry } from './use-session-expiry';

const STARTING: SessionState = { status: 'starting' };

/** Keeps track of the signed-in person of staff. The database client loads only once somebody is signed in. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(sessionReducer, STARTING);
  const [uid, setUid] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let hadAccount = false;
    return watchAccount((account) => {
      setUid(account);
      dispatch({ type: account === null ? 'nobody' : 'somebody' });
      // Signed out in another tab: what the session left in this one has to go as well.
      if (account === null && hadAccount) void endSession();
      hadAccount = account !== null;
    });
  }, []);

  const end = useCallback(async (reason: EndReason) => {
    // First off the screen, so that no listener is left when the credentials go.
    dispatch({ type: 'ended', reason });
    setUid(null);
    await endSession();
  }, []);

  useEffect(() => {
    if (uid === null) return undefined;
    dispatch({ type: 'somebody' });
    return followProfile(uid, attempt, {
      found: (user) => {
        if (user.is_active) dispatch({ type: 'profile', user });
        else void end('inactive');
      },
      missing: () => void end('no-such-user'),
      failed: () => dispatch({ type: 'profile-failed' }),
    });
  }, [uid, attempt, end]);

  useSessionExpiry(uid !== null, end);

  const retryProfile = useCallback(() => setAttempt((count) => count + 1), []);
  const session = useMemo(() => ({ state, retryProfile, end }), [state, retryProfile, end]);
  return <SessionContextProvider session={session}>{children}</SessionContextProvider>;
}

type ProfileModule = typeof import('./data/watch-profile');
type Observer = Parameters<ProfileModule['watchProfile']>[1];

function followProfile(uid: string, _attempt: number, observer: Observer): () => void {
  let stop: (() => void) | null = null;
  let isOver = false;
  import('./data/watch-profile').then(
    ({ watchProfile }) => {
      if (!isOver) stop = watchProfile(uid, observer);
    },
    (error: unknown) => {
      report('profile-client', error);
      observer.failed();
    },
  );
  return () => {
    isOver = true;
    stop?.();
  };
}
