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

/** Whom a token names. */
export interface NamedVisitor {
  /** '' if the token names nobody but an address */
  readonly name: string;
  readonly email: string;
}

const payloadOf = (token: string): unknown => {
  const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(part), (letter) => letter.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
};

/**
 * Reads whom a token names, for the visitor to see. Whether the library's server has signed it only ours can tell: until
 * then it is worth what a typed address is.
 * @returns null if it is over, or no token
 */
export function namedVisitor(token: string, nowMs: number): NamedVisitor | null {
  try {
    const { exp, name, email } = identityClaimsSchema.parse(payloadOf(token));
    return exp * 1_000 > nowMs ? { name, email } : null;
  } catch {
    return null;
  }
}
