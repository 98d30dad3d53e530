import { describe, expect, it } from 'vitest';
import { createSearchEngine } from './search-engine';
import { couldBeSynonym, readSynonyms, withSynonymLine, withSynonyms } from './synonyms';

const groups = readSynonyms('Bike, bicycle, e-bike\nrefund, money back\n\nlonely\n, ,');

describe('readSynonyms', () => {
  it('takes a line as a group, and leaves out what has no other', () => {
    expect(groups).toEqual([
      ['bike', 'bicycle', 'e bike'],
      ['refund', 'money back'],
    ]);
  });
});

describe('couldBeSynonym', () => {
  it('takes a few words, and no question or text with something scrubbed out of it', () => {
    expect(['e-bike', 'pedal assist'].map(couldBeSynonym)).toEqual([true, true]);
    const others = ['how do I pay my order', '[email]', 'bike, bicycle', '??', ''];
    expect(others.map(couldBeSynonym)).toEqual(others.map(() => false));
  });
});

describe('withSynonymLine', () => {
  it('begins a line below the others', () => {
    expect(withSynonymLine('', ' Kickstand ')).toBe('Kickstand, ');
    expect(withSynonymLine('bike, bicycle\n', 'kickstand')).toBe('bike, bicycle\nkickstand, ');
  });

  it('changes nothing where a group has the term, in any writing', () => {
    const text = 'bike, E-Bike\nrefund, money back';
    expect(withSynonymLine(text, 'e bike')).toBe(text);
  });
});

describe('withSynonyms', () => {
  it('replaces words and phrases, whatever their form', () => {
    expect(withSynonyms('Pay for bicycles', groups)).toEqual(['pay for bike', 'pay for e bike']);
    expect(withSynonyms('money back please', groups)).toEqual(['refund please']);
    expect(withSynonyms('helmet', groups)).toEqual([]);
  });

  it('gives no more forms than a keystroke has time for', () => {
    const many = readSynonyms(Array.from({ length: 40 }, (_, number) => `bike, word${number}`).join('\n'));
    expect(withSynonyms('bike', many)).toHaveLength(12);
  });
});

describe('a search with synonyms', () => {
  const entry = (title: string, text = '') => ({ title, keywords: [], text, category: 'c' });
  const engine = createSearchEngine([
    { entries: { pay: entry('Refunds', 'Your refund takes a week.'), care: entry('Bike care') } },
  ]);
  const find = (query: string, synonyms = groups) => {
    const { results, isSimilarOnly } = engine.search(query, new Set(['c']), { synonyms });
    return [results.map(({ id }) => id), isSimilarOnly];
  };

  it('uses them only if nothing else was found, and before words that look alike', () => {
    expect(find('money back')).toEqual([['pay'], false]);
    expect(find('money back', [])).toEqual([[], false]);
    expect(find('bike')).toEqual([['care'], false]);
    expect(find('refumds')).toEqual([['pay'], true]);
  });

  it('marks what it searched for instead', () => {
    const [result] = engine.search('money back', new Set(['c']), { synonyms: groups }).results;
    expect(result?.titleParts).toEqual([{ text: 'Refunds', isHit: true }]);
  });
});
