import fc from 'fast-check';
import { expect, it } from 'vitest';
import { recount, type Vote, voteOf } from './tally';

it('S4.5-21: yes is a like, any other answer counts as no', () => {
  expect(voteOf('yes')).toBe('yes');
  for (const other of ['no', 'Yes', 'maybe']) expect(voteOf(other)).toBe('no');
});

it('D-18: a changed vote moves, a repeated one changes nothing', () => {
  expect(recount({ likes: 4, disLikes: 1 }, undefined, 'yes')).toEqual({ likes: 5, disLikes: 1 });
  expect(recount({ likes: 5, disLikes: 1 }, 'yes', 'yes')).toEqual({ likes: 5, disLikes: 1 });
  expect(recount({ likes: 5, disLikes: 1 }, 'yes', 'no')).toEqual({ likes: 4, disLikes: 2 });
});

it('D-18: the counters are the votes cast, and never below zero', () => {
  const votes = fc.array(fc.record({ who: fc.nat(4), vote: fc.constantFrom<Vote>('yes', 'no') }));
  fc.assert(
    fc.property(votes, (cast) => {
      const stored = new Map<number, Vote>();
      let tally = { likes: 0, disLikes: 0 };
      for (const { who, vote } of cast) {
        tally = recount(tally, stored.get(who), vote);
        stored.set(who, vote);
      }
      const count = (kind: Vote) => [...stored.values()].filter((vote) => vote === kind).length;
      return tally.likes === count('yes') && tally.disLikes === count('no');
    }),
  );
  expect(recount({ likes: 0, disLikes: 0 }, 'yes', 'no')).toEqual({ likes: 0, disLikes: 1 });
});
