import type { SearchEntry } from '@harborline/domain/search/search-entry';

const VOCABULARY_SIZE = 4_000;
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

const newVocabulary = (): string[] => Array.from({ length: VOCABULARY_SIZE }, newWord);

/** As in natural language, a few words are common and most are rare. */
function words(vocabulary: readonly string[], count: number): string {
  return Array.from({ length: count }, () => oneOf(vocabulary, random() ** 3)).join(' ');
}

export interface SearchCorpus {
  readonly entries: Record<string, SearchEntry>;
  /** of two or three words each */
  readonly queries: readonly string[];
  /** the same with two neighbouring letters of each word swapped */
  readonly misspelt: readonly string[];
}

export interface CorpusSize {
  readonly articles: number;
  /** of each article's text */
  readonly words: number;
  readonly queries: number;
}

const MISSPELT_FROM = 5;

function misspell(word: string): string {
  if (word.length < MISSPELT_FROM) return word;
  const [first = '', second = '', third = ''] = word;
  return second === third ? `${first}${second}${word.slice(3)}` : first + third + second + word.slice(3);
}

/** Synthetic articles by id, one after the other. */
export function* corpusEntries(
  { articles, words: textWords }: Pick<CorpusSize, 'articles' | 'words'>,
  vocabulary: readonly string[] = newVocabulary(),
): Generator<readonly [string, SearchEntry]> {
  for (let index = 0; index < articles; index += 1) {
    const entry = {
      title: words(vocabulary, 5),
      keywords: [words(vocabulary, 1), words(vocabulary, 2)],
      text: words(vocabulary, textWords),
      category: 'category',
    };
    yield [`article-${index}`, entry];
  }
}

/** Synthetic articles, and searches for words of theirs. */
export function searchCorpus(size: CorpusSize): SearchCorpus {
  const vocabulary = newVocabulary();
  const entries = Object.fromEntries(corpusEntries(size, vocabulary));
  const queries = Array.from({ length: size.queries }, (_, index) => words(vocabulary, 2 + (index % 2)));
  const misspelt = queries.map((query) => query.split(' ').map(misspell).join(' '));
  return { entries, queries, misspelt };
}
