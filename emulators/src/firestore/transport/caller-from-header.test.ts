import { describe, expect, it } from 'vitest';
import { callerFromHeader } from './caller-from-header';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const jwt = (claims: unknown) => `${encode({ alg: 'none', type: 'JWT' })}.${encode(claims)}.`;

describe('callerFromHeader', () => {
  it('treats a missing header as signed out', () => {
    expect(callerFromHeader(undefined)).toEqual({ kind: 'signed-out' });
  });

  it.each(['Bearer owner', 'bearer OWNER', 'Bearer ya29.token'])(
    'treats %s as the administrator',
    (header) => {
      expect(callerFromHeader(header)).toEqual({ kind: 'admin' });
    },
  );

  it('accepts an unsigned and expired token, custom claims included', () => {
    const caller = callerFromHeader(`Bearer ${jwt({ sub: 'u1', exp: 3600, role: 'x' })}`);
    expect(caller).toEqual({ kind: 'user', uid: 'u1', token: { sub: 'u1', exp: 3600, role: 'x' } });
  });

  it('uses user_id where sub is absent', () => {
    expect(callerFromHeader(`Bearer ${jwt({ user_id: 'u2' })}`)).toMatchObject({ kind: 'user', uid: 'u2' });
  });

  it.each([
    'Bearer nonsense',
    'Bearer a.b.c',
    'Bearer a.b',
    'Basic abc',
    `Bearer ${jwt([1])}`,
    `Bearer ${jwt({})}`,
    'Bearer ',
  ])('refuses %s as an invalid token', (header) => {
    expect(() => callerFromHeader(header)).toThrow('invalid jwt');
  });
});
