import { ArticleIndex } from '@harborline/domain/search/article-index';
import { buildIndex } from '@harborline/domain/search/index-data';
import { rankArticles } from '@harborline/domain/search/rank-articles';
import { expect, it } from 'vitest';
import { EntryKeeper, KeptEntry } from './kept-entry';

const entryOf = (text: string) => ({ title: 'Guide', keywords: ['help'], category: 'c', text });
const SENTENCE = 'Loosen the brake “by hand”, dann das Rad – 電池. ';
const longText = (end: string) => SENTENCE.repeat(400) + end;

it('keeps every text as it is, and long ones in less room', () => {
  for (const text of ['', 'Short', longText('end')]) {
    expect(new KeptEntry(entryOf(text))).toMatchObject({ ...entryOf(text), otherWords: undefined });
  }
  expect(new KeptEntry(entryOf(longText('end'))).size).toBeLessThan(longText('end').length / 4);
});

const wordAt = (number: number) => Math.imul(number, 2_654_435_761).toString(36);
/** Words that no other article has. */
const wordsOf = (article: number) =>
  Array.from({ length: 5_000 }, (_, word) => wordAt(article * 5_000 + word)).join(' ');

it('keeps a library that is too large in part: first without texts, then without all words', () => {
  const keeper = new EntryKeeper(1.9 * new KeptEntry(entryOf(wordsOf(0))).size);
  const kept = [0, 1, 2].map((article) => keeper.keep(entryOf(wordsOf(article))));
  expect(kept.map(({ text }) => text.length < 1_001)).toEqual([false, true, true]);
  const { data, texts } = buildIndex([
    { entries: Object.fromEntries(kept.map((entry, number) => [`a${number}`, entry])) },
  ]);
  const index = new ArticleIndex(data, texts);
  const found = (word: number) => rankArticles(index, wordAt(word)).map(({ article }) => article.id);
  expect([9, 5_009, 10_009].map(found)).toEqual([['a0'], ['a1'], ['a2']]);
  expect([4_990, 9_990, 14_990].map(found)).toEqual([['a0'], ['a1'], []]);
});

it('never takes much more than its room, however much there is', () => {
  const room = 50_000;
  const keeper = new EntryKeeper(room);
  const sizes = Array.from({ length: 30 }, (_, article) => keeper.keep(entryOf(wordsOf(article))).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(room + 20_000 + 30 * 1_200);
});
