import { invitableRoles } from '@harborline/domain/invitation/may-invite';
import { isViewing } from '@harborline/domain/team/standing';
import { useMemo } from 'react';
import { useStaff } from '../../../shared/staff/session-context';
import { useTeammateChanges } from '../actions/use-teammate-changes';
import { useInvitations } from '../invite/use-invitations';
import { byRoleAndName, matchesWords, type Teammate, type TeamView } from '../people/teammate';
import { useTeammates } from '../people/use-teammates';
import type { TeamPlace } from './use-team-place';

/** The team of the library as one part of the teammates page shows it, and what can be done about it. */
export function useTeam({ view, words }: TeamPlace) {
  const me = useStaff();
  const libraryId = me.support_lib_id;
  const wanted = words.trim();
  const mayInvite =
    me.permissions.canInviteNewUsers === true && !isViewing(me) && invitableRoles(me).length > 0;
  // Who is looked for, or deactivated, may stand far down the alphabet.
  const list = useTeammates(libraryId, wanted !== '' || view === 'deactivated');
  const changes = useTeammateChanges(list.teammates);
  const invitations = useInvitations(libraryId, mayInvite);

  const people = useMemo(
    () => list.teammates.map(changes.seen).sort(byRoleAndName),
    [list.teammates, changes.seen],
  );
  const active = people.filter(({ is_active }) => is_active);
  // Nobody tells this list that an invitation was followed; the team, which is live, does.
  const joined = new Set(active.map(({ user_email }) => user_email.toLowerCase()));
  const waiting = invitations.items.filter(({ email }) => !joined.has(email));
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
    invitations: { ...invitations, items: waiting },
    counts,
    active,
    activeOwners: active.filter(isOwner).length,
    hasWords: wanted !== '',
    shown: wanted === '' ? inView : inView.filter((teammate) => matchesWords(teammate, wanted)),
  };
}

const isOwner = ({ agent_role }: Teammate): boolean => agent_role === 'owner';

const atLeast = (known: number, hasMore: boolean): string => `${known}${hasMore ? '+' : ''}`;
