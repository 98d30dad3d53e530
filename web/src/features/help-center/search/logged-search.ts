/** Storage key of the search that was recorded last. */
export const LAST_SEARCH = 'last-search';

export interface LoggedSearch {
  readonly libraryId: string;
  readonly query: string;
  /** number of articles */
  readonly found: number;
}

/** What a visitor did after a search: read an article, or sent a request. */
export type SearchOutcome =
  | { readonly article_read_id: string; readonly article_read_title: string }
  | { readonly ticket: 1; readonly ticket_id: number };
