import { PHONE_INBOX_TEXTS } from '@harborline/domain/texts/phone-inbox';
import { SNOOZE_TEXTS } from '@harborline/domain/texts/snooze';
import CloseIcon from '@mui/icons-material/CheckCircleOutlineRounded';
import ReopenIcon from '@mui/icons-material/ReplayRounded';
import SnoozeIcon from '@mui/icons-material/SnoozeRounded';
import Box from '@mui/material/Box';
import type { Swipe } from './watch-swipes';

const ACTIONS = {
  close: { icon: <CloseIcon fontSize="small" />, label: PHONE_INBOX_TEXTS.close },
  reopen: { icon: <ReopenIcon fontSize="small" />, label: PHONE_INBOX_TEXTS.reopen },
  snooze: { icon: <SnoozeIcon fontSize="small" />, label: SNOOZE_TEXTS.snooze },
} as const;

/** What letting go will do, under the row: pale until the row is far enough. */
export function SwipeHint({ side, action, isFarEnough }: Omit<Swipe, 'id' | 'under'>) {
  const isRight = side === 'right';
  const color = isRight ? 'success' : 'warning';
  const { icon, label } = ACTIONS[action];
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: isRight ? 'flex-start' : 'flex-end',
        justifyContent: 'center',
        height: '100%',
        bgcolor: isFarEnough ? `${color}.main` : isRight ? 'surface.selected' : 'surface.note',
        color: isFarEnough ? `${color}.contrastText` : `${color}.main`,
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          gap: 0.25,
          minWidth: 56,
          px: 1,
          fontSize: '0.75rem',
          fontWeight: 600,
        }}
      >
        {icon}
        {label}
      </Box>
    </Box>
  );
}
