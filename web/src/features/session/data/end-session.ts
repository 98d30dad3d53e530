import { signOut } from 'firebase/auth';
import { report } from '../../../shared/config/report';
import { auth } from '../../../shared/firebase/auth';
import { clearSessionRecord } from './session-record';

/** Prefix of whatever the admin area keeps in session storage, such as drafts of replies. */
export const SESSION_STORE_PREFIX = 'harborline-staff:';

/** What Firestore's tabs tell one another through local storage, by the name of the staff's app. */
const isCacheNote = (key: string): boolean => key.startsWith('firestore_') && key.includes('/staff/');

function clearKept(): void {
  const kept = Object.keys(window.sessionStorage).filter((key) => key.startsWith(SESSION_STORE_PREFIX));
  for (const key of kept) window.sessionStorage.removeItem(key);
}

function clearCacheNotes(): void {
  for (const key of Object.keys(window.localStorage).filter(isCacheNote)) window.localStorage.removeItem(key);
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
    clearCacheNotes();
  } catch (error) {
    report('cache-not-cleared', error);
  }
  await signOut(auth('staff'));
}
