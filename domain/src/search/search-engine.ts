import type { SearchShard } from '../entities/article';
import { LIMITS } from '../limits';
import { type ArticleIndex, indexArticles } from './article-index';
import { dedupeByTitle } from './dedupe-by-title';
import type { IsVisible } from './find-occurrences';
import type { IndexedArticle } from './index-data';
import { type RankedArticle, rankArticles } from './rank-articles';
import { highlightParts, makeSnippet } from './snippet';
import { type SynonymGroup, withSynonyms } from './synonyms';

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

export interface SearchOptions {
  readonly limit?: number | undefined;
  /** the library's; tried if nothing was found */
  readonly synonyms?: readonly SynonymGroup[];
}

export interface SearchEngine {
  /** Articles that match a query, best first; only from categories that visitors see. */
  search(query: string, visibleCategoryIds: ReadonlySet<string>, options?: SearchOptions): SearchAnswer;
  /** published articles per category id */
  readonly countByCategory: ReadonlyMap<string, number>;
}

function countByCategory(articles: readonly IndexedArticle[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { category } of articles) counts.set(category, (counts.get(category) ?? 0) + 1);
  return counts;
}

interface Findings {
  readonly ranked: readonly RankedArticle[];
  /** what was searched for: the typed text, or that with a synonym */
  readonly query: string;
}

interface FindOptions {
  readonly synonyms: readonly SynonymGroup[];
  readonly isVisible: IsVisible;
}

/** What matches a query; if nothing does, what matches a synonym; if that finds nothing either, what looks alike. */
function findArticles(index: ArticleIndex, typed: string, { synonyms, isVisible }: FindOptions): Findings {
  const ranked = rankArticles(index, typed, isVisible);
  const isMatch = (articles: readonly RankedArticle[]) =>
    articles[0] !== undefined && articles[0].tier !== 'similar';
  if (isMatch(ranked)) return { ranked, query: typed };
  for (const query of withSynonyms(typed, synonyms)) {
    const others = rankArticles(index, query, isVisible);
    if (isMatch(others)) return { ranked: others, query };
  }
  return { ranked, query: typed };
}

/** A search over a library's index. Ranking needs no reads, so no keystroke needs a request. */
export function searchEngineOf(index: ArticleIndex): SearchEngine {
  return {
    countByCategory: countByCategory(index.articles),
    search(typed, visibleCategoryIds, { limit = LIMITS.searchPageSize, synonyms = [] } = {}) {
      const isVisible = index.articles.map(({ category }) => visibleCategoryIds.has(category));
      const found = findArticles(index, typed, {
        synonyms,
        isVisible: (article) => isVisible[article] === true,
      });
      const { query } = found;
      const ranked = dedupeByTitle(found.ranked, ({ article }) => article.title, limit);
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
