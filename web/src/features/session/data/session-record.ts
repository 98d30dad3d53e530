import { isSessionExpired, sessionExpiryAt } from '@harborline/domain/session/expiry';

/**
 * When the present sign-in ends (D-08). Remembered sign-ins keep it in local storage, others in session storage,
 * beside the credentials themselves, so that both go together.
 */
const KEY = 'harborline-session-expiry';

function stores(): readonly Storage[] {
  return [window.localStorage, window.sessionStorage];
}

export function writeSessionRecord(isRemembered: boolean, nowMs: number): void {
  clearSessionRecord();
  const store = isRemembered ? window.localStorage : window.sessionStorage;
  store.setItem(KEY, String(sessionExpiryAt(isRemembered, nowMs)));
}

/** Whether 'Remember me' was ticked, which also decides where Firestore keeps its cache (D-42). */
export function isRemembered(): boolean {
  return window.localStorage.getItem(KEY) !== null;
}

export function isPresentSessionExpired(nowMs: number): boolean {
  const value = stores()
    .map((store) => store.getItem(KEY))
    .find((stored) => stored !== null);
  return isSessionExpired(value === undefined || value === null ? null : Number(value), nowMs);
}

export function clearSessionRecord(): void {
  for (const store of stores()) store.removeItem(KEY);
}
