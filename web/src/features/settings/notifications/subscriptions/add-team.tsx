import { NOTIFICATION_TEXTS } from '@harborline/domain/texts/settings';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTeams } from '../../../../shared/teams/use-teams';
import { ChoiceSelect } from '../../../../shared/ui-admin/choice-select';

interface AddTeamProps {
  /** refs of the teams that are listed already */
  readonly taken: readonly string[];
  readonly isBusy: boolean;
  readonly onAdd: (teamRef: string, isMuted: boolean) => void;
}

/** Chooses a team to hear more of, or nothing. */
export function AddTeam({ taken, isBusy, onAdd }: AddTeamProps) {
  const { state } = useTeams();
  const [chosen, setChosen] = useState('');
  if (state.status !== 'ready') return null;
  const free = state.data.filter(({ ref }) => !taken.includes(ref));
  const team = free.find(({ ref }) => ref === chosen) ?? free[0];
  if (team === undefined)
    return (
      <Typography variant="body2" color="textSecondary">
        {NOTIFICATION_TEXTS.noTeam}
      </Typography>
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-end' }}>
      <Box sx={{ width: { xs: '100%', sm: '16rem' } }}>
        <ChoiceSelect
          label={NOTIFICATION_TEXTS.team}
          value={team.ref}
          choices={free.map(({ ref, name }) => ({ value: ref, label: name }))}
          isDisabled={isBusy}
          onChange={setChosen}
        />
      </Box>
      <Button
        variant="outlined"
        disabled={isBusy}
        onClick={() => onAdd(team.ref, false)}
        sx={{ minHeight: 44 }}
      >
        {NOTIFICATION_TEXTS.subscribe}
      </Button>
      <Button
        variant="outlined"
        color="inherit"
        disabled={isBusy}
        onClick={() => onAdd(team.ref, true)}
        sx={{ minHeight: 44 }}
      >
        {NOTIFICATION_TEXTS.mute}
      </Button>
    </Box>
  );
}
