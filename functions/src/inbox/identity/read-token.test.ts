import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { readIdentityToken } from './read-token';

const SECRET = 's'.repeat(43);
const NOW_MS = 1_800_000_000_000;
const NOW_S = NOW_MS / 1_000;
const CLAIMS = { email: 'Vera@Visitor.example', name: ' Vera ' };

const sign = (claims: Record<string, unknown>, exp: number, secret = SECRET, alg = 'HS256') =>
  new SignJWT(claims)
    .setProtectedHeader({ alg })
    .setExpirationTime(exp)
    .sign(new TextEncoder().encode(secret));
const read = (token: string) => readIdentityToken(token, SECRET, NOW_MS);

describe('a token with a visitor’s identity (D-88)', () => {
  it('says who somebody is', async () => {
    expect(await read(await sign(CLAIMS, NOW_S + 300))).toEqual({
      email: 'vera@visitor.example',
      name: 'Vera',
    });
    expect(await read(await sign({ email: 'v@x.example' }, NOW_S + 3_600))).toEqual({
      email: 'v@x.example',
      name: '',
    });
  });

  it.each([
    ['is over', sign(CLAIMS, NOW_S - 1)],
    ['lasts longer than an hour', sign(CLAIMS, NOW_S + 3_700)],
    ['has another secret', sign(CLAIMS, NOW_S + 300, 't'.repeat(43))],
    ['has another algorithm', sign(CLAIMS, NOW_S + 300, 's'.repeat(64), 'HS512')],
    ['names no address', sign({ name: 'Vera' }, NOW_S + 300)],
    ['names half an address', sign({ email: 'vera@' }, NOW_S + 300)],
    ['names a number', sign({ email: 5 }, NOW_S + 300)],
    ['has a name that is too long', sign({ ...CLAIMS, name: 'x'.repeat(2_000) }, NOW_S + 300)],
    ['is not signed', Promise.resolve(new UnsecuredJWT(CLAIMS).setExpirationTime(NOW_S + 300).encode())],
    [
      'has no end',
      new SignJWT(CLAIMS).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(SECRET)),
    ],
    ['is no token', Promise.resolve('a.b.c')],
    ['is empty', Promise.resolve('')],
  ])('is refused if it %s', async (_why, token) => {
    expect(await read(await token)).toBeUndefined();
  });
});
