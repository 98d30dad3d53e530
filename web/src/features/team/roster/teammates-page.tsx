import { INVITE_TEXTS, TEAM_TEXTS } from '@harborline/domain/texts/team';
import AddIcon from '@mui/icons-material/PersonAddAltRounded';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { PageFrame } from '../../../shared/ui-admin/page-frame';
import { type OpenDialog, TeammateDialogs } from '../actions/teammate-dialogs';
import { InvitationList } from '../invite/invitation-list';
import { InviteDialog } from '../invite/invite-dialog';
import { TeamFilters } from './team-filters';
import { TeamList } from './team-list';
import { useTeam } from './use-team';
import { useTeamSearch } from './use-team-search';

/** /admin/profile/teammates (S2.7-07): the team, the actions for each teammate, and the invitations. */
export function TeammatesPage() {
  const { search, change } = useTeamSearch();
  const team = useTeam(search);
  const { me, active, activeOwners, invitations, changes } = team;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [isInviting, setIsInviting] = useState(false);

  const inviteButton = <InviteButton mayInvite={team.mayInvite} onInvite={() => setIsInviting(true)} />;
  return (
    <PageFrame width="list" title={TEAM_TEXTS.title} intro={TEAM_TEXTS.intro} action={inviteButton}>
      <TeamFilters search={search} counts={team.counts} onChange={change} />
      {search.view === 'invited' ? (
        <InvitationList invitations={invitations} words={search.words} inviteButton={inviteButton} />
      ) : (
        <TeamList team={team} onDialog={setDialog} />
      )}
      {dialog !== null && (
        <TeammateDialogs
          {...dialog}
          activeOwners={activeOwners}
          changes={changes}
          onClose={() => setDialog(null)}
        />
      )}
      {isInviting && (
        <InviteDialog
          me={me}
          active={active}
          onInvited={invitations.add}
          onClose={() => setIsInviting(false)}
        />
      )}
    </PageFrame>
  );
}

interface InviteButtonProps {
  mayInvite: boolean;
  onInvite: () => void;
}

/** Opens the invite dialog, or says why the user may not invite. */
function InviteButton({ mayInvite, onInvite }: InviteButtonProps) {
  const button = (
    <Button variant="contained" startIcon={<AddIcon />} disabled={!mayInvite} onClick={onInvite}>
      {TEAM_TEXTS.invite}
    </Button>
  );
  if (mayInvite) return button;
  return (
    <Tooltip title={INVITE_TEXTS.mayNotInvite}>
      {/* A disabled button receives neither pointer events nor focus. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: so that the reason can be reached by keyboard */}
      <span tabIndex={0} role="note" aria-label={INVITE_TEXTS.mayNotInvite}>
        {button}
      </span>
    </Tooltip>
  );
}
