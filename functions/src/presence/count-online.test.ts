import { expect, it } from 'vitest';
import { countOnline } from './count-online';

const NOW = 1_000_000;
const here = { since: 1, away: 0 };
const away = { since: 1, away: 1 };
const member = { until: NOW + 1 };

it('counts people, not tabs, and only those who are not away', () => {
  const presence = { ada: { t1: here, t2: here }, bob: { t1: away, t2: here }, cid: { t1: away } };
  expect(countOnline(presence, { ada: member, bob: member, cid: true }, NOW)).toBe(2);
});

it('does not count a former member', () => {
  expect(countOnline({ ada: { t1: here } }, { bob: member }, NOW)).toBe(0);
});

it('counts 0 if nothing is stored, or nonsense', () => {
  expect(countOnline(null, { ada: member }, NOW)).toBe(0);
  expect(countOnline({ ada: 'x', bob: { t1: null } }, { ada: member, bob: member }, NOW)).toBe(0);
});

it('D-12: counts people who act here until their time is over', () => {
  const presence = { ada: { t1: here }, bob: { t1: here } };
  expect(countOnline(presence, { ada: member, bob: { until: NOW } }, NOW)).toBe(1);
});
