import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LIMITS } from '../limits';
import { anyText } from '../testing/any-text';
import { makeArticle } from '../testing/factories';
import { indexArticles } from './article-index';
import { PhraseHints } from './article-texts';
import { dedupeByTitle } from './dedupe-by-title';
import { fold } from './normalise';
import { phraseMatcher } from './phrase';
import { rankArticles } from './rank-articles';
import { createSearchEngine } from './search-engine';
import { toSearchEntry } from './search-shard';

const FILLER = 'Loosen the brake and turn the wheel by hand. ';
const paragraph = (text: string) => `<p>${text}</p>`;

it('S9-23: finds and shows a word at the end of the longest article', () => {
  const filler = FILLER.repeat((LIMITS.articleContent - 100) / FILLER.length);
  const entry = toSearchEntry(
    makeArticle({ article_content: paragraph(`${filler}Mind the zeppelin mooring.`) }),
  );
  const engine = createSearchEngine([{ entries: { long: entry } }]);
  const { results } = engine.search('zeppelin mooring', new Set([entry.category]));
  const snippet = results[0]?.snippetParts ?? [];
  expect(snippet.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(['zeppelin', 'mooring']);
  expect(snippet.map(({ text }) => text).join('').length).toBeLessThanOrEqual(LIMITS.searchSnippet);
});

it('finds the words of a text that is kept in part', () => {
  const entry = {
    title: 'Guide',
    keywords: [],
    text: 'The beginning',
    otherWords: 'mooring zeppelin',
    category: 'c',
  };
  const index = indexArticles([{ entries: { a: entry, b: { ...entry, otherWords: undefined } } }]);
  const found = (query: string) => rankArticles(index, query).map(({ article }) => article.id);
  expect(found('zeppelin')).toEqual(['a']);
  expect(found('beginning')).toEqual(['a', 'b']);
});

it('hints never miss a phrase that a text contains', () => {
  const words = fc.array(fc.constantFrom('charge', 'battery', 'a', 'to', '電池', 'é', ''), { maxLength: 40 });
  const text = fc.oneof(
    anyText(),
    words.map((parts) => parts.join(' ')),
  );
  fc.assert(
    fc.property(text, fc.nat(), fc.nat(), (one, from, length) => {
      const folded = fold(one);
      const start = from % (folded.length + 1);
      const hints = new PhraseHints();
      hints.add(0, folded);
      expect(hints.mayContain(0, folded.slice(start, start + length))).toBe(true);
    }),
  );
});

it('hints rule out most phrases that a text does not contain', () => {
  const hints = new PhraseHints();
  const wordAt = (number: number) => ((Math.imul(number, 2_654_435_761) >>> 0) + 2_000_000).toString(36);
  const text = Array.from({ length: 1_500 }, (_, number) => wordAt(number)).join(' ');
  hints.add(0, text);
  const strangers = Array.from({ length: 1_000 }, (_, number) => `${wordAt(number)} ${wordAt(number + 2)}`);
  expect(strangers.filter((phrase) => hints.mayContain(0, phrase)).length).toBeLessThan(100);
});

it('finds a phrase in any text as in the folded one', () => {
  const piece = fc.constantFrom(
    'Charge',
    'charge',
    'CHÄRGE',
    'battery',
    'Battery',
    ' ',
    ' ',
    '  ',
    '\u212a',
    'k',
    'ß',
  );
  const text = fc.array(piece, { maxLength: 12 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(
      text,
      fc.constantFrom('charge battery', 'k charge', 'charge ß', 'battery k'),
      (one, phrase) => {
        expect(phraseMatcher(phrase)(one)).toBe(fold(one).includes(phrase));
      },
    ),
    { numRuns: 2_000 },
  );
});

it('S9-23, S5-21: ranks the articles that are shown alike, however few are wanted', () => {
  const word = fc.constantFrom('charge', 'battery', 'light');
  const text = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '));
  const entry = fc.record({ title: fc.constantFrom('A', 'a', 'B', 'C', 'D'), text });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 12 }), fc.integer({ min: 1, max: 4 }), (entries, wanted) => {
      const all = entries.map((one, number) => [`a${number}`, { ...one, keywords: [], category: 'c' }]);
      const index = indexArticles([{ entries: Object.fromEntries(all) }]);
      const shown = (options: object) =>
        dedupeByTitle(rankArticles(index, 'charge battery', options), ({ article }) => article.title, wanted);
      expect(shown({ wanted })).toEqual(shown({}));
    }),
  );
});
