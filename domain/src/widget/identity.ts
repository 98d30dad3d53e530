import * as z from 'zod/mini';
import { isEmailAddress } from '../contact/email-address';
import { LIMITS } from '../limits';

/** Longest token, in characters. */
export const LONGEST_IDENTITY_TOKEN = 4_000;

/** How far ahead a token may end, in seconds: one that leaks is of no use for long. */
export const LONGEST_IDENTITY_S = 60 * 60;

/** How long the word of the library's server counts for a browser: the widget says it again before anything begins. */
export const IDENTITY_VALID_MS = 10 * 60_000;

/** What a token says of a visitor, beside its end (D-88). */
export const identityClaimsSchema = z.object({
  email: z.string().check(z.maxLength(LIMITS.email), z.trim(), z.toLowerCase(), z.refine(isEmailAddress)),
  name: z._default(z.string().check(z.maxLength(LIMITS.visitorName), z.trim()), ''),
  /** seconds since 1970 */
  exp: z.int(),
});
