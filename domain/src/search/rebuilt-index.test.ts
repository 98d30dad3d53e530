import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { ArticleIndex } from './article-index';
import { type BuiltIndex, buildIndex } from './index-data';
import { rankArticles } from './rank-articles';
import type { PartialEntry } from './search-entry';
import * as tokens from './text-tokens';

const WORDS = ['bike', 'Bremse', 'battery', '電池', 'e-mail', 'a', 'wheels', 'öl'];
const line = fc.array(fc.constantFrom(...WORDS), { maxLength: 6 }).map((words) => words.join(' '));
const entry: fc.Arbitrary<PartialEntry> = fc.record({
  title: line,
  keywords: fc.array(line, { maxLength: 2 }),
  category: fc.constantFrom('c', 'd'),
  text: line,
  otherWords: fc.option(line, { nil: undefined }),
});
const library = fc.dictionary(fc.constantFrom(...'abcdefghijkl'), entry, { noNullPrototype: true });

const shardsOf = (entries: Readonly<Record<string, PartialEntry>>) => [{ entries }];
const found = ({ data, texts }: BuiltIndex) => {
  const index = new ArticleIndex(data, texts);
  const queries = [...WORDS, 'bike wheels', 'batery', 'wheels a'];
  return queries.map((query) => rankArticles(index, query).map(({ article, tier }) => [article.id, tier]));
};

it('an index made from an earlier one is that of a new build, whatever changed', () => {
  fc.assert(
    fc.property(library, library, fc.func(fc.boolean()), (before, changes, isKept) => {
      const kept = Object.fromEntries(Object.entries(before).filter(([id]) => isKept(id)));
      const now = shardsOf({ ...kept, ...changes });
      const [rebuilt, fresh] = [buildIndex(now, buildIndex(shardsOf(before))), buildIndex(now)];
      expect(rebuilt.data).toEqual(fresh.data);
      expect(rebuilt.textUnits).toBe(fresh.textUnits);
      for (const article of fresh.data.articles.keys())
        expect(rebuilt.texts.at(article)).toBe(fresh.texts.at(article));
      expect(found(rebuilt)).toEqual(found(fresh));
    }),
  );
});

it('an index made from an earlier one of twins with the same id is that of a new build', () => {
  const twin = (text: string) => ({ title: 'Twin', keywords: [], category: 'c', text });
  const [one, other] = [{ a: twin('bike') }, { a: twin('battery') }];
  const before = buildIndex([{ entries: one }, { entries: other }]);
  const now = [{ entries: other }, { entries: one }];
  expect(buildIndex(now, before).data).toEqual(buildIndex(now).data);
});

it('reads the texts of changed articles alone', () => {
  const entryOf = (text: string) => ({ title: text, keywords: [], category: 'c', text });
  const before = { a: entryOf('bike'), b: entryOf('battery'), c: entryOf('wheels') };
  const index = buildIndex(shardsOf(before));
  const visit = vi.spyOn(tokens, 'visitTokens');
  buildIndex(shardsOf({ ...before, b: entryOf('brakes') }), index);
  expect(visit.mock.calls.map(([text]) => text)).toEqual(['brakes']);
  visit.mockClear();
  const moved = { ...before.c, category: 'd' };
  expect(buildIndex(shardsOf(before), index).data.postings).toBe(index.data.postings);
  expect(visit).not.toHaveBeenCalled();
  expect(buildIndex(shardsOf({ ...before, c: moved }), index).data.articles.at(-1)?.category).toBe('d');
});
