import { prepareArticles, type SearchEntry } from '@harborline/domain/search/prepare-articles';
import { rankArticles } from '@harborline/domain/search/rank-articles';

const VOCABULARY_SIZE = 4_000;
const WORDS_PER_TEXT = 150;
const SYLLABLES = [
  'ba',
  'ker',
  'lo',
  'min',
  'tra',
  'se',
  'vol',
  'dri',
  'pen',
  'ca',
  'tor',
  'ul',
  'ne',
  'shi',
  'gar',
];

/** Mulberry32: the same numbers on every machine. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = randomNumbers(20_000);
const oneOf = <T>(values: readonly T[], share: number): T => {
  const value = values[Math.floor(share * values.length)];
  if (value === undefined) throw new Error('Nothing to choose from');
  return value;
};

function newWord(): string {
  const length = 2 + Math.floor(random() * 3);
  return Array.from({ length }, () => oneOf(SYLLABLES, random())).join('');
}

/** As in natural language, a few words are common and most are rare. */
function words(vocabulary: readonly string[], count: number): string {
  return Array.from({ length: count }, () => oneOf(vocabulary, random() ** 3)).join(' ');
}

export interface SearchTimes {
  articles: number;
  prepareMs: number;
  queryMs: number[];
}

/** Ranks synthetic articles as the search page does: prepared once, then one query of two or three words each. */
export function searchTimes(articleCount: number, queryCount: number): SearchTimes {
  const vocabulary = Array.from({ length: VOCABULARY_SIZE }, newWord);
  const entries: Record<string, SearchEntry> = {};
  for (let index = 0; index < articleCount; index += 1) {
    entries[`article-${index}`] = {
      title: words(vocabulary, 5),
      keywords: [words(vocabulary, 1), words(vocabulary, 2)],
      text: words(vocabulary, WORDS_PER_TEXT),
      category: 'category',
    };
  }
  const queries = Array.from({ length: queryCount }, (_, index) => words(vocabulary, 2 + (index % 2)));
  const startedAt = performance.now();
  const articles = prepareArticles([{ entries }]);
  const prepareMs = performance.now() - startedAt;
  // The first searches of a page are slow until the engine has compiled them; a visitor types more than one.
  for (const query of queries.slice(0, 20)) rankArticles(articles, query);
  const queryMs = queries.map((query) => {
    const askedAt = performance.now();
    rankArticles(articles, query);
    return performance.now() - askedAt;
  });
  return { articles: articleCount, prepareMs, queryMs };
}
