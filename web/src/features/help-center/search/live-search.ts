import type { SearchAnswer } from '@harborline/domain/search/search-engine';

/** What a search finds: at once where the browser has the index, else once the server has answered. */
export type Found = SearchAnswer | Promise<SearchAnswer>;

/** A library's search in the visitor's browser. */
export interface LiveSearch {
  /** published articles per category id; null where the browser has no index */
  readonly countByCategory: ReadonlyMap<string, number> | null;
  /** The first articles for a text being typed, by title alone: without snippets. */
  suggest(query: string, visibleCategoryIds: ReadonlySet<string>, limit: number): Found;
  /** @param page counted from 1 (S9-21) */
  search(query: string, visibleCategoryIds: ReadonlySet<string>, page?: number): Found;
}
