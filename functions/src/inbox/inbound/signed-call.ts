import { createHmac, timingSafeEqual } from 'node:crypto';

/** Calls are signed right before they are sent; a provider tries again with a new signature. */
const VALID_SECONDS = 300;

interface SignedCall {
  /** seconds since 1970 */
  readonly timestamp: number;
  readonly recipient: string;
  readonly raw: string;
  readonly signature: string;
}

/** The signature that belongs to a call: the HMAC-SHA256 of its parts, in hex. */
export const signCall = ({ timestamp, recipient, raw }: Omit<SignedCall, 'signature'>, secret: string) =>
  createHmac('sha256', secret).update(`${timestamp}.${recipient}.${raw}`).digest('hex');

/** Whether the mail provider made this call, within the last minutes. Compares in constant time. */
export function isSignedCall(call: SignedCall, secret: string, nowMs: number): boolean {
  const expected = Buffer.from(signCall(call, secret));
  const given = Buffer.from(call.signature);
  const isFresh = Math.abs(nowMs / 1000 - call.timestamp) <= VALID_SECONDS;
  return given.length === expected.length && timingSafeEqual(given, expected) && isFresh;
}
