import type { SearchEntry } from '@harborline/domain/search/index-data';

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

export interface SearchCorpus {
  readonly entries: Record<string, SearchEntry>;
  /** of two or three words each */
  readonly queries: readonly string[];
}

/** Synthetic articles of 150 words, and searches for words of theirs. */
export function searchCorpus(articleCount: number, queryCount: number): SearchCorpus {
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
  return { entries, queries };
}
