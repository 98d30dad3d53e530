import { onAuthStateChanged } from 'firebase/auth';
import { report } from '../../shared/config/report';
import { auth } from '../../shared/firebase/auth';
import { hasSessionRecord } from './kept/session-record';
import { adoptSession } from './tabs/adopt-session';

/** Follows who is signed in as staff; null for nobody. A session of another tab is taken over first (D-08). */
export function watchAccount(onAccount: (uid: string | null) => void): () => void {
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
}
