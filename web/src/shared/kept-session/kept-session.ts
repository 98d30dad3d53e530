import type { StorageArea } from '../storage/kept';
import { SESSION_EXPIRY } from './has-session';

/*
 * What a sign-in of staff leaves in the browser, for pages that do without Firebase unless somebody is signed in.
 */

/** Whether a key is one of Firebase's for the staff app. */
export const isCredential = (key: string): boolean =>
  key.startsWith('firebase:authUser:') && key.endsWith(':staff');

export interface KeptSession {
  readonly uid: string;
  /** 'device' with 'Remember me' */
  readonly area: StorageArea;
  /** milliseconds */
  readonly expiresAt: number;
}

function uidIn(credential: string | null): string {
  const stored: unknown = JSON.parse(credential ?? 'null');
  const isNamed = typeof stored === 'object' && stored !== null && 'uid' in stored;
  return isNamed && typeof stored.uid === 'string' ? stored.uid : '';
}

function sessionIn(area: StorageArea): KeptSession | null {
  const store = area === 'device' ? window.localStorage : window.sessionStorage;
  const expiresAt = Number(store.getItem(SESSION_EXPIRY));
  const credential = Object.keys(store).find(isCredential);
  if (credential === undefined || !(expiresAt > Date.now())) return null;
  const uid = uidIn(store.getItem(credential));
  return uid === '' ? null : { uid, area, expiresAt };
}

/**
 * Who is signed in as staff here, as far as the browser knows; null if nobody is. The server decides: this only says
 * whom to ask it about.
 */
export function keptSession(): KeptSession | null {
  try {
    return sessionIn('device') ?? sessionIn('tab');
  } catch {
    // Storage is blocked, or holds something else.
    return null;
  }
}
