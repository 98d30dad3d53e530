import { createInvitation } from '@harborline/domain/api/teams/invitations';
import { invitableRoles } from '@harborline/domain/invitation/invitation';
import { useMemo } from 'react';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { useTeammateChanges } from '../actions/use-teammate-changes';
import { useInvitations } from '../invite/use-invitations';
import { byRoleAndName, matchesWords, type Teammate, type TeamView } from '../people/teammate';
import { useTeammates } from '../people/use-teammates';
import type { TeamSearch } from './use-team-search';

/** The team of the library as one view of the teammates page shows it, and its actions. */
export function useTeam({ view, words }: TeamSearch) {
  const me = useStaff();
  const libraryId = me.support_lib_id;
  const wanted = words.trim();
  const mayInvite = useMay(createInvitation) && invitableRoles(me).length > 0;
  // A searched or deactivated teammate may be far down the alphabet.
  const list = useTeammates(libraryId, wanted !== '' || view === 'deactivated');
  const changes = useTeammateChanges(list.teammates);
  const invitations = useInvitations(mayInvite);

  const people = useMemo(
    () => list.teammates.map(changes.seen).sort(byRoleAndName),
    [list.teammates, changes.seen],
  );
  const active = people.filter(({ is_active }) => is_active);
  // The list of invitations is not live, but the team is: it shows who has joined.
  const joined = new Set(active.map(({ user_email }) => user_email.toLowerCase()));
  const waiting = invitations.rows.filter(({ email }) => !joined.has(email));
  const inView = people.filter(({ is_active }) => is_active === (view === 'active'));
  const isAllKnown = list.status === 'ready' && !list.isFull;
  const counts: Record<TeamView, string | null> = {
    active: list.status === 'ready' ? atLeast(active.length, list.isFull) : null,
    invited: invitations.status === 'ready' ? atLeast(waiting.length, invitations.hasMore) : null,
    deactivated: isAllKnown ? `${people.length - active.length}` : null,
  };
  return {
    me,
    mayInvite,
    list,
    changes,
    invitations: { ...invitations, rows: waiting },
    counts,
    active,
    activeOwners: active.filter(isOwner).length,
    hasWords: wanted !== '',
    shown: wanted === '' ? inView : inView.filter((teammate) => matchesWords(teammate, wanted)),
  };
}

const isOwner = ({ agent_role }: Teammate): boolean => agent_role === 'owner';

const atLeast = (known: number, hasMore: boolean): string => `${known}${hasMore ? '+' : ''}`;
