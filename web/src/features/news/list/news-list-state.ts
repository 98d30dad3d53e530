import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';

export const NEWS_LIST_STATES = ['all', 'published', 'unpublished'] as const;
/** Which news flashes the list shows. */
export type NewsListState = (typeof NEWS_LIST_STATES)[number];

interface NewsFilter {
  readonly state: NewsListState;
  readonly words: string;
}

function queryOf({ state, words }: NewsFilter): URLSearchParams {
  return new URLSearchParams({ ...(state !== 'all' && { state }), ...(words !== '' && { q: words }) });
}

/** Filters of the list, kept in the URL. Typing replaces the history entry, links add one. */
export function useNewsFilter() {
  const [search, setSearch] = useSearchParams();
  const filter = useMemo<NewsFilter>(
    () => ({
      state: NEWS_LIST_STATES.find((state) => state === search.get('state')) ?? 'all',
      words: search.get('q') ?? '',
    }),
    [search],
  );
  const linkTo = (next: NewsFilter) => {
    const query = queryOf(next).toString();
    return query === '' ? adminLinks.news() : `${adminLinks.news()}?${query}`;
  };
  const change = useCallback((next: NewsFilter) => setSearch(queryOf(next), { replace: true }), [setSearch]);
  return { filter, linkTo, change };
}
