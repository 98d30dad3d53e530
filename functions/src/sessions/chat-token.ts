import { createHmac, timingSafeEqual } from 'node:crypto';
import { type ChatTokenClaims, chatTokenClaimsSchema } from '@harborline/domain/session/chat-token';

/** Part of what is signed, so that a link's signature cannot pass for a token's. */
const PURPOSE = 'chat-token';

const signatureOf = (payload: string, secret: string): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify([PURPOSE, payload]))
    .digest();

/** A chat token: the claims and their signature, both base64url. */
export function signChatToken(claims: ChatTokenClaims, secret: string): string {
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${payload}.${signatureOf(payload, secret).toString('base64url')}`;
}

function parsed(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString());
  } catch {
    return undefined;
  }
}

/** The claims of a token that carries our signature, expired or not; compared in constant time. */
export function readChatToken(token: string, secret: string): ChatTokenClaims | undefined {
  const [payload = '', signature = '', ...more] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(payload, secret);
  if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
    return undefined;
  const claims = chatTokenClaimsSchema.safeParse(parsed(payload));
  return claims.success ? claims.data : undefined;
}
