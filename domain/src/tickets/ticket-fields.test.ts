import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits';
import { optionName, withChangedOption, withOption, withoutOption } from './ticket-fields';

const BUG = { ref: 'a', name: 'Bug' };
const QUESTION = { ref: 'b', name: 'Question' };
const WISH = { ref: 'c', name: 'Wish' };
const ALL = [BUG, QUESTION, WISH];

describe('the options of a ticket field (S7.2-02, D-89)', () => {
  it('get a new one at their end, unless its name is taken however it is spelt', () => {
    expect(withOption([BUG], QUESTION)).toEqual({ options: [BUG, QUESTION] });
    expect(withOption([BUG], { ref: 'x', name: ' BUG ' })).toBe('name-taken');
  });

  it('are no more than fit', () => {
    const full = Array.from({ length: LIMITS.ticketFieldOptions }, (_, n) => ({
      ref: `r${n}`,
      name: `N${n}`,
    }));
    expect(withOption(full, BUG)).toBe('full');
  });

  it('are renamed where they stand', () => {
    expect(withChangedOption(ALL, { ref: 'b', name: 'Ask' })).toEqual({
      options: [BUG, { ref: 'b', name: 'Ask' }, WISH],
    });
    expect(withChangedOption(ALL, { ref: 'b', name: 'question' })).toEqual({
      options: [BUG, { ref: 'b', name: 'question' }, WISH],
    });
    expect(withChangedOption(ALL, { ref: 'b', name: 'wish' })).toBe('name-taken');
    expect(withChangedOption(ALL, { ref: 'x', name: 'New' })).toBe('missing');
  });

  it.each([
    [0, [WISH, BUG, QUESTION]],
    [1, [BUG, WISH, QUESTION]],
    [99, [BUG, QUESTION, WISH]],
  ])('are moved to place %i', (position, options) => {
    expect(withChangedOption(ALL, { ref: 'c', position })).toEqual({ options });
  });

  it('are taken away once', () => {
    expect(withoutOption(ALL, 'b')).toEqual({ options: [BUG, WISH] });
    expect(withoutOption([BUG], 'b')).toBe('missing');
  });

  it('have names of one line', () => {
    expect(optionName('  Feature\n request ')).toBe('Feature request');
  });
});
