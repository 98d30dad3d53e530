import type { SettableStatus } from '@harborline/domain/entities/conversation';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useIsOnline } from '../../../shared/hooks/use-is-online';
import { useNow } from '../../../shared/hooks/use-now';
import { VISUALLY_HIDDEN } from '../../../shared/ui-admin/visually-hidden';
import type { Held } from './use-held';

interface HeldReplyProps {
  held: Held;
  /** a button was pressed, and is gone */
  onPressed: () => void;
}

/** Below a reply that can still be taken back: how long, and what can be done (D-113). */
export function HeldReply({ held, onPressed }: HeldReplyProps) {
  const untilMs = held.messages[0]?.heldUntilMs;
  if (untilMs === undefined) return null;
  const pressed = (act: () => void) => () => {
    act();
    onPressed();
  };
  return (
    <HeldLine
      untilMs={untilMs}
      thenStatus={held.messages.at(-1)?.thenStatus}
      onUndo={pressed(held.takeBack)}
      onSendNow={pressed(held.sendNow)}
    />
  );
}

interface HeldLineProps {
  /** milliseconds since 1970 */
  untilMs: number;
  /** what becomes of the ticket afterwards */
  thenStatus?: SettableStatus | undefined;
  onUndo: () => void;
  onSendNow: () => void;
}

function HeldLine({ untilMs, thenStatus, onUndo, onSendNow }: HeldLineProps) {
  const isOnline = useIsOnline();
  const seconds = Math.ceil((untilMs - useNow(500)) / 1_000);
  const isDue = seconds <= 0;
  const then = thenStatus === undefined ? '' : INBOX_TEXTS.heldThen[thenStatus];
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', pl: 0.5 }}
    >
      <Typography variant="caption" color="textSecondary">
        {/* A screen reader hears of it once, not each second. */}
        <Box component="span" role="status" sx={VISUALLY_HIDDEN}>
          {INBOX_TEXTS.held}
        </Box>
        <span aria-hidden>
          {!isDue && INBOX_TEXTS.sendsIn(seconds) + then}
          {isDue && (isOnline ? INBOX_TEXTS.sending : INBOX_TEXTS.waitingForConnection)}
        </span>
      </Typography>
      <Button size="small" color="inherit" title={INBOX_TEXTS.undoKeys} onClick={onUndo} sx={{ ml: 0.5 }}>
        {INBOX_TEXTS.undo}
      </Button>
      {!isDue && (
        <Button size="small" color="inherit" onClick={onSendNow}>
          {INBOX_TEXTS.sendNow}
        </Button>
      )}
    </Box>
  );
}
