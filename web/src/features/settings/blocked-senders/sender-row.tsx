import type { BlockedSender } from '@harborline/domain/api/inbox/blocked-senders';
import { BLOCKED_TEXTS } from '@harborline/domain/texts/blocked-senders';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { absoluteTime } from '../../../shared/format/staff-times';

interface SenderRowProps {
  readonly entry: BlockedSender;
  readonly isLocked: boolean;
  /** null for whoever may only read */
  readonly onUnblock: (() => void) | null;
}

/** One blocked sender: who blocked it, when and why. */
export function SenderRow({ entry, isLocked, onUnblock }: SenderRowProps) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
          {entry.sender}
        </Typography>
        {entry.reason !== '' && (
          <Typography variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {entry.reason}
          </Typography>
        )}
        <Typography variant="caption" color="textSecondary">
          {BLOCKED_TEXTS.by(entry.blocked_by, absoluteTime(new Date(entry.blocked_at)))}
        </Typography>
      </Box>
      {onUnblock !== null && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          disabled={isLocked}
          aria-label={BLOCKED_TEXTS.unblockOf(entry.sender)}
          data-action="unblock"
          onClick={onUnblock}
          sx={{ flex: 'none' }}
        >
          {BLOCKED_TEXTS.unblock}
        </Button>
      )}
    </Box>
  );
}
