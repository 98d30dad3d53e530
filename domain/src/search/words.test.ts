import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../testing/any-text';
import { beginningSlot, WordBeginnings } from '../testing/reference-ranking/word-beginnings';
import { editDistance, fuzzyScore } from './fuzzy-score';
import { fold, meaningfulWords, wordRoot, wordsOf } from './normalise';
import { STOP_WORDS } from './stop-words';
import { containsWord, findWordStart } from './word-start';

describe('stop-words and words', () => {
  it('S9-22: there are 70', () => {
    expect(STOP_WORDS.size).toBe(70);
    for (const word of STOP_WORDS) expect(wordsOf(word)).toEqual([word]);
  });

  it('strips them, unless nothing would be left (D-26)', () => {
    expect(meaningfulWords(['how', 'to', 'ride'])).toEqual(['ride']);
    expect(meaningfulWords(['how', 'to'])).toEqual(['how', 'to']);
  });

  it('folding keeps every position', () => {
    expect(fold('ÀÉİ Straße')).toBe('aei straße');
    fc.assert(fc.property(anyText(), (text) => fold(text).length === text.length));
  });

  it('folding a text folds each unit by itself', () => {
    const oneByOne = (text: string) => Array.from({ length: text.length }, (_, at) => fold(text.charAt(at)));
    fc.assert(fc.property(anyText(), (text) => fold(text) === oneByOne(text).join('')));
    expect(fold('Ä“BC”—がЁ電ΣΑΣ')).toBe('a“bc”—かе電σασ');
  });

  it('folding takes a stroke off a letter, as people leave it out', () => {
    expect(fold('Łódź Øre ĐURĐA Ħ ŧ')).toBe('lodz ore durda h t');
  });

  it('keeps an apostrophe from splitting a word', () => {
    expect(wordsOf("Don’t won't 3.5")).toEqual(['dont', 'wont', '3', '5']);
  });

  it.each([
    ['batteries', 'battery'],
    ['charging', 'charge'],
    ['chargers', 'charge'],
    ['brakes', 'brake'],
    ['tyres', 'tyre'],
    ['returned', 'return'],
    ['keys', 'key'],
  ])('gives %s and %s one root', (first, second) => {
    expect(wordRoot(first)).toBe(wordRoot(second));
  });
});

describe('findWordStart', () => {
  it('finds only beginnings of words, even after quotation marks and dashes', () => {
    expect(findWordStart('happen app', 'app')).toBe(7);
    expect(findWordStart('the “app', 'app')).toBe(5);
    expect(findWordStart('home–app', 'app')).toBe(5);
    expect(findWordStart('éapp', 'app')).toBe(-1);
  });

  it('accepts any position in scripts without spaces', () => {
    expect(findWordStart('電池の充電方法', '充電')).toBe(3);
  });

  it('is never contradicted by the set of beginnings', () => {
    const unit = fc.constantFrom('a', 'b', 'é', '電', ' ', '-', '“', '1');
    const start = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '電', '1'), minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 40 }), start, (text, word) => {
        if (findWordStart(text, word) >= 0)
          expect(new WordBeginnings(text).mayContain(beginningSlot(word))).toBe(true);
      }),
      { numRuns: 1000 },
    );
    expect(new WordBeginnings('charging the battery').mayContain(beginningSlot('motor'))).toBe(false);
  });
});

describe('containsWord', () => {
  it('matches a long word as the beginning of others, a short one only whole or in the plural', () => {
    expect(containsWord('charging', 'charg')).toBe(true);
    expect(containsWord('carbon and cars', 'car')).toBe(true);
    expect(containsWord('carbon, scar', 'car')).toBe(false);
    expect(containsWord('press e1, not e12', 'e12')).toBe(true);
    expect(containsWord('press e123', 'e12')).toBe(false);
    expect(containsWord('電池の充電方法', '充電')).toBe(true);
  });
});

describe('fuzzyScore (S9-24)', () => {
  it('reads plain keys and their article_* equivalents alike', () => {
    const plain = { title: 'Battery', description: 'Charging', keywords: ['power'] };
    const stored = { article_title: 'Battery', article_description: 'Charging', article_keywords: ['power'] };
    for (const word of ['battery', 'charging', 'power', 'bttery']) {
      expect(fuzzyScore(plain, [word])).toBe(fuzzyScore(stored, [word]));
      expect(fuzzyScore(plain, [word])).toBeGreaterThan(0);
    }
  });

  it('grows with the number of query words in the title', () => {
    const query = ['battery', 'care'];
    const both = fuzzyScore({ title: 'battery care' }, query);
    const one = fuzzyScore({ title: 'battery', keywords: ['care'] }, query);
    const none = fuzzyScore({ title: 'power', keywords: ['battery', 'care'] }, query);
    expect(both).toBeGreaterThan(one);
    expect(one).toBeGreaterThan(none);
  });

  it('is 0 for something else', () => {
    expect(fuzzyScore({ title: 'Shipping' }, ['battery'])).toBe(0);
  });

  it('edit distance is symmetric, 0 for the same word and stops at the limit', () => {
    expect(editDistance('battery', 'battrey', 2)).toBe(1);
    expect(editDistance('battery', 'shipping', 2)).toBe(3);
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    fc.assert(
      fc.property(word, word, (first, second) => {
        expect(editDistance(first, second, 9)).toBe(editDistance(second, first, 9));
        expect(editDistance(first, first, 9)).toBe(0);
      }),
    );
  });
});
