import { containsWord } from '../../search/word-start';
import type { PreparedArticle } from './prepare-articles';
import { beginningSlot } from './word-beginnings';

/** Where an article contains a word, as bit flags. */
export const FIELDS = { text: 1, keyword: 2, title: 4 } as const;

const WEIGHTS = { text: 1, keyword: 3, title: 5 } as const;

/** Indexed by the sum of the bits of `FIELDS`. */
const WEIGHT_OF_FIELDS = Array.from(
  { length: 8 },
  (_, fields) =>
    (fields & FIELDS.title ? WEIGHTS.title : 0) +
    (fields & FIELDS.keyword ? WEIGHTS.keyword : 0) +
    (fields & FIELDS.text ? WEIGHTS.text : 0),
);

/** Where the articles of a library contain the words of a query. */
export interface Occurrences {
  /** bits of `FIELDS` by the indexes of an article and a word, 0 for nowhere */
  at(article: number, word: number): number;
  /** number of articles that contain each word */
  readonly counts: readonly number[];
}

function fieldsOf(article: PreparedArticle, root: string, slot: number): number {
  const inTitle = article.titleRoots.has(root) ? FIELDS.title : 0;
  const inKeywords = article.keywordRoots.has(root) ? FIELDS.keyword : 0;
  const inText = article.beginnings.mayContain(slot) && containsWord(article.folded, root);
  return inTitle + inKeywords + (inText ? FIELDS.text : 0);
}

/** Looks up each word in each article once, because ranking needs the same words several times. */
export function findOccurrences(articles: readonly PreparedArticle[], roots: readonly string[]): Occurrences {
  const fields = new Uint8Array(articles.length * roots.length);
  const counts = roots.map(() => 0);
  const words = roots.map((root, word) => ({ root, word, slot: beginningSlot(root) }));
  let cell = 0;
  for (const article of articles) {
    for (const { root, word, slot } of words) {
      const found = fieldsOf(article, root, slot);
      fields[cell] = found;
      if (found !== 0) counts[word] = (counts[word] ?? 0) + 1;
      cell += 1;
    }
  }
  return { counts, at: (article, word) => fields[article * roots.length + word] ?? 0 };
}

/** Words that count as a hit on their own in an article's text (D-60). */
export function distinctiveWords(counts: readonly number[], articleCount: number): boolean[] {
  const isCommon = (count: number) => count > articleCount / 2;
  const knowsRarer = counts.some((count) => count > 0 && !isCommon(count));
  return counts.map((count) => count > 0 && !(knowsRarer && isCommon(count)));
}

/**
 * Scores the relevance of an article for a query: a rare word counts more than a common one, a title more
 * than a text. The squares let one rare word, such as an error code, outweigh two common ones.
 */
export function weighEvidence(
  { counts, at }: Occurrences,
  articleCount: number,
): (article: number) => number {
  const rarities = counts.map((count) => Math.log(1 + articleCount / Math.max(1, count)) ** 2);
  return (article) =>
    rarities.reduce((sum, rarity, word) => sum + (WEIGHT_OF_FIELDS[at(article, word)] ?? 0) * rarity, 0);
}

/** Number of query words that an article contains in a given field. */
export function countHits({ counts, at }: Occurrences, article: number, field: number): number {
  let hits = 0;
  for (let word = 0; word < counts.length; word += 1) if (at(article, word) & field) hits += 1;
  return hits;
}
