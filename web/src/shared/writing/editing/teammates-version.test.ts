import { expect, it } from 'vitest';
import { mayBeTeammates } from './teammates-version';

const KNOWN = { article: '100.0', draft: '200.900000000' };

it('takes a later version for a teammate’s save, and not the late report of an earlier one', () => {
  expect(mayBeTeammates('200.900000000', KNOWN, true)).toBe(false);
  expect(mayBeTeammates('200.85000000', KNOWN, true)).toBe(false);
  expect(mayBeTeammates('201.5', KNOWN, true)).toBe(true);
  expect(mayBeTeammates('1000.0', KNOWN, true)).toBe(true);
});

it('compares the article itself where edits are not kept as a draft', () => {
  expect(mayBeTeammates('100.0', KNOWN, false)).toBe(false);
  expect(mayBeTeammates('101.0', KNOWN, false)).toBe(true);
});

it('takes a draft that came or went for a teammate’s save', () => {
  expect(mayBeTeammates(null, KNOWN, true)).toBe(true);
  expect(mayBeTeammates('1.0', { ...KNOWN, draft: null }, true)).toBe(true);
  expect(mayBeTeammates(null, { ...KNOWN, draft: null }, true)).toBe(false);
});
