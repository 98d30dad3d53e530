import type { Team } from '@harborline/domain/entities/teams';
import { senderName } from '@harborline/domain/team/sender-name';
import { BUSINESS_HOURS_TEXTS } from '@harborline/domain/texts/business-hours';
import { TEAMS_TEXTS } from '@harborline/domain/texts/teams';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { People } from './people';

interface TeamRowProps {
  readonly team: Team;
  readonly people: People;
  /** its own calendar's name */
  readonly calendar: string | undefined;
  readonly mayChange: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** One team, with the names of its people. */
export function TeamRow({ team, people, calendar, mayChange, onEdit, onRemove }: TeamRowProps) {
  const { name, member_uids } = team;
  const names = people.filter(({ id }) => member_uids.includes(id)).map(senderName);
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="h2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {names.length === 0 ? TEAMS_TEXTS.nobody : names.join(', ')}
        </Typography>
        {calendar !== undefined && (
          <Typography variant="body2" color="textSecondary" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {BUSINESS_HOURS_TEXTS.ownOfTeam(calendar)}
          </Typography>
        )}
      </Box>
      {mayChange && (
        <Box sx={{ flex: 'none' }}>
          <IconButton size="small" aria-label={TEAMS_TEXTS.edit(name)} onClick={onEdit}>
            <EditIcon fontSize="small" />
          </IconButton>
          <IconButton
            size="small"
            aria-label={TEAMS_TEXTS.remove(name)}
            data-action="delete"
            onClick={onRemove}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Box>
      )}
    </Box>
  );
}
