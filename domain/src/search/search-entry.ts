import type { SearchShard } from '../entities/article';

/** What search knows of an article. */
export type SearchEntry = SearchShard['entries'][string];

/** An entry whose text may be kept in part only. */
export interface PartialEntry extends SearchEntry {
  /** words of the rest of the text, folded */
  readonly otherWords?: string | undefined;
}
