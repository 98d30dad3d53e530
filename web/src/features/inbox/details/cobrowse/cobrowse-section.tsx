import { createWatchUrl } from '@harborline/domain/api/inbox/cobrowse';
import { membersOf } from '@harborline/domain/chat/chat-members';
import type { CobrowsePhase } from '@harborline/domain/cobrowse/cobrowse-phase';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { refusalText } from '../../../../shared/api/refusal-text';
import { useCobrowsePhase } from '../../../../shared/conversation/use-cobrowse-phase';
import { useChange } from '../../../../shared/requests/use-change';
import { useStaff } from '../../../../shared/staff/session-context';
import { useMay } from '../../../../shared/staff/use-may';
import { useToasts } from '../../../../shared/ui-admin/toasts';
import type { Ticket } from '../../ticket';
import { Section } from '../section';
import { askToCobrowse, endCobrowse, openVisitorsPage } from './cobrowse-calls';

const TEXT_OF: Readonly<Record<CobrowsePhase, string>> = {
  none: CHAT_TEXTS.cobrowseBody,
  asked: CHAT_TEXTS.cobrowseWaiting,
  unanswered: CHAT_TEXTS.cobrowseUnanswered,
  refused: CHAT_TEXTS.cobrowseRefused,
  sharing: CHAT_TEXTS.cobrowseSharing,
  ended: CHAT_TEXTS.cobrowseEnded,
};

/** The calls of the section; a refusal is said. */
function useCobrowse() {
  const toasts = useToasts();
  const onRefused = (error: Error) => toasts.error(refusalText(error));
  const ask = useChange({ name: 'cobrowse-not-asked', run: askToCobrowse, onRefused });
  const end = useChange({ name: 'cobrowse-not-ended', run: endCobrowse, onRefused });
  const open = useChange({
    name: 'cobrowse-not-opened',
    run: openVisitorsPage,
    onDone: (isOpen) => {
      if (!isOpen) toasts.error(CHAT_TEXTS.cobrowseBlocked);
    },
    onRefused,
  });
  return { ask, end, open };
}

function Buttons({ chat, phase }: { chat: Ticket; phase: CobrowsePhase }) {
  const { ask, end, open } = useCobrowse();
  if (phase === 'asked' || phase === 'sharing') {
    return (
      <>
        {phase === 'sharing' && (
          <Button
            size="small"
            variant="contained"
            disabled={open.isRunning}
            onClick={() => void open.run(chat.id)}
          >
            {CHAT_TEXTS.cobrowseOpen}
          </Button>
        )}
        <Button
          size="small"
          variant="outlined"
          disabled={end.isRunning}
          onClick={() => void end.run(chat.id)}
        >
          {phase === 'asked' ? CHAT_TEXTS.cobrowseTakeBack : CHAT_TEXTS.cobrowseEnd}
        </Button>
      </>
    );
  }
  return (
    <Button size="small" variant="outlined" disabled={ask.isRunning} onClick={() => void ask.run(chat.id)}>
      {CHAT_TEXTS.cobrowseButton}
    </Button>
  );
}

/** Asks the visitor of a running chat to show their page, for those who have it or joined it (D-66). */
export function CobrowseSection({ chat }: { chat: Ticket }) {
  const { uid } = useStaff();
  const mayWatch = useMay(createWatchUrl);
  const phase = useCobrowsePhase(chat);
  if (!mayWatch || (chat.assigned_to !== uid && !membersOf(chat).includes(uid))) return null;
  return (
    <Section title={CHAT_TEXTS.cobrowse}>
      <Typography variant="body2" role="status">
        {TEXT_OF[phase]}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Buttons chat={chat} phase={phase} />
      </Box>
    </Section>
  );
}
