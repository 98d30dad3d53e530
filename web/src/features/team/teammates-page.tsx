import { invitableRoles } from '@harborline/domain/invitation/may-invite';
import { isViewing } from '@harborline/domain/team/standing';
import { TEAM_TEXTS } from '@harborline/domain/texts/team';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminLinks } from '../../shared/routes/admin-links';
import { useDocumentTitle } from '../../shared/ui-admin/use-document-title';
import { useStaff } from '../session';
import { InvitationList } from './components/invitation-list';
import { InviteButton } from './components/invite-button';
import { InviteDialog } from './components/invite-dialog';
import { TeamFilters } from './components/team-filters';
import { TeamPage } from './components/team-page';
import { type OpenDialog, TeammateDialogs } from './components/teammate-dialogs';
import { TeammateResults } from './components/teammate-results';
import { TeammateRow } from './components/teammate-row';
import { useInvitations } from './hooks/use-invitations';
import { useInvite } from './hooks/use-invite';
import { useNow } from './hooks/use-now';
import { useTeamPresence } from './hooks/use-presence';
import { useTeamPlace } from './hooks/use-team-place';
import { useTeammateChanges } from './hooks/use-teammate-changes';
import { useTeammates } from './hooks/use-teammates';
import { byRoleAndName, matchesWords, type Teammate } from './model/teammate';
import { offersFor, roleOffers, type TeammateAction } from './model/teammate-offers';

const PRESENCE_REFRESH_MS = 30_000;

/** /admin/profile/teammates (S2.7-07): who works here, what can be done about each, and who was invited. */
export function TeammatesPage() {
  const me = useStaff();
  const libraryId = me.support_lib_id;
  const mayInvite =
    me.permissions.canInviteNewUsers === true && !isViewing(me) && invitableRoles(me).length > 0;
  const { place, change } = useTeamPlace();
  // Who is looked for, or deactivated, may stand far down the alphabet.
  const list = useTeammates(libraryId, place.words.trim() !== '' || place.view === 'deactivated');
  const presence = useTeamPresence(libraryId);
  const changes = useTeammateChanges(list.teammates);
  const invitations = useInvitations(libraryId, mayInvite);
  const nowMs = useNow(PRESENCE_REFRESH_MS);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [isInviting, setIsInviting] = useState(false);
  const navigate = useNavigate();
  useDocumentTitle(TEAM_TEXTS.title);

  const people = useMemo(
    () => list.teammates.map(changes.seen).sort(byRoleAndName),
    [list.teammates, changes.seen],
  );
  const active = people.filter(({ is_active }) => is_active);
  const activeOwners = active.filter(({ agent_role }) => agent_role === 'owner').length;
  const inView = people.filter(({ is_active }) => is_active === (place.view === 'active'));
  const words = place.words.trim();
  const shown = words === '' ? inView : inView.filter((teammate) => matchesWords(teammate, words));

  const act = (action: TeammateAction, teammate: Teammate) => {
    if (action === 'permissions') navigate(adminLinks.permissionsOf(teammate.id));
    else setDialog({ action, teammate });
  };
  const closeInvite = useCallback(() => setIsInviting(false), []);
  const openInvite = useCallback(() => setIsInviting(true), []);
  const inviteButton = <InviteButton mayInvite={mayInvite} onInvite={openInvite} />;
  const count = (known: number, hasMore: boolean) => `${known}${hasMore ? '+' : ''}`;
  const isKnown = list.status === 'ready';
  return (
    <TeamPage title={TEAM_TEXTS.title} intro={TEAM_TEXTS.intro} action={inviteButton}>
      <TeamFilters
        place={place}
        counts={{
          active: isKnown ? count(active.length, list.isFull) : null,
          invited:
            invitations.status === 'ready' ? count(invitations.items.length, invitations.hasMore) : null,
          deactivated: isKnown && !list.isFull ? `${people.length - active.length}` : null,
        }}
        onChange={change}
      />
      {place.view === 'invited' ? (
        <InvitationList invitations={invitations} words={words} inviteButton={inviteButton} />
      ) : (
        <TeammateResults
          list={list}
          shown={shown}
          hasWords={words !== ''}
          renderRow={(teammate) => (
            <TeammateRow
              key={teammate.id}
              teammate={teammate}
              isSelf={teammate.id === me.uid}
              presence={presence.isKnown ? presence.of(teammate.id) : null}
              lastSeenMs={presence.lastSeenOf(teammate.id)}
              nowMs={nowMs}
              offers={offersFor({ actor: me, teammate, activeOwners })}
              onAction={act}
            />
          )}
        />
      )}
      {dialog !== null && (
        <TeammateDialogs
          {...dialog}
          refusals={roleOffers({ actor: me, teammate: dialog.teammate, activeOwners })}
          onRole={changes.setRole}
          onStatus={changes.setStatus}
          onClose={() => setDialog(null)}
        />
      )}
      {isInviting && <InviteFlow people={people} add={invitations.add} onClose={closeInvite} />}
    </TeamPage>
  );
}

interface InviteFlowProps {
  people: readonly Teammate[];
  add: Parameters<typeof useInvite>[0]['onInvited'];
  onClose: () => void;
}

function InviteFlow({ people, add, onClose }: InviteFlowProps) {
  const me = useStaff();
  const { isBusy, failures, send } = useInvite({ onInvited: add, onAllInvited: onClose });
  const teamEmails = useMemo(
    () =>
      new Set(people.filter(({ is_active }) => is_active).map(({ user_email }) => user_email.toLowerCase())),
    [people],
  );
  return (
    <InviteDialog
      roles={invitableRoles(me)}
      teamEmails={teamEmails}
      isBusy={isBusy}
      failures={failures}
      onInvite={(emails, role) => void send(emails, role)}
      onClose={onClose}
    />
  );
}
