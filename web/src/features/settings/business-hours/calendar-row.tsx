import type { NamedCalendar } from '@harborline/domain/entities/business-hours';
import { weekText } from '@harborline/domain/hours/words';
import { BUSINESS_HOURS_TEXTS } from '@harborline/domain/texts/business-hours';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { openNowText } from './open-now';

interface CalendarRowProps {
  readonly calendar: NamedCalendar;
  readonly isDefault: boolean;
  /** names of the teams that have these hours */
  readonly teams: readonly string[];
  readonly nowMs: number;
  readonly mayChange: boolean;
  readonly isBusy: boolean;
  readonly onEdit: () => void;
  readonly onMakeDefault: () => void;
  readonly onRemove: () => void;
}

/** One calendar: what it means now, its hours, and whose they are. */
export function CalendarRow({
  calendar,
  isDefault,
  teams,
  nowMs,
  mayChange,
  isBusy,
  ...on
}: CalendarRowProps) {
  const { name, timeZone } = calendar;
  const week = weekText(calendar);
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, px: 2, py: 1.5 }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="subtitle2" component="h2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          {isDefault && <Chip size="small" label={BUSINESS_HOURS_TEXTS.isDefault} />}
        </Box>
        <Typography variant="body2" sx={{ mt: 0.25 }}>
          {BUSINESS_HOURS_TEXTS.inZone(openNowText(calendar, nowMs), timeZone.replaceAll('_', ' '))}
        </Typography>
        {week !== '' && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
            {week}
          </Typography>
        )}
        {teams.length > 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25, overflowWrap: 'anywhere' }}>
            {BUSINESS_HOURS_TEXTS.usedBy(teams)}
          </Typography>
        )}
      </Box>
      {mayChange && (
        <Box sx={{ display: 'flex', alignItems: 'start', gap: 0.5 }}>
          {!isDefault && (
            <Button
              size="small"
              disabled={isBusy}
              aria-label={BUSINESS_HOURS_TEXTS.makeDefaultOf(name)}
              onClick={on.onMakeDefault}
            >
              {BUSINESS_HOURS_TEXTS.makeDefault}
            </Button>
          )}
          <IconButton size="small" aria-label={BUSINESS_HOURS_TEXTS.edit(name)} onClick={on.onEdit}>
            <EditIcon fontSize="small" />
          </IconButton>
          <IconButton
            size="small"
            aria-label={BUSINESS_HOURS_TEXTS.remove(name)}
            data-action="delete"
            onClick={on.onRemove}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Box>
      )}
    </Box>
  );
}
