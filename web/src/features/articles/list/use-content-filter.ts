import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { type ArticleState, readState } from './article-row';

export interface ContentFilter {
  readonly state: ArticleState;
  /** '' for all */
  readonly categoryId: string;
  readonly words: string;
}

function queryOf({ state, categoryId, words }: ContentFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (state !== 'all') query.set('state', state);
  if (categoryId !== '') query.set('category', categoryId);
  if (words !== '') query.set('q', words);
  return query;
}

/** Filters of the content list, kept in the URL. Typing replaces the history entry, links add one. */
export function useContentFilter() {
  const [search, setSearch] = useSearchParams();
  const filter = useMemo<ContentFilter>(
    () => ({
      state: readState(search.get('state')),
      categoryId: search.get('category') ?? '',
      words: search.get('q') ?? '',
    }),
    [search],
  );
  const linkTo = useCallback((next: ContentFilter) => {
    const query = queryOf(next).toString();
    return query === '' ? adminLinks.content() : `${adminLinks.content()}?${query}`;
  }, []);
  const change = useCallback(
    (next: ContentFilter) => setSearch(queryOf(next), { replace: true }),
    [setSearch],
  );
  return { filter, linkTo, change };
}
