import { expect, it } from 'vitest';
import { readChatToken, signChatToken } from './chat-token';

const SECRET = 's'.repeat(32);
const claims = {
  uid: 'u1',
  support_lib_id: 'lib-a',
  role: 'agent',
  session_version: 0,
  exp: 1_763_717_400,
} as const;
const token = signChatToken(claims, SECRET);
const [payload = '', signature = ''] = token.split('.');

it('reads back what it signed, in a form that fits a header', () => {
  expect(token).toMatch(/^[\w-]+\.[\w-]{43}$/);
  expect(readChatToken(token, SECRET)).toEqual(claims);
});

it('refuses other claims, another secret, and anything that is not a token', () => {
  const forged = Buffer.from(JSON.stringify({ ...claims, role: 'owner' })).toString('base64url');
  const bad = [
    `${forged}.${signature}`,
    `${payload}.`,
    payload,
    '',
    '.',
    `${token}.x`,
    `${payload}.${'A'.repeat(43)}`,
  ];
  for (const value of bad) expect(readChatToken(value, SECRET)).toBeUndefined();
  expect(readChatToken(token, 't'.repeat(32))).toBeUndefined();
});
