import { expect, it } from 'vitest';
import { isSignedCall, signCall } from './signed-call';

const SECRET = 's'.repeat(32);
const NOW_MS = 1_800_000_000_000;
const parts = { timestamp: NOW_MS / 1000, recipient: 'r.a.b@reply.h.example', raw: 'RnJvbTo=' };
const call = { ...parts, signature: signCall(parts, SECRET) };

it('takes a call of the mail provider', () => {
  expect(isSignedCall(call, SECRET, NOW_MS + 200_000)).toBe(true);
});

it.each([
  ['another recipient', { recipient: 'r.a.c@reply.h.example' }],
  ['another mail', { raw: 'RnJvbTp4' }],
  ['another time', { timestamp: parts.timestamp + 1 }],
  ['no signature', { signature: '' }],
])('refuses one with %s', (_what, change) => {
  expect(isSignedCall({ ...call, ...change }, SECRET, NOW_MS)).toBe(false);
});

it('refuses one that is old, from the future, or signed by somebody else', () => {
  expect(isSignedCall(call, SECRET, NOW_MS + 400_000)).toBe(false);
  expect(isSignedCall(call, SECRET, NOW_MS - 400_000)).toBe(false);
  expect(isSignedCall(call, 't'.repeat(32), NOW_MS)).toBe(false);
});
