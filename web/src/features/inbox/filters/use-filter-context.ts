import type { Context } from '@harborline/domain/predicate/predicate';
import { useMemo } from 'react';
import { useStaff } from '../../../shared/staff/session-context';
import { useTeams } from '../../../shared/teams/use-teams';
import { ownTimeZone } from './filter-view';

/** What a predicate means for the person who looks, at the moment of the call; null while their teams are not known. */
export function useFilterContext(): (() => Context) | null {
  const { uid } = useStaff();
  const { state } = useTeams();
  const teams = state.status === 'ready' ? state.data : null;
  return useMemo(() => {
    if (teams === null) return null;
    const myTeams = teams.filter(({ member_uids }) => member_uids.includes(uid)).map(({ ref }) => ref);
    return () => ({ now: Date.now(), me: uid, myTeams, timeZone: ownTimeZone() });
  }, [teams, uid]);
}
