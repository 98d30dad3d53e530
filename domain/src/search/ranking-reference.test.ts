import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText } from '../testing/any-text';
import { prepareArticles } from '../testing/reference-ranking/prepare-articles';
import { rankArticles as rankOneByOne } from '../testing/reference-ranking/rank-articles';
import { indexArticles } from './article-index';
import { rankArticles } from './rank-articles';

/** Words that share beginnings, are short, repeat, are spelt almost alike, or belong to scripts without spaces. */
const WORDS = [
  ...['battery', 'batteries', 'batery', 'charge', 'charging', 'charger', 'the', 'how', 'to', 'car', 'cars'],
  ...[
    'carbon',
    "don't",
    'dont',
    'e12',
    'E12',
    'CAFÉ',
    'café',
    'µm',
    'm²',
    '²',
    '時々',
    '電池',
    '充電方法',
    '電',
  ],
  ...['→app', 'app', 'ap', 'a', 's', 'x-ray', 'x', 'ﬁne', '𝒜bc', '😀', '😀ok', 'ß', 'İ', 'Ǆ', 'e\u0301'],
  ...[
    'supercalifragilisticexpialidociousness',
    'supercalifragilisticexpialidociousnesses',
    '々',
    '人々電abc',
  ],
];
const word = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 1, arbitrary: anyText() },
);
const phrase = (maxLength: number) =>
  fc
    .array(fc.tuple(word, fc.constantFrom(' ', ' ', ' ', '', ', ', '. ', '-', '\n')), { maxLength })
    .map((parts) => parts.flat().join(''));

const entry = fc.record({
  title: phrase(4),
  keywords: fc.array(phrase(3), { maxLength: 3 }),
  text: phrase(12),
  category: fc.constantFrom('one', 'two'),
});
const library = fc
  .array(entry, { maxLength: 14 })
  .map((entries) => [
    { entries: Object.fromEntries(entries.map((one, index) => [`a${index}`, one] as const)) },
  ]);

it('S9-22, S9-23, S9-24, D-60: an index ranks exactly as reading every article does', () => {
  fc.assert(
    fc.property(library, phrase(5), fc.boolean(), (shards, query, isPartial) => {
      const articles = prepareArticles(shards).filter(({ category }) => !isPartial || category === 'one');
      const expected = rankOneByOne(articles, query).map(({ article, tier, hits }) => ({
        ...{ id: article.id, tier, hits },
      }));
      const index = indexArticles(shards);
      const isVisible = (article: number) => !isPartial || index.articles[article]?.category === 'one';
      const ranked = rankArticles(index, query, { isVisible }).map(({ article, tier, hits }) => ({
        ...{ id: article.id, tier, hits },
      }));
      expect(ranked).toEqual(expected);
    }),
    { numRuns: 2_000 },
  );
}, 60_000);
