import type { Team } from '@harborline/domain/entities/teams';
import { TEAMS_TEXTS } from '@harborline/domain/texts/teams';
import Typography from '@mui/material/Typography';
import { useTeams } from '../../../shared/teams/use-teams';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import type { Ticket } from '../ticket';
import { useMayChange } from '../use-may-change';
import { OptionMenu } from './option-menu';
import { useSetTeam } from './use-set-team';

function Choice({ ticket, teams }: { ticket: Ticket; teams: readonly Team[] }) {
  const mayChange = useMayChange(ticket);
  const chosen = ticket.team_ref ?? '';
  const found = teams.find(({ ref }) => ref === chosen);
  const isGone = found === undefined && chosen !== '';
  const set = useSetTeam(ticket.id, isGone ? null : chosen);
  const name = found?.name ?? (isGone ? TEAMS_TEXTS.gone : TEAMS_TEXTS.none);
  if (!mayChange) return <bdi>{name}</bdi>;
  return (
    <OptionMenu
      label={TEAMS_TEXTS.label}
      buttonLabel={TEAMS_TEXTS.choose(name)}
      chosen={chosen}
      chosenName={name}
      options={[{ ref: '', name: TEAMS_TEXTS.none }, ...teams]}
      onChoose={(option) => set(option.ref, option.name)}
    />
  );
}

/** The team that a ticket belongs to; nothing in a library without teams (D-102). */
export function TicketTeam({ ticket }: { ticket: Ticket }) {
  const { state } = useTeams();
  if (state.status === 'failed' || state.status === 'denied')
    return <ErrorState title={TEAMS_TEXTS.loadFailed} onRetry={state.retry} />;
  if (state.status === 'loading' || (state.data.length === 0 && !ticket.team_ref)) return null;
  return (
    <div>
      <Typography component="dt" variant="caption" color="textSecondary">
        {TEAMS_TEXTS.label}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0 }}>
        <Choice ticket={ticket} teams={state.data} />
      </Typography>
    </div>
  );
}
