import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../testing/any-text';
import { dedupeByTitle } from './dedupe-by-title';
import { searchNotice } from './search-notice';
import { highlightParts, makeSnippet } from './snippet';

const article = (id: string, title: string, keywords: string[] = [], text = '') => ({
  id,
  title,
  keywords,
  text,
  category: 'c',
});

describe('makeSnippet', () => {
  const long = `${'Some words before the thing. '.repeat(10)}Loosen the axle with a spanner. ${'And words after. '.repeat(10)}`;

  it('S5-20, S9-21: shows the first hit in at most 100 characters', () => {
    const snippet = makeSnippet(article('a', 'T', [], long), 'axle');
    expect(snippet).toContain('axle');
    expect(snippet.length).toBeLessThanOrEqual(100);
    expect(snippet).toMatch(/^…\S.*\S…$/u);
  });

  it('ends in an ellipsis alone where a sentence ends', () => {
    const text = `${'Axles turn. '.repeat(20)}`;
    expect(makeSnippet(article('a', 'T', [], text), 'axle')).toMatch(/Axles turn…$/u);
  });

  it('leaves a short text whole', () => {
    expect(makeSnippet(article('a', 'T', [], 'Short and good.'), 'good')).toBe('Short and good.');
  });

  it('S5-20: is never longer than 100 characters, and never half a character', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 400 }),
        fc.string({ maxLength: 12 }),
        (text, query) => {
          const snippet = makeSnippet(article('a', 'T', [], text), query);
          expect(snippet.length).toBeLessThanOrEqual(100);
          expect(snippet).not.toMatch(/[\ud800-\udfff]/u);
        },
      ),
    );
  });

  it("marks the query's words and loses no text", () => {
    expect(highlightParts('Charging the Battery.', 'battery charge')).toEqual([
      { text: 'Charging', isHit: true },
      { text: ' the ', isHit: false },
      { text: 'Battery', isHit: true },
      { text: '.', isHit: false },
    ]);
    fc.assert(
      fc.property(anyText(), fc.string(), (text, query) => {
        expect(
          highlightParts(text, query)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

describe('dedupeByTitle', () => {
  it('S5-21: keeps the first of each title, whatever its case', () => {
    const items = ['Returns', 'returns ', 'RETURNS', 'Refunds'];
    expect(dedupeByTitle(items, (title) => title)).toEqual(['Returns', 'Refunds']);
  });
});

describe('searchNotice', () => {
  it('S5-16, S5-17: a blank search is marked as such', () => {
    expect(searchNotice('   ', 0)).toMatchObject({
      isBlank: true,
      warning: '',
      emptyMessage: '',
      offersContact: false,
    });
  });

  it('S5-18: one word gets a warning, with or without results', () => {
    const warning =
      'Using only one keyword will lead to irrelevant results. Add more keywords to get more accurate results.';
    expect(searchNotice('battery', 3)).toMatchObject({ warning, emptyMessage: '', offersContact: false });
    expect(searchNotice(' battery ', 0)).toMatchObject({ warning, emptyMessage: '', offersContact: true });
  });

  it('S5-19: several words that find nothing say so', () => {
    expect(searchNotice('lost my keys', 0)).toMatchObject({
      warning: '',
      emptyMessage: 'No article found related to your searchquery',
      offersContact: true,
    });
  });
});
