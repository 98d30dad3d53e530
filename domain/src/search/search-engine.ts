import { entriesOfPage } from '../help-center/list-page';
import { LIMITS } from '../limits';
import { type ArticleIndex, indexArticles } from './article-index';
import { dedupeByTitle } from './dedupe-by-title';
import type { IsVisible } from './find-occurrences';
import type { EntryShard, IndexedArticle } from './index-data';
import { matchArticles, type RankedArticle, rankArticles, similarArticles } from './rank-articles';
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
  /** whether there is another page; if it is missing, there is none */
  readonly hasMore?: boolean;
}

export interface SearchOptions {
  /** articles of one page */
  readonly limit?: number | undefined;
  /** counted from 1 (S9-21) */
  readonly page?: number | undefined;
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
  readonly wanted: number;
}

/** What matches a query; if nothing does, what matches a synonym; if that finds nothing either, what looks alike. */
function findArticles(index: ArticleIndex, typed: string, options: FindOptions): Findings {
  const others = withSynonyms(typed, options.synonyms);
  if (others.length === 0) return { ranked: rankArticles(index, typed, options), query: typed };
  for (const query of [typed, ...others]) {
    const ranked = matchArticles(index, query, options);
    if (ranked.length > 0) return { ranked, query };
  }
  return { ranked: similarArticles(index, typed, options), query: typed };
}

/** A search over a library's index. Ranking needs no reads, so no keystroke needs a request. */
export function searchEngineOf(index: ArticleIndex): SearchEngine {
  return {
    countByCategory: countByCategory(index.articles),
    search(typed, visibleCategoryIds, { limit = LIMITS.searchPageSize, page = 1, synonyms = [] } = {}) {
      const isVisible = index.articles.map(({ category }) => visibleCategoryIds.has(category));
      const found = findArticles(index, typed, {
        synonyms,
        isVisible: (article) => isVisible[article] === true,
        wanted: page * limit + 1,
      });
      const { query } = found;
      // One more than is shown says whether there is another page.
      const ranked = dedupeByTitle(found.ranked, ({ article }) => article.title, page * limit + 1);
      const results = entriesOfPage(ranked, page, limit).map(({ article, number }) => ({
        id: article.id,
        title: article.title,
        titleParts: highlightParts(article.title, query),
        snippetParts: highlightParts(makeSnippet({ text: index.textOf(number) }, query), query),
        categoryId: article.category,
      }));
      const isSimilarOnly = ranked[0]?.tier === 'similar';
      return { results, isSimilarOnly, ...(ranked.length > page * limit && { hasMore: true }) };
    },
  };
}

/** A search over a library's shards. */
export const createSearchEngine = (shards: readonly EntryShard[]): SearchEngine =>
  searchEngineOf(indexArticles(shards));
