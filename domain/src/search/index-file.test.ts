import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText } from '../testing/any-text';
import { ArticleIndex, indexArticles } from './article-index';
import { buildIndex } from './index-data';
import { decodeIndex, encodeIndex } from './index-file';
import { PostingsPacker, visitPostings } from './postings';
import { rankArticles } from './rank-articles';

const library = fc
  .array(
    fc.record({
      title: anyText(),
      keywords: fc.array(anyText(), { maxLength: 2 }),
      text: anyText(),
      category: fc.constantFrom('one', 'two'),
    }),
    { maxLength: 12 },
  )
  .map((entries) => [
    { entries: Object.fromEntries(entries.map((entry, number) => [`a${number}`, entry] as const)) },
  ]);

it('an index comes out of its file as it went in', () => {
  fc.assert(
    fc.property(library, anyText(), (shards, query) => {
      const { data, texts } = buildIndex(shards);
      const decoded = decodeIndex(encodeIndex(data));
      expect(decoded.articles).toEqual(data.articles);
      expect(decoded.tokens).toEqual(data.tokens);
      expect(rankArticles(new ArticleIndex(decoded, texts), query)).toEqual(
        rankArticles(indexArticles(shards), query),
      );
    }),
  );
});

it('a file of another format is refused', () => {
  const file = encodeIndex(buildIndex([]).data);
  const other = file.slice();
  other[other.indexOf('1'.charCodeAt(0))] = '2'.charCodeAt(0);
  expect(() => decodeIndex(other)).toThrow();
  expect(() => decodeIndex(file.subarray(0, 9))).toThrow();
});

it('lists of article numbers survive packing, whether they are sparse, dense or empty', () => {
  const list = fc.uniqueArray(fc.nat({ max: 9_999 })).map((numbers) => numbers.sort((a, b) => a - b));
  fc.assert(
    fc.property(fc.array(list, { maxLength: 6 }), (lists) => {
      const all = [...lists, Array.from({ length: 10_000 }, (_, number) => number)];
      const packer = new PostingsPacker(10_000);
      for (const list of all) packer.add(list);
      const packed = packer.postings;
      const unpacked = all.map((_, number) => {
        const found: number[] = [];
        visitPostings(packed, number, 10_000, (article) => found.push(article));
        return found;
      });
      expect(unpacked).toEqual(all);
    }),
  );
});

it('without texts an index still finds everything', () => {
  const shards = [
    { entries: { a: { title: 'Café', keywords: ['bike'], text: '電池の充電方法, µm', category: 'c' } } },
  ];
  const index = new ArticleIndex(buildIndex(shards).data, null);
  for (const query of ['cafe', 'bike', '充電方', '池']) expect(rankArticles(index, query)).toHaveLength(1);
  expect(index.textOf(0)).toBe('');
});
