import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { OFFLINE_TEXTS } from '@harborline/domain/texts/offline';
import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import AlertIcon from '@mui/icons-material/ErrorOutlineRounded';
import MoreIcon from '@mui/icons-material/ExpandLessRounded';
import LessIcon from '@mui/icons-material/ExpandMoreRounded';
import WaitingIcon from '@mui/icons-material/ScheduleRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, useState, useSyncExternalStore } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useIsOnline } from '../../../shared/hooks/use-is-online';
import { adminLinks } from '../../../shared/routes/admin-links';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';
import { PRINT } from '../../../shared/ui-admin/print-styles';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { VISUALLY_HIDDEN } from '../../../shared/ui-admin/visually-hidden';
import { outgoingMessages } from '../reply/outgoing';
import { shortWords } from './short-words';
import { type TrayItem, trayItems } from './tray-items';
import { waiting } from './waiting';

const ICONS = {
  waiting: <WaitingIcon fontSize="small" color="disabled" />,
  'handed-on': <WaitingIcon fontSize="small" color="primary" />,
  elsewhere: <WaitingIcon fontSize="small" color="disabled" />,
  sending: <WaitingIcon fontSize="small" color="primary" />,
  sent: <DoneIcon fontSize="small" color="success" />,
  'needs-you': <AlertIcon fontSize="small" color="error" />,
} as const;

function headOf(items: readonly TrayItem[]): string {
  const stopped = items.filter(({ state }) => state === 'needs-you').length;
  const waits = items.filter(({ state }) => state !== 'needs-you' && state !== 'sent').length;
  const parts = [
    ...(waits > 0 ? [OFFLINE_TEXTS.waiting(waits)] : []),
    ...(stopped > 0 ? [OFFLINE_TEXTS.needsYou(stopped)] : []),
  ];
  return parts.length === 0 ? OFFLINE_TEXTS.allSent : parts.join(' · ');
}

/** What waits for a connection, or for its author, below the list of tickets (D-128). @param libraryId the current one */
export function WaitingTray({ libraryId }: { libraryId: string }) {
  const { changes, sent } = useSyncExternalStore(waiting.subscribe, waiting.get);
  const messages = useSyncExternalStore(outgoingMessages.subscribe, outgoingMessages.get);
  const isOnline = useIsOnline();
  const [isOpen, setOpen] = useState(false);
  const [discarding, setDiscarding] = useState<TrayItem | null>(null);
  const listId = useId();
  const items = trayItems({ messages, changes, sent }, { isOnline, libraryId });
  if (items.length === 0) return null;
  const head = headOf(items);
  const isStopped = items.some(({ state }) => state === 'needs-you');
  const isDone = items.every(({ state }) => state === 'sent');
  const isSending = items.some(({ state }) => state === 'sending');
  return (
    <Box
      component="section"
      aria-label={OFFLINE_TEXTS.label}
      {...PRINT.none}
      sx={{ flex: 'none', borderTop: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {head}
      </Box>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        title={isOpen ? OFFLINE_TEXTS.hide : OFFLINE_TEXTS.show}
        onClick={() => setOpen(!isOpen)}
        sx={{ width: '100%', minHeight: 44, px: 2, gap: 1, typography: 'body2', textAlign: 'start' }}
      >
        {ICONS[isStopped ? 'needs-you' : isDone ? 'sent' : isSending ? 'sending' : 'waiting']}
        <Box component="span" sx={{ flex: 1, minWidth: 0, fontWeight: 550 }}>
          {head}
        </Box>
        {isOpen ? <LessIcon fontSize="small" /> : <MoreIcon fontSize="small" />}
      </ButtonBase>
      {isOpen && (
        <Box
          component="ul"
          id={listId}
          aria-label={OFFLINE_TEXTS.label}
          sx={{ listStyle: 'none', m: 0, px: 2, pt: 0, pb: 1.5, maxHeight: 280, overflowY: 'auto' }}
        >
          {items.map((item) => (
            <Row key={item.id} item={item} onDiscard={() => setDiscarding(item)} />
          ))}
        </Box>
      )}
      <ConfirmDialog
        isOpen={discarding !== null}
        title={OFFLINE_TEXTS.discardTitle}
        description={OFFLINE_TEXTS.discardBody(discarding?.title ?? '')}
        confirmLabel={INBOX_TEXTS.discard}
        cancelLabel={OFFLINE_TEXTS.keep}
        isDestructive
        onConfirm={() => {
          discarding?.discard?.();
          setDiscarding(null);
        }}
        onCancel={() => setDiscarding(null)}
      />
    </Box>
  );
}

function Row({ item, onDiscard }: { item: TrayItem; onDiscard: () => void }) {
  const { title, text, state, reason, retry, conversationRef } = item;
  const toasts = useToasts();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.success(OFFLINE_TEXTS.copied);
    } catch {
      toasts.warning(OFFLINE_TEXTS.copyFailed);
    }
  };
  return (
    <Box component="li" data-waiting={state} sx={{ display: 'flex', gap: 1, py: 0.75 }}>
      <Box sx={{ flex: 'none', lineHeight: 0, pt: 0.25 }}>{ICONS[state]}</Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={adminLinks.inbox({ status: 'all', conversation: conversationRef })}
          color="inherit"
          underline="hover"
          variant="body2"
          dir="auto"
          sx={{ display: 'block', fontWeight: 550, overflowWrap: 'anywhere' }}
        >
          {title}
        </Link>
        {text !== '' && (
          <Typography variant="body2" color="textSecondary" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {OFFLINE_TEXTS.quoted(shortWords(text))}
          </Typography>
        )}
        <Typography variant="caption" component="p" color={state === 'needs-you' ? 'error' : 'textSecondary'}>
          {state === 'needs-you' ? reason : OFFLINE_TEXTS.states[state]}
        </Typography>
        {state !== 'sent' && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, ml: -0.75 }}>
            {retry !== undefined && (
              <Button size="small" onClick={retry.run}>
                {retry.label}
              </Button>
            )}
            {state === 'needs-you' && text !== '' && (
              <Button size="small" color="inherit" onClick={() => void copy()}>
                {OFFLINE_TEXTS.copy}
              </Button>
            )}
            {/* What is on its way cannot be stopped. */}
            {state !== 'sending' && state !== 'handed-on' && (
              <Button
                size="small"
                color="inherit"
                aria-label={`${INBOX_TEXTS.discard}: ${title}`}
                onClick={onDiscard}
              >
                {INBOX_TEXTS.discard}
              </Button>
            )}
          </Box>
        )}
      </Box>
    </Box>
  );
}
