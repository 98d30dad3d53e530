import { signOut } from 'firebase/auth';
import { report } from '../../../shared/config/report';
import { auth } from '../../../shared/firebase/auth';
import { sessionEnd } from '../../../shared/staff/session-end';
import { forgetUnstored } from '../../../shared/storage/kept';
import { SESSION_PREFIX } from '../../../shared/storage/session-key';
import { chatTokenStore } from '../chat-token/chat-token-store';
import { clearSessionHints } from '../kept/session-hints';
import { clearSessionRecord } from '../kept/session-record';

/** Whether Firestore uses a local storage key to communicate between tabs of the staff app, whose name it contains. */
const isCacheNote = (key: string): boolean => key.startsWith('firestore_') && key.includes('/staff/');

const isOfSession = (key: string): boolean => key.startsWith(SESSION_PREFIX);

function removeKeys(store: Storage, isMeant: (key: string) => boolean): void {
  for (const key of Object.keys(store).filter(isMeant)) store.removeItem(key);
}

/** Removes the traces of a session in web storage (S3-12) and in memory. */
export function clearKeptData(): void {
  clearSessionHints();
  chatTokenStore.clear();
  for (const store of [window.localStorage, window.sessionStorage]) removeKeys(store, isOfSession);
  forgetUnstored(SESSION_PREFIX);
  sessionEnd.emit();
}

/** Closes the listeners while the credentials are still valid; later they would report errors. */
async function closeListeners(): Promise<() => Promise<void>> {
  try {
    return await (await import('./close-firestore')).closeFirestore();
  } catch (error) {
    report('listeners-not-closed', error);
    return async () => {};
  }
}

/**
 * Signs out and removes what the session left on this device: credentials, expiry, chat token, hints, drafts and
 * Firestore's cache (S4.5-26, D-42). Signing out happens even if clearing the cache fails.
 */
export async function endSession(): Promise<void> {
  clearSessionRecord();
  clearKeptData();
  const clearCache = await closeListeners();
  await signOut(auth('staff'));
  try {
    await clearCache();
    removeKeys(window.localStorage, isCacheNote);
  } catch (error) {
    report('cache-not-cleared', error);
  }
}
