import { expect, it } from 'vitest';
import { attentiveUids } from './attentive-uids';

it('names people with an open tab that is not away', () => {
  const presence = {
    ada: { t1: { since: 1, away: 1 }, t2: { since: 1, away: 0 } },
    bob: { t1: { since: 1, away: 1 } },
    cid: 'nonsense',
  };
  expect([...attentiveUids(presence)]).toEqual(['ada']);
  expect(attentiveUids(null).size).toBe(0);
});
