import type { ArticleIndex } from './article-index';

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

/** Whether an article, by its number, takes part in a search. */
export type IsVisible = (article: number) => boolean;

/** Where the articles of a library contain the words of a query. */
export interface Occurrences {
  /** bits of `FIELDS` by the numbers of an article and a word, 0 for nowhere */
  at(article: number, word: number): number;
  /** number of articles that contain each word */
  readonly counts: readonly number[];
  /** the articles that contain any of the words */
  readonly articles: readonly number[];
}

/** Looks up each word once, because ranking needs the same words several times. */
export function findOccurrences(
  index: ArticleIndex,
  roots: readonly string[],
  isVisible: IsVisible,
): Occurrences {
  const fields = new Uint8Array(index.articles.length * roots.length);
  const isFound = new Uint8Array(index.articles.length);
  const articles: number[] = [];
  const noteArticle = (article: number) => {
    if (isFound[article] === 1) return;
    isFound[article] = 1;
    articles.push(article);
  };
  const counts = roots.map((root, word) => {
    let count = 0;
    const note = (field: number) => (article: number) => {
      const cell = article * roots.length + word;
      const known = fields[cell] ?? 0;
      if (known === 0) {
        if (!isVisible(article)) return;
        count += 1;
        noteArticle(article);
      }
      fields[cell] = known | field;
    };
    index.visitTitleRoot(root, note(FIELDS.title));
    index.visitKeywordRoot(root, note(FIELDS.keyword));
    index.visitText(root, note(FIELDS.text));
    return count;
  });
  return { counts, articles, at: (article, word) => fields[article * roots.length + word] ?? 0 };
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
  return (article) => {
    let sum = 0;
    for (const [word, rarity] of rarities.entries()) {
      sum += (WEIGHT_OF_FIELDS[at(article, word)] ?? 0) * rarity;
    }
    return sum;
  };
}

/** Number of query words that an article contains in a given field. */
export function countHits({ counts, at }: Occurrences, article: number, field: number): number {
  let hits = 0;
  for (let word = 0; word < counts.length; word += 1) if (at(article, word) & field) hits += 1;
  return hits;
}
