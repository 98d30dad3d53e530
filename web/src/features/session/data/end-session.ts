import { signOut } from 'firebase/auth';
import { report } from '../../../shared/config/report';
import { auth } from '../../../shared/firebase/auth';
import { clearSessionRecord } from './session-record';

/** Prefix of whatever the admin area keeps in session storage, such as drafts of replies. */
export const SESSION_STORE_PREFIX = 'harborline-staff:';

function clearKept(): void {
  const keys = Object.keys(window.sessionStorage).filter((key) => key.startsWith(SESSION_STORE_PREFIX));
  for (const key of keys) window.sessionStorage.removeItem(key);
}

/**
 * Signs out and removes what the session left on this machine: credentials, expiry, drafts and Firestore's
 * cache (S4.5-26, D-42). Signing out happens even if clearing the cache fails.
 */
export async function endSession(): Promise<void> {
  clearSessionRecord();
  clearKept();
  try {
    const { closeFirestore } = await import('./close-firestore');
    await closeFirestore();
  } catch (error) {
    report('cache-not-cleared', error);
  }
  await signOut(auth('staff'));
}
