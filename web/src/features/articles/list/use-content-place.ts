import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { type ArticleState, readState } from './article-row';

export interface ContentPlace {
  readonly state: ArticleState;
  /** '' for all */
  readonly categoryId: string;
  readonly words: string;
}

function queryOf({ state, categoryId, words }: ContentPlace): URLSearchParams {
  const query = new URLSearchParams();
  if (state !== 'all') query.set('state', state);
  if (categoryId !== '') query.set('category', categoryId);
  if (words !== '') query.set('q', words);
  return query;
}

/** Filters of the content list, kept in the address. Typing replaces the entry in the history, links add one. */
export function useContentPlace() {
  const [search, setSearch] = useSearchParams();
  const place = useMemo<ContentPlace>(
    () => ({
      state: readState(search.get('state')),
      categoryId: search.get('category') ?? '',
      words: search.get('q') ?? '',
    }),
    [search],
  );
  const linkTo = useCallback((next: ContentPlace) => {
    const query = queryOf(next).toString();
    return query === '' ? adminLinks.content() : `${adminLinks.content()}?${query}`;
  }, []);
  const change = useCallback(
    (next: ContentPlace) => setSearch(queryOf(next), { replace: true }),
    [setSearch],
  );
  return { place, linkTo, change };
}
