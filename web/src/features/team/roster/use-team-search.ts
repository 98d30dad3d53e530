import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { readTeamView, type TeamView } from '../people/teammate';

/** State of the teammates page: a view of the team, and the search words. */
export interface TeamSearch {
  readonly view: TeamView;
  readonly words: string;
}

function paramsOf({ view, words }: TeamSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (view !== 'active') params.set('view', view);
  if (words !== '') params.set('q', words);
  return params;
}

export function linkToTeam(search: TeamSearch): string {
  const params = paramsOf(search).toString();
  return params === '' ? adminLinks.profile('teammates') : `${adminLinks.profile('teammates')}?${params}`;
}

/** The search of the teammates page, kept in the URL. */
export function useTeamSearch() {
  const [params, setParams] = useSearchParams();
  const search: TeamSearch = { view: readTeamView(params.get('view')), words: params.get('q') ?? '' };
  const change = useCallback((next: TeamSearch) => setParams(paramsOf(next), { replace: true }), [setParams]);
  return { search, change };
}
