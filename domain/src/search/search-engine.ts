import type { SearchShard } from '../entities/article';
import { LIMITS } from '../limits';
import { dedupeByTitle } from './dedupe-by-title';
import { type PreparedArticle, prepareArticles } from './prepare-articles';
import { rankArticles } from './rank-articles';
import { highlightParts, makeSnippet } from './snippet';

/** A piece of text, and whether it matches the query. */
export interface TextPart {
  readonly text: string;
  readonly isHit: boolean;
}

export interface SearchResult {
  readonly id: string;
  readonly title: string;
  readonly titleParts: readonly TextPart[];
  /** at most 100 characters (S5-20) */
  readonly snippetParts: readonly TextPart[];
  readonly categoryId: string;
}

export interface SearchAnswer {
  readonly results: readonly SearchResult[];
  /** no article matched: these are only similar to the query */
  readonly isSimilarOnly: boolean;
}

export interface SearchEngine {
  /** Articles that match a query, best first; only from categories that visitors see. */
  search(query: string, visibleCategoryIds: ReadonlySet<string>, limit?: number): SearchAnswer;
  /** published articles per category id */
  readonly countByCategory: ReadonlyMap<string, number>;
}

function countByCategory(articles: readonly PreparedArticle[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { category } of articles) counts.set(category, (counts.get(category) ?? 0) + 1);
  return counts;
}

/** A search over a library's shards. Ranking needs no reads, so no keystroke needs a request. */
export function createSearchEngine(shards: readonly Pick<SearchShard, 'entries'>[]): SearchEngine {
  const articles = prepareArticles(shards);
  return {
    countByCategory: countByCategory(articles),
    search(query, visibleCategoryIds, limit = LIMITS.searchPageSize) {
      const visible = articles.filter(({ category }) => visibleCategoryIds.has(category));
      const ranked = dedupeByTitle(rankArticles(visible, query), ({ article }) => article.title);
      const results = ranked.slice(0, limit).map(({ article }) => ({
        id: article.id,
        title: article.title,
        titleParts: highlightParts(article.title, query),
        snippetParts: highlightParts(makeSnippet(article, query), query),
        categoryId: article.category,
      }));
      return { results, isSimilarOnly: ranked[0]?.tier === 'similar' };
    },
  };
}
