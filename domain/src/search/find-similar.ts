import type { ArticleIndex } from './article-index';
import type { IsVisible } from './find-occurrences';
import { FUZZY_WEIGHTS, similarity } from './fuzzy-score';
import type { ParsedQuery } from './parse-query';

/** How well the best word of each article fits a word of the query, by the article's number. */
type Best = Float64Array;

/** The score of S9-24 for all articles at once: every word of the library is compared with the query once. */
class Similarity {
  readonly #index: ArticleIndex;
  readonly #isVisible: IsVisible;
  readonly #sums: Float64Array;
  readonly #titleHits: Uint8Array;

  constructor(index: ArticleIndex, isVisible: IsVisible) {
    this.#index = index;
    this.#isVisible = isVisible;
    this.#sums = new Float64Array(index.articles.length);
    this.#titleHits = new Uint8Array(index.articles.length);
  }

  /** Adds a word of the query. @returns whether anything resembles it */
  add(queryWord: string): boolean {
    const title = this.#bestOf(this.#index.wordsOfTitles, queryWord);
    const keywords = this.#bestOf(this.#index.wordsOfKeywords, queryWord);
    const description = this.#bestOfTexts(queryWord);
    let isFound = false;
    for (let article = 0; article < this.#sums.length; article += 1) {
      if (!this.#isVisible(article)) continue;
      const inTitle = title[article] ?? 0;
      const added =
        FUZZY_WEIGHTS.title * inTitle +
        FUZZY_WEIGHTS.keywords * (keywords[article] ?? 0) +
        FUZZY_WEIGHTS.description * (description[article] ?? 0);
      if (added === 0) continue;
      isFound = true;
      if (inTitle > 0) this.#titleHits[article] = (this.#titleHits[article] ?? 0) + 1;
      this.#sums[article] = (this.#sums[article] ?? 0) + added;
    }
    return isFound;
  }

  score(article: number): number {
    return (this.#sums[article] ?? 0) * (1 + (this.#titleHits[article] ?? 0));
  }

  #bestOf(words: ReadonlyMap<string, readonly number[]>, queryWord: string): Best {
    const best = new Float64Array(this.#sums.length);
    for (const [word, articles] of words) {
      const value = similarity(queryWord, word);
      if (value > 0) for (const article of articles) best[article] = Math.max(best[article] ?? 0, value);
    }
    return best;
  }

  /** A misspelt word rarely has its first letter wrong, so it is compared only with words that share it. */
  #bestOfTexts(queryWord: string): Best {
    const best = new Float64Array(this.#sums.length);
    this.#index.visitTextWords(queryWord.charAt(0), (word, visitArticles) => {
      const value = similarity(queryWord, word);
      if (value === 0) return;
      visitArticles((article) => {
        best[article] = Math.max(best[article] ?? 0, value);
      });
    });
    return best;
  }
}

/**
 * Articles whose title, keywords or text resemble at least half of the query's words, best first (S9-24); a single word
 * may be chance.
 */
export function findSimilar(index: ArticleIndex, { coreWords }: ParsedQuery, isVisible: IsVisible): number[] {
  const similar = new Similarity(index, isVisible);
  const resembled = coreWords.filter((word) => similar.add(word)).length;
  if (resembled * 2 < coreWords.length) return [];
  return [...index.articles.keys()]
    .filter((article) => similar.score(article) > 0)
    .sort((first, second) => similar.score(second) - similar.score(first) || first - second);
}
