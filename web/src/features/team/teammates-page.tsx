import { TEAM_TEXTS } from '@harborline/domain/texts/team';
import { useCallback, useState } from 'react';
import { PageFrame } from '../../shared/ui-admin/page-frame';
import { InvitationList } from './components/invitation-list';
import { InviteButton } from './components/invite-button';
import { InviteFlow } from './components/invite-flow';
import { TeamFilters } from './components/team-filters';
import { TeamList } from './components/team-list';
import { type OpenDialog, TeammateDialogs } from './components/teammate-dialogs';
import { useTeam } from './hooks/use-team';
import { useTeamPlace } from './hooks/use-team-place';
import { roleOffers } from './model/teammate-offers';

/** /admin/profile/teammates (S2.7-07): who works here, what can be done about each, and who was invited. */
export function TeammatesPage() {
  const { place, change } = useTeamPlace();
  const team = useTeam(place);
  const { me, active, activeOwners, invitations, changes } = team;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [isInviting, setIsInviting] = useState(false);
  const closeInvite = useCallback(() => setIsInviting(false), []);

  const inviteButton = <InviteButton mayInvite={team.mayInvite} onInvite={() => setIsInviting(true)} />;
  return (
    <PageFrame width="list" title={TEAM_TEXTS.title} intro={TEAM_TEXTS.intro} action={inviteButton}>
      <TeamFilters place={place} counts={team.counts} onChange={change} />
      {place.view === 'invited' ? (
        <InvitationList invitations={invitations} words={place.words} inviteButton={inviteButton} />
      ) : (
        <TeamList team={team} onDialog={setDialog} />
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
      {isInviting && <InviteFlow me={me} active={active} onInvited={invitations.add} onClose={closeInvite} />}
    </PageFrame>
  );
}
