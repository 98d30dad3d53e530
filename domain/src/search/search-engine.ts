import type { SearchShard } from '../entities/article';
import { LIMITS } from '../limits';
import { type ArticleIndex, indexArticles } from './article-index';
import { dedupeByTitle } from './dedupe-by-title';
import type { IndexedArticle } from './index-data';
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

function countByCategory(articles: readonly IndexedArticle[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { category } of articles) counts.set(category, (counts.get(category) ?? 0) + 1);
  return counts;
}

/** A search over a library's index. Ranking needs no reads, so no keystroke needs a request. */
export function searchEngineOf(index: ArticleIndex): SearchEngine {
  return {
    countByCategory: countByCategory(index.articles),
    search(query, visibleCategoryIds, limit = LIMITS.searchPageSize) {
      const isVisible = index.articles.map(({ category }) => visibleCategoryIds.has(category));
      const ranked = dedupeByTitle(
        rankArticles(index, query, (article) => isVisible[article] === true),
        ({ article }) => article.title,
        limit,
      );
      const results = ranked.map(({ article, number }) => ({
        id: article.id,
        title: article.title,
        titleParts: highlightParts(article.title, query),
        snippetParts: highlightParts(makeSnippet({ text: index.textOf(number) }, query), query),
        categoryId: article.category,
      }));
      return { results, isSimilarOnly: ranked[0]?.tier === 'similar' };
    },
  };
}

/** A search over a library's shards. */
export const createSearchEngine = (shards: readonly Pick<SearchShard, 'entries'>[]): SearchEngine =>
  searchEngineOf(indexArticles(shards));
