import type { ArticleIndex } from './article-index';
import type { IsVisible } from './find-occurrences';
import { fuzzyWordScore } from './fuzzy-score';
import type { ParsedQuery } from './parse-query';

const resembles = (word: string, queryWord: string): boolean =>
  fuzzyWordScore({ title: [word], keywords: [], description: [] }, [queryWord]) > 0;

interface Candidates {
  readonly articles: ReadonlySet<number>;
  /** how many words of the query some title or keyword resembles */
  readonly resembled: number;
}

function candidatesOf(index: ArticleIndex, queryWords: readonly string[], isVisible: IsVisible): Candidates {
  const articles = new Set<number>();
  const resembled = new Set<string>();
  for (const [word, withWord] of index.words) {
    for (const queryWord of queryWords) {
      if (!resembles(word, queryWord)) continue;
      for (const article of withWord) {
        if (!isVisible(article)) continue;
        articles.add(article);
        resembled.add(queryWord);
      }
    }
  }
  return { articles, resembled: resembled.size };
}

/** Articles whose title or keywords resemble at least half of the query's words; a single word may be chance. */
export function findSimilar(index: ArticleIndex, { coreWords }: ParsedQuery, isVisible: IsVisible): number[] {
  const { articles, resembled } = candidatesOf(index, coreWords, isVisible);
  if (resembled * 2 < coreWords.length) return [];
  return [...articles]
    .sort((first, second) => first - second)
    .map((article) => {
      const words = {
        title: index.titleWords(article),
        keywords: index.keywordWords(article),
        description: [],
      };
      return { article, score: fuzzyWordScore(words, coreWords) };
    })
    .sort((first, second) => second.score - first.score)
    .map(({ article }) => article);
}
