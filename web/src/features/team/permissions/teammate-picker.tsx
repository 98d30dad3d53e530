import { PERMISSION_TEXTS, ROLE_LABELS, TEAM_TEXTS } from '@harborline/domain/texts/team';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { PersonAvatar } from '../people/person-avatar';
import { matchesWords, type Teammate, teammateName } from '../people/teammate';

interface TeammatePickerProps {
  people: readonly Teammate[];
  chosen: Teammate | null;
  onChoose: (uid: string) => void;
}

/** Picks a teammate by typing a name or an email address. */
export function TeammatePicker({ people, chosen, onChoose }: TeammatePickerProps) {
  return (
    <Autocomplete
      options={[...people]}
      value={chosen}
      disableClearable={chosen !== null}
      size="small"
      getOptionKey={({ id }) => id}
      getOptionLabel={teammateName}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      filterOptions={(options, { inputValue }) =>
        options.filter((option) => matchesWords(option, inputValue))
      }
      noOptionsText={TEAM_TEXTS.noMatch}
      onChange={(_, next) => {
        if (next !== null) onChoose(next.id);
      }}
      renderOption={({ key, ...props }, option) => (
        <Box component="li" key={key} {...props} sx={{ display: 'flex', gap: 1.5 }}>
          <PersonAvatar name={teammateName(option)} picture={option.agent_picture} size={28} />
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="body2" noWrap>
              {teammateName(option)}
            </Typography>
            <Typography variant="caption" color="textSecondary" component="p" noWrap>
              {ROLE_LABELS[option.agent_role]} · {option.user_email}
            </Typography>
          </Box>
        </Box>
      )}
      renderInput={(params) => <TextField {...params} label={PERMISSION_TEXTS.choose} />}
      sx={{ width: '100%', maxWidth: { sm: 340 } }}
    />
  );
}
