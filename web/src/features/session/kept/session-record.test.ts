import { beforeEach, describe, expect, it } from 'vitest';
import {
  clearSessionRecord,
  isPresentSessionExpired,
  isRemembered,
  isSigningIn,
  recordSignIn,
  signInOver,
  writeSessionRecord,
} from './session-record';

const NOW = Date.UTC(2026, 10, 21);
const HOUR = 60 * 60 * 1000;

describe('the session record', () => {
  beforeEach(clearSessionRecord);

  it('ends after 5 hours without Remember me (S9-15, D-08)', () => {
    writeSessionRecord(false, NOW);
    expect(isRemembered()).toBe(false);
    expect(isPresentSessionExpired(NOW + 5 * HOUR - 1)).toBe(false);
    expect(isPresentSessionExpired(NOW + 5 * HOUR)).toBe(true);
  });

  it('ends after 30 days with Remember me (S9-15)', () => {
    writeSessionRecord(true, NOW);
    expect(isRemembered()).toBe(true);
    expect(isPresentSessionExpired(NOW + 30 * 24 * HOUR - 1)).toBe(false);
    expect(isPresentSessionExpired(NOW + 30 * 24 * HOUR)).toBe(true);
  });

  it('is stored with the credentials, and a new sign-in leaves no old one behind', () => {
    writeSessionRecord(true, NOW);
    writeSessionRecord(false, NOW);
    expect([window.localStorage.length, window.sessionStorage.length]).toEqual([0, 1]);
  });

  it('counts as expired if it is missing or was tampered with', () => {
    expect(isPresentSessionExpired(NOW)).toBe(true);
    window.localStorage.setItem('harborline-session-expiry', 'soon');
    expect(isPresentSessionExpired(NOW)).toBe(true);
  });

  it('is stored before the sign-in ends, so that the session that follows finds it', async () => {
    const seen: boolean[] = [];
    await recordSignIn(true, async () => seen.push(isRemembered(), isSigningIn()));
    expect(seen).toEqual([true, true]);
    expect(isRemembered()).toBe(true);
    signInOver();
    expect(isSigningIn()).toBe(false);
  });

  it('is removed if the sign-in fails (S4.4-03)', async () => {
    await expect(recordSignIn(false, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    expect(window.sessionStorage.length).toBe(0);
    expect(isSigningIn()).toBe(false);
  });
});
