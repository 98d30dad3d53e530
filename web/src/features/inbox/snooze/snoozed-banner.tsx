import { SNOOZE_TEXTS } from '@harborline/domain/texts/snooze';
import SnoozeIcon from '@mui/icons-material/SnoozeRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Ticket } from '../ticket';
import { untilText } from './ask-snooze';

interface SnoozedBannerProps {
  ticket: Ticket;
  /** absent for whoever may not change the ticket */
  onWake: (() => void) | undefined;
}

/** Under the head of a snoozed thread: until when, and the way to wake it (D-119). */
export function SnoozedBanner({ ticket, onWake }: SnoozedBannerProps) {
  return (
    <Box
      role="note"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 40,
        px: { xs: 1.5, sm: 2 },
        py: 0.25,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'surface.sunken',
        typography: 'body2',
      }}
    >
      <SnoozeIcon fontSize="small" sx={{ color: 'text.secondary' }} />
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        {SNOOZE_TEXTS.until(untilText(ticket.snoozed?.until?.toDate() ?? null))}
      </Box>
      {onWake !== undefined && (
        <Button size="small" onClick={onWake}>
          {SNOOZE_TEXTS.wake}
        </Button>
      )}
    </Box>
  );
}
