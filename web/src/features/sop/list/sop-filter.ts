import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';

export const SOP_STATES = ['all', 'published', 'drafts', 'verify', 'archived'] as const;
export type SopState = (typeof SOP_STATES)[number];

export interface SopFilter {
  readonly state: SopState;
  /** '' for all */
  readonly categoryId: string;
  readonly words: string;
}

export const readSopFilter = (search: URLSearchParams): SopFilter => ({
  state: SOP_STATES.find((state) => state === search.get('state')) ?? 'all',
  categoryId: search.get('category') ?? '',
  words: search.get('q') ?? '',
});

export function sopSearch({ state, categoryId, words }: SopFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (state !== 'all') query.set('state', state);
  if (categoryId !== '') query.set('category', categoryId);
  if (words !== '') query.set('q', words);
  return query;
}

/** Filters of the list of SOPs, kept in the URL. Typing replaces the history entry, links add one. */
export function useSopFilter() {
  const [search, setSearch] = useSearchParams();
  const filter = useMemo(() => readSopFilter(search), [search]);
  const linkTo = useCallback((next: SopFilter) => {
    const query = sopSearch(next).toString();
    return query === '' ? adminLinks.sops() : `${adminLinks.sops()}?${query}`;
  }, []);
  const change = useCallback((next: SopFilter) => setSearch(sopSearch(next), { replace: true }), [setSearch]);
  return { filter, linkTo, change };
}
