import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { readTeamView, type TeamView } from '../people/teammate';

export interface TeamPlace {
  readonly view: TeamView;
  readonly words: string;
}

function queryOf({ view, words }: TeamPlace): URLSearchParams {
  const query = new URLSearchParams();
  if (view !== 'active') query.set('view', view);
  if (words !== '') query.set('q', words);
  return query;
}

export function linkToTeam(place: TeamPlace): string {
  const query = queryOf(place).toString();
  return query === '' ? adminLinks.profile('teammates') : `${adminLinks.profile('teammates')}?${query}`;
}

/** Which part of the team is shown and what is looked for, kept in the address. */
export function useTeamPlace() {
  const [search, setSearch] = useSearchParams();
  const place: TeamPlace = { view: readTeamView(search.get('view')), words: search.get('q') ?? '' };
  const change = useCallback((next: TeamPlace) => setSearch(queryOf(next), { replace: true }), [setSearch]);
  return { place, change };
}
