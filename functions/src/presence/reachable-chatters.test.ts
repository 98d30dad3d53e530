import { expect, it } from 'vitest';
import { presentUids, reachableChatters } from './reachable-chatters';

const NOW = 1_000_000;
const here = { since: 1, away: 0 };
const away = { since: 1, away: 1 };
const member = { until: NOW + 1, takes_chats: true };

it('names people, not tabs, and only those who are not away', () => {
  const presence = { ada: { t1: here, t2: here }, bob: { t1: away, t2: here }, cid: { t1: away } };
  expect(reachableChatters(presence, { ada: member, bob: member, cid: member }, NOW)).toEqual(['ada', 'bob']);
});

it('D-28: leaves out whoever takes no chats, and a former member', () => {
  const presence = { ada: { t1: here }, bob: { t1: here } };
  expect(reachableChatters(presence, { ada: { ...member, takes_chats: false } }, NOW)).toEqual([]);
});

it('names those who are there, whether they take chats or not, without former members', () => {
  const presence = { ada: { t1: here }, bob: { t1: here }, cid: { t1: away }, dan: { t1: here } };
  const members = { ada: { ...member, takes_chats: false }, bob: { until: NOW }, cid: member };
  expect(presentUids(presence, members, NOW)).toEqual(['ada']);
});

it('names nobody if nothing is stored, or nonsense', () => {
  expect(reachableChatters(null, { ada: member }, NOW)).toEqual([]);
  expect(reachableChatters({ ada: 'x', bob: { t1: null } }, { ada: member, bob: member }, NOW)).toEqual([]);
});

it('D-12: names people who act here until their time is over', () => {
  const presence = { ada: { t1: here }, bob: { t1: here } };
  expect(reachableChatters(presence, { ada: member, bob: { ...member, until: NOW } }, NOW)).toEqual(['ada']);
});
