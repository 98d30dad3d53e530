import { useNavigate } from 'react-router-dom';
import { useDuty } from '../../../shared/duty/use-duty';
import { useNow } from '../../../shared/hooks/use-now';
import { adminLinks } from '../../../shared/routes/admin-links';
import type { OpenDialog } from '../actions/teammate-dialogs';
import { offersFor, type TeammateAction } from '../actions/teammate-offers';
import type { Teammate } from '../people/teammate';
import { TeammateResults } from './teammate-results';
import { TeammateRow } from './teammate-row';
import { useTeamPresence } from './use-presence';
import type { useTeam } from './use-team';

const PRESENCE_REFRESH_MS = 30_000;

interface TeamListProps {
  team: ReturnType<typeof useTeam>;
  onDialog: (dialog: OpenDialog) => void;
}

/** The listed teammates with their presence. */
export function TeamList({ team, onDialog }: TeamListProps) {
  const { me, activeOwners } = team;
  const presence = useTeamPresence(me.support_lib_id);
  const duty = useDuty();
  const nowMs = useNow(PRESENCE_REFRESH_MS);
  const navigate = useNavigate();
  const act = (action: TeammateAction, teammate: Teammate) => {
    if (action === 'permissions') void navigate(adminLinks.permissionsOf(teammate.id));
    else if (action === 'duty') void navigate(adminLinks.duty(teammate.id));
    else onDialog({ action, teammate });
  };
  return (
    <TeammateResults
      list={team.list}
      shown={team.shown}
      hasWords={team.hasWords}
      renderRow={(teammate) => (
        <TeammateRow
          key={teammate.id}
          teammate={teammate}
          isSelf={teammate.id === me.uid}
          presence={presence.isKnown ? presence.of(teammate.id) : null}
          lastSeenMs={presence.lastSeenOf(teammate.id)}
          duty={duty.of(teammate.id)}
          nowMs={nowMs}
          offers={offersFor({ actor: me, teammate, activeOwners })}
          onAction={act}
        />
      )}
    />
  );
}
