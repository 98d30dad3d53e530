import { ADMIN, type DatabaseCaller, SIGNED_OUT } from '../store/caller';
import { DatabaseError } from '../tree/errors';

/** The token that every emulator accepts as the administrator's. */
const OWNER_TOKEN = 'owner';

type Claims = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Claims {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function invalidToken(): never {
  throw new DatabaseError('invalid_token', 'Could not parse auth token.');
}

function claimsOf(token: string): Claims {
  const [header, payload, ...rest] = token.split('.');
  if (!header || !payload || rest.length !== 1) return invalidToken();
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    return isObject(claims) ? claims : invalidToken();
  } catch {
    return invalidToken();
  }
}

/** The caller a token names. JWTs are read, not verified; expiry is ignored because mock tokens expired long ago. */
export function callerOfToken(token: string): DatabaseCaller {
  if (token === OWNER_TOKEN) return ADMIN;
  const claims = claimsOf(token);
  const uid = claims.user_id ?? claims.sub;
  if (typeof uid !== 'string' || uid === '') return invalidToken();
  const provider = isObject(claims.firebase) ? claims.firebase.sign_in_provider : undefined;
  return { kind: 'client', auth: { uid, provider: provider ?? null, token: claims } };
}

/** What an auth request of the wire protocol may contain besides the token. */
export interface AuthRequest {
  readonly cred?: unknown;
  readonly authvar?: unknown;
  readonly noauth?: unknown;
}

/** The caller after an auth request; an administrator may ask to act as another user, or as signed out. */
export function callerOfRequest({ cred, authvar, noauth }: AuthRequest): DatabaseCaller {
  if (typeof cred !== 'string') return invalidToken();
  const caller = callerOfToken(cred);
  if (caller.kind !== 'admin') return caller;
  if (noauth === true) return SIGNED_OUT;
  return isObject(authvar) ? { kind: 'client', auth: authvar } : caller;
}

/** The caller of an HTTP request: header first, then the query parameters `auth` and `access_token`. */
export function callerOfHttp(authorization: string | undefined, params: URLSearchParams): DatabaseCaller {
  const bearer = /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1];
  const token = bearer ?? params.get('auth') ?? params.get('access_token');
  if (token === null || token === '') return SIGNED_OUT;
  const caller = callerOfToken(token);
  const override = params.get('auth_variable_override');
  if (override === null || caller.kind !== 'admin') return caller;
  return { kind: 'client', auth: parseOverride(override) };
}

function parseOverride(text: string): Claims | null {
  try {
    const value: unknown = JSON.parse(text);
    if (value === null || isObject(value)) return value;
  } catch {
    // Falls through: an unreadable override must not leave the request with full rights.
  }
  return invalidToken();
}
