import { SESSION_EXPIRY } from '../kept-session/has-session';
import type { StorageArea } from '../storage/kept';

/** Leaves in the browser's storage what a sign-in of staff does. */
export function makeSession(uid: string, area: StorageArea): void {
  const store = area === 'device' ? window.localStorage : window.sessionStorage;
  store.setItem('firebase:authUser:key:staff', JSON.stringify({ uid }));
  store.setItem(SESSION_EXPIRY, String(Date.now() + 60_000));
}
