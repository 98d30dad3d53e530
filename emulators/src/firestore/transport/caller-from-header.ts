import type { Caller, Claims } from '../../shared/caller';
import { StatusError } from '../../shared/status-error';

/**
 * The caller named by an `Authorization` value. Nothing is verified, as in every emulator: mock tokens of test
 * libraries are unsigned and expired in 1970.
 *
 * @throws StatusError INVALID_ARGUMENT for anything that is neither the administrator nor a JWT
 */
export function callerFromHeader(header: string | undefined): Caller {
  const value = header?.trim() ?? '';
  if (value === '') return { kind: 'signed-out' };
  const token = /^bearer\s+(\S+)$/i.exec(value)?.[1];
  if (token === undefined) throw invalidToken();
  if (token.toLowerCase() === 'owner' || token.startsWith('ya29.')) return { kind: 'admin' };
  const claims = claimsOf(token);
  const uid = claims.sub ?? claims.user_id;
  if (typeof uid !== 'string' || uid === '') throw invalidToken();
  return { kind: 'user', uid, token: claims };
}

function claimsOf(token: string): Claims {
  const segments = token.split('.');
  const [header, payload] = segments;
  if (segments.length !== 3 || header === undefined || payload === undefined) throw invalidToken();
  decodeSegment(header);
  return decodeSegment(payload);
}

function decodeSegment(segment: string): Claims {
  if (!/^[A-Za-z0-9_-]+=*$/.test(segment)) throw invalidToken();
  try {
    const value: unknown = JSON.parse(Buffer.from(segment, 'base64url').toString('utf8'));
    if (isClaims(value)) return value;
  } catch {
    // falls through: text that is not JSON is as wrong as JSON that is not an object
  }
  throw invalidToken();
}

function isClaims(value: unknown): value is Claims {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function invalidToken(): StatusError {
  return new StatusError('INVALID_ARGUMENT', 'invalid jwt');
}
