import { LIMITS } from '@harborline/domain/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addKeywords } from './keywords';

describe('addKeywords', () => {
  it('adds several at once and skips blanks and repetitions', () => {
    expect(addKeywords(['Battery'], ' battery, range ,, Range, E04')).toEqual(['Battery', 'range', 'E04']);
  });

  it('never exceeds what the rules allow', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 90 }), { maxLength: 60 }), (typed) => {
        const keywords = typed.reduce(addKeywords, [] as readonly string[]);
        expect(keywords.length).toBeLessThanOrEqual(LIMITS.articleKeywords);
        for (const keyword of keywords) expect(keyword.length).toBeLessThanOrEqual(LIMITS.keyword);
      }),
    );
  });
});
