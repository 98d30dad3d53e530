import { TEAM_TEXTS } from '@harborline/domain/texts/team';
import { useCallback, useState } from 'react';
import { PageFrame } from '../../../shared/ui-admin/page-frame';
import { type OpenDialog, TeammateDialogs } from '../actions/teammate-dialogs';
import { roleOffers } from '../actions/teammate-offers';
import { InvitationList } from '../invite/invitation-list';
import { InviteButton } from '../invite/invite-button';
import { InviteFlow } from '../invite/invite-flow';
import { TeamFilters } from './team-filters';
import { TeamList } from './team-list';
import { useTeam } from './use-team';
import { useTeamPlace } from './use-team-place';

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
