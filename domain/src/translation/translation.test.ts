import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits';
import { anyText } from '../testing/any-text';
import { checkTranslation } from './check-translation';
import { createTranslator } from './create-translator';

const NOW = new Date(2026, 10, 21, 12);
const pair = (source: string, translation: string) => ({ source, translation });
const translate = (text: string, ...pairs: ReturnType<typeof pair>[]) => createTranslator(pairs, NOW)(text);

describe('the replacement of words (S3-19, D-25)', () => {
  it('replaces only whole words, in any case', () => {
    expect(translate('Cart, CART and cartoon; my_cart', pair('cart', 'basket'))).toBe(
      'basket, basket and cartoon; my_cart',
    );
  });

  it('knows where words end in any language', () => {
    expect(translate('Öl, Ölfilter, Köln; naïve na', pair('öl', 'oil'), pair('na', 'yes'))).toBe(
      'oil, Ölfilter, Köln; naïve yes',
    );
  });

  it('takes the longest source first', () => {
    expect(translate('shopping cart', pair('cart', 'basket'), pair('shopping cart', 'bag'))).toBe('bag');
  });

  it('passes once: a result is never replaced again', () => {
    expect(translate('cat dog', pair('cat', 'dog'), pair('dog', 'cat'))).toBe('dog cat');
    expect(translate('cat', pair('cat', 'big cat'))).toBe('big cat');
  });

  it('treats sources and results as plain text, not as patterns', () => {
    expect(translate('C++ (beta) a.b aXb', pair('c++', '$& $1'), pair('(beta)', 'β'), pair('a.b', 'c'))).toBe(
      '$& $1 β c aXb',
    );
  });

  it('ignores blank sources and duplicates', () => {
    expect(translate('one', pair(' ', 'x'), pair('One', 'first'), pair('one', 'second'))).toBe('first');
  });
});

describe('the date tokens (S3-20)', () => {
  it('stand for the parts of the day', () => {
    expect(translate('__day_english, __day_number __month (__month_abv) __year')).toBe(
      'Saturday, 21 November (Nov) 2026',
    );
  });

  it('match longest first, side by side too', () => {
    expect(translate('__month_abv__year__month')).toBe('Nov2026November');
  });

  it('work inside translations', () => {
    expect(translate('Copyright', pair('copyright', '© __year Lumen'))).toBe('© 2026 Lumen');
  });
});

describe('the replacement, for any words', () => {
  const pairs = fc.array(fc.record({ source: anyText(), translation: anyText() }), { maxLength: 8 });

  it('changes nothing if no source or token occurs', () => {
    fc.assert(
      fc.property(pairs, fc.array(fc.constantFrom('🜁', '🜂', ' '), { maxLength: 20 }), (list, signs) => {
        const text = signs.join('');
        const isFree = list.every(({ source }) => source.trim() === '' || !text.includes(source.trim()));
        fc.pre(isFree);
        expect(createTranslator(list, NOW)(text)).toBe(text);
      }),
    );
  });

  it('turns a separate source into its translation', () => {
    fc.assert(
      fc.property(anyText(), (source) => {
        fc.pre(source.trim() !== '' && !source.includes('__'));
        expect(createTranslator([pair(source, 'done')], NOW)(source.trim())).toBe('done');
      }),
    );
  });

  it('touches nothing inside a longer word', () => {
    const letters = fc.stringMatching(/^[a-zé]{1,6}$/);
    fc.assert(
      fc.property(letters, letters, letters, (before, source, after) => {
        const text = before + source + after;
        expect(createTranslator([pair(source, 'X')], NOW)(text)).toBe(text);
      }),
    );
  });
});

describe('a pair to be saved', () => {
  it.each([
    [pair(' ', 'x'), 'source'],
    [pair('CART ', 'x'), 'source'],
    [pair('__year', 'x'), 'source'],
    [pair('x'.repeat(LIMITS.translationText + 1), 'x'), 'source'],
    [pair('new', ' '), 'translation'],
    [pair('new', 'x'.repeat(LIMITS.translationText + 1)), 'translation'],
  ])('is refused if it cannot work: %o', (candidate, field) => {
    expect(Object.keys(checkTranslation(candidate, [pair('cart', 'basket')]))).toEqual([field]);
  });
});
