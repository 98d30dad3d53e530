import { DURATIONS } from '../limits';

/** When a sign-in ends, in milliseconds since 1970: 30 days with 'Remember me', else 5 hours (S9-15). */
export function sessionExpiryAt(isRemembered: boolean, nowMs: number): number {
  return nowMs + (isRemembered ? DURATIONS.rememberedSessionMs : DURATIONS.sessionMs);
}

/**
 * Whether a stored expiry has passed (D-08). A missing or invalid value counts as passed, and so does
 * one later than any sign-in sets, since setting the clock back must not prolong a session.
 */
export function isSessionExpired(expiryAt: number | null, nowMs: number): boolean {
  if (expiryAt === null || !Number.isFinite(expiryAt)) return true;
  return nowMs >= expiryAt || expiryAt - nowMs > DURATIONS.rememberedSessionMs;
}
