import { onAuthStateChanged } from 'firebase/auth';
import { auth } from '../../../shared/firebase/auth';

/** Follows who is signed in as staff; null for nobody. */
export function watchAccount(onAccount: (uid: string | null) => void): () => void {
  return onAuthStateChanged(auth('staff'), (user) =>
    onAccount(user?.isAnonymous === false ? user.uid : null),
  );
}
