import { BLOCKED_TEXTS } from '@harborline/domain/texts/blocked-senders';
import { HELD_TEXTS } from '@harborline/domain/texts/held-requests';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { RelativeTime } from '../../../shared/ui-admin/relative-time';
import type { HeldRow as Held } from './use-held-requests';

interface HeldRowProps {
  row: Held;
  isSelected: boolean;
  /** its address is on the list of blocked senders now */
  isBlocked: boolean;
  /** no decision is possible: another one is running, or the user lacks the permission */
  isLocked: boolean;
  onToggle: () => void;
  onRelease: () => void;
  onDiscard: () => void;
}

/** One held request: its claimed sender, its text, and why it is held. */
export function HeldRow({ row, isSelected, isBlocked, isLocked, ...on }: HeldRowProps) {
  const title = row.title || INBOX_TEXTS.noTitle;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1,
        px: { xs: 1, sm: 2 },
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: isSelected ? 'surface.selected' : 'background.paper',
      }}
    >
      <Checkbox
        size="small"
        checked={isSelected}
        onChange={on.onToggle}
        slotProps={{ input: { 'aria-label': HELD_TEXTS.select(title) } }}
        sx={{ alignSelf: 'flex-start', mt: -0.75 }}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
          <Typography variant="subtitle2" component="p" dir="auto" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <Typography variant="caption" color="textSecondary" sx={{ flex: 'none' }}>
            <RelativeTime at={row.created_at.toDate()} />
          </Typography>
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {row.email} · {isBlocked ? BLOCKED_TEXTS.isBlocked : HELD_TEXTS.limits[row.limit]}
        </Typography>
        {row.preview !== row.title && (
          <Typography
            variant="body2"
            dir="auto"
            sx={{
              mt: 0.5,
              overflowWrap: 'anywhere',
              overflow: 'hidden',
              display: '-webkit-box',
              WebkitLineClamp: 3,
              WebkitBoxOrient: 'vertical',
            }}
          >
            {row.preview}
          </Typography>
        )}
        <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
          <Button size="small" variant="outlined" disabled={isLocked} onClick={on.onRelease}>
            {HELD_TEXTS.release}
          </Button>
          <Button size="small" color="inherit" disabled={isLocked} onClick={on.onDiscard}>
            {HELD_TEXTS.discard}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}
