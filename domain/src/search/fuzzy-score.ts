import { fold, wordsOf } from './normalise';

/** Input of the fuzzy helper: plain keys or their article_* equivalents (S9-24). */
export interface FuzzyItem {
  readonly title?: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
  readonly article_title?: string;
  readonly article_description?: string;
  readonly article_keywords?: readonly string[];
}

/** What each key counts (S9-24). */
export const FUZZY_WEIGHTS = { title: 3, keywords: 2, description: 1 } as const;

/** Misspellings tolerated for a word of this length: a short word soon becomes another one. */
function tolerance(length: number): number {
  if (length < 5) return 0;
  return length < 8 ? 1 : 2;
}

/** Edits (insert, delete, replace, swap of neighbours) between two words, or limit + 1 if there are more. */
export function editDistance(first: string, second: string, limit: number): number {
  if (Math.abs(first.length - second.length) > limit) return limit + 1;
  let twoBack: number[] = [];
  let previous = Array.from({ length: second.length + 1 }, (_, index) => index);
  for (let row = 1; row <= first.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= second.length; column += 1) {
      const isSame = first[row - 1] === second[column - 1];
      const isSwap =
        row > 1 &&
        column > 1 &&
        first[row - 1] === second[column - 2] &&
        first[row - 2] === second[column - 1];
      const replaced = (previous[column - 1] ?? 0) + (isSame ? 0 : 1);
      const swapped = isSwap ? (twoBack[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      const value = Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, swapped);
      current.push(value);
      if (value < best) best = value;
    }
    if (best > limit) return limit + 1;
    twoBack = previous;
    previous = current;
  }
  return previous[second.length] ?? limit + 1;
}

/** Letters of the first word that the second lacks: a cheap lower bound of their distance. */
function missingLetters(first: string, second: string): number {
  let missing = 0;
  for (const letter of first) if (!second.includes(letter)) missing += 1;
  return missing;
}

/** 1 for the same word, less for a prefix of it or a misspelling after its first letter, 0 for another word. */
export function similarity(queryWord: string, word: string): number {
  if (queryWord === word) return 1;
  if (queryWord.length >= 3 && word.startsWith(queryWord)) return 0.8;
  const limit = tolerance(queryWord.length);
  if (limit === 0 || queryWord[0] !== word[0]) return 0;
  if (Math.abs(queryWord.length - word.length) > limit) return 0;
  if (missingLetters(queryWord, word) > limit) return 0;
  const edits = editDistance(queryWord, word, limit);
  return edits <= limit ? 0.7 - 0.2 * (edits - 1) : 0;
}

function bestSimilarity(queryWord: string, words: readonly string[]): number {
  let best = 0;
  for (const word of words) {
    const value = similarity(queryWord, word);
    if (value > best) best = value;
  }
  return best;
}

/** Words per key, folded. */
export interface FuzzyWords {
  readonly title: readonly string[];
  readonly keywords: readonly string[];
  readonly description: readonly string[];
}

/** `fuzzyScore` for words that are already split and folded. */
export function fuzzyWordScore(words: FuzzyWords, queryWords: readonly string[]): number {
  let sum = 0;
  let titleHits = 0;
  for (const queryWord of queryWords) {
    const inTitle = bestSimilarity(queryWord, words.title);
    if (inTitle > 0) titleHits += 1;
    sum +=
      FUZZY_WEIGHTS.title * inTitle +
      FUZZY_WEIGHTS.keywords * bestSimilarity(queryWord, words.keywords) +
      FUZZY_WEIGHTS.description * bestSimilarity(queryWord, words.description);
  }
  return sum * (1 + titleHits);
}

/**
 * How well an item fits query words that may be misspelt (S9-24): 0 for not at all. Title counts most, then
 * keywords, then description; the sum grows with the number of query words that appear in the title.
 */
export function fuzzyScore(item: FuzzyItem, queryWords: readonly string[]): number {
  const words: FuzzyWords = {
    title: wordsOf(item.title ?? item.article_title ?? ''),
    keywords: (item.keywords ?? item.article_keywords ?? []).flatMap(wordsOf),
    description: wordsOf(item.description ?? item.article_description ?? ''),
  };
  return fuzzyWordScore(words, queryWords.map(fold));
}
