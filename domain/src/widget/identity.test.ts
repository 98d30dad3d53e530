import { describe, expect, it } from 'vitest';
import { namedVisitor } from './identity';

const NOW_MS = 1_800_000_000_000;
const NOW_S = NOW_MS / 1_000;

const encode = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
const token = (claims: unknown) => `e30.${encode(JSON.stringify(claims))}.signature`;

describe('whom a token names (D-88)', () => {
  it('is its name and address, in any letters', () => {
    expect(
      namedVisitor(token({ email: ' Zoe@Shop.example', name: ' Zoë 李?>~ ', exp: NOW_S + 1 }), NOW_MS),
    ).toEqual({ name: 'Zoë 李?>~', email: 'zoe@shop.example' });
  });

  it('may be an address alone', () => {
    expect(namedVisitor(token({ email: 'a@b.example', exp: NOW_S + 1 }), NOW_MS)).toEqual({
      name: '',
      email: 'a@b.example',
    });
  });

  it.each([
    ['is over', token({ email: 'a@b.example', exp: NOW_S })],
    ['has no end', token({ email: 'a@b.example' })],
    ['names no address', token({ name: 'Ada', exp: NOW_S + 1 })],
    ['is empty', ''],
    ['is no token', 'a.%.c'],
    ['holds no JSON', `a.${encode('{')}.c`],
  ])('is nobody if it %s', (_why, given) => {
    expect(namedVisitor(given, NOW_MS)).toBeNull();
  });
});
