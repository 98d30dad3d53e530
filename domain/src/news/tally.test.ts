import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NEWS_REACTIONS, type NewsReaction } from '../entities/news-flash';
import { type NewsTally, recountNews } from './tally';

const NONE: NewsTally = { heart: 0, party: 0, snooze: 0, dislike: 0 };

it('D-39: a visitor has one reaction and may switch it; a repeated one changes nothing', () => {
  const loved = recountNews(NONE, undefined, 'heart');
  expect(loved).toEqual({ ...NONE, heart: 1 });
  expect(recountNews(loved, 'heart', 'heart')).toEqual(loved);
  expect(recountNews(loved, 'heart', 'snooze')).toEqual({ ...NONE, snooze: 1 });
});

it('D-18: the counters are the reactions given, and never below zero', () => {
  const reactions = fc.array(fc.record({ who: fc.nat(4), kind: fc.constantFrom(...NEWS_REACTIONS) }));
  fc.assert(
    fc.property(reactions, (given) => {
      const stored = new Map<number, NewsReaction>();
      let tally = NONE;
      for (const { who, kind } of given) {
        tally = recountNews(tally, stored.get(who), kind);
        stored.set(who, kind);
      }
      return NEWS_REACTIONS.every(
        (kind) => tally[kind] === [...stored.values()].filter((one) => one === kind).length,
      );
    }),
  );
  expect(recountNews(NONE, 'party', 'heart')).toEqual({ ...NONE, heart: 1 });
});
