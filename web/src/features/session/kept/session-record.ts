import { isSessionExpired, sessionExpiryAt } from '@harborline/domain/session/expiry';
import { SESSION_EXPIRY } from '../../../shared/kept-session/has-session';
import { isCredential } from '../../../shared/kept-session/kept-session';

/*
 * When the current sign-in expires (D-08). Remembered sign-ins keep it in local storage, others in session storage,
 * beside the credentials, so that both are removed together.
 */

/** Name of the lock and the channel that the tabs of this browser share. */
export const SESSION_NAME = 'harborline-staff-session';

function stores(): readonly Storage[] {
  return [window.localStorage, window.sessionStorage];
}

export function writeSessionRecord(isRemembered: boolean, nowMs: number): void {
  clearSessionRecord();
  const store = isRemembered ? window.localStorage : window.sessionStorage;
  store.setItem(SESSION_EXPIRY, String(sessionExpiryAt(isRemembered, nowMs)));
}

let isFresh = false;

/** Whether the person is signing in on this page, as opposed to resuming a session (S4.4). */
export const isSigningIn = (): boolean => isFresh;

export function signInOver(): void {
  isFresh = false;
}

/**
 * Runs a sign-in and records when it expires; a sign-in that fails leaves no record. The expiry is written first,
 * because the session that follows checks it at once. @throws what `signIn` throws
 */
export async function recordSignIn(isRemembered: boolean, signIn: () => Promise<unknown>): Promise<void> {
  writeSessionRecord(isRemembered, Date.now());
  isFresh = true;
  try {
    await signIn();
  } catch (error) {
    isFresh = false;
    clearSessionRecord();
    throw error;
  }
}

/** Whether 'Remember me' was ticked, which also decides where Firestore keeps its cache (D-42). */
export function isRemembered(): boolean {
  return window.localStorage.getItem(SESSION_EXPIRY) !== null;
}

/** Whether a sign-in is recorded on this device or in this tab. */
export const hasSessionRecord = (): boolean =>
  stores().some((store) => store.getItem(SESSION_EXPIRY) !== null);

/** A session that only lives in tabs, as one tab passes it to another. */
export interface PassingSession {
  readonly expiry: string;
  /** what Firebase stores about the signed-in person, by key */
  readonly credentials: readonly (readonly [string, string])[];
}

/** Whether this browser holds credentials of staff, which may have expired. Known before Firebase has read them. */
export const hasCredentials = (): boolean => stores().some((store) => Object.keys(store).some(isCredential));

/** The session of this tab; null if there is none, it has expired, or 'Remember me' keeps it on the device. */
export function readPassingSession(nowMs: number): PassingSession | null {
  const store = window.sessionStorage;
  const expiry = store.getItem(SESSION_EXPIRY);
  const credentials = Object.keys(store)
    .filter(isCredential)
    .map((key) => [key, store.getItem(key) ?? ''] as const);
  if (expiry === null || isSessionExpired(Number(expiry), nowMs) || credentials.length === 0) return null;
  return { expiry, credentials };
}

/** Takes over a session into this tab, unless it has one by now or the session has expired. */
export function writePassingSession({ expiry, credentials }: PassingSession, nowMs: number): void {
  if (hasSessionRecord() || isSessionExpired(Number(expiry), nowMs)) return;
  window.sessionStorage.setItem(SESSION_EXPIRY, expiry);
  for (const [key, value] of credentials) if (isCredential(key)) window.sessionStorage.setItem(key, value);
}

export function isPresentSessionExpired(nowMs: number): boolean {
  const value = stores()
    .map((store) => store.getItem(SESSION_EXPIRY))
    .find((stored) => stored !== null);
  return isSessionExpired(value === undefined || value === null ? null : Number(value), nowMs);
}

export function clearSessionRecord(): void {
  for (const store of stores()) store.removeItem(SESSION_EXPIRY);
}
