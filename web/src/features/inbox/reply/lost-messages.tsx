import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useStaff } from '../../../shared/staff/session-context';
import { useWorkOwner } from '../../session';
import { FailedMessages } from './failed-messages';
import type { ComposerMode } from './outgoing';
import { forgetDraft, keptText } from './use-draft';
import { useOutgoing } from './use-reply';

/** One's own words to a ticket that is gone, sent in vain or still being written: they are nowhere else. */
export function LostMessages({ conversationRef }: { conversationRef: string }) {
  const { messages, drop } = useOutgoing();
  const lost = messages.filter((one) => one.conversationRef === conversationRef && one.refusal !== null);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', mt: 2, textAlign: 'start' }}>
      <FailedMessages messages={lost} onDrop={drop} />
      <LostText mode="reply" conversationRef={conversationRef} />
      <LostText mode="note" conversationRef={conversationRef} />
    </Box>
  );
}

function LostText({ mode, conversationRef }: { mode: ComposerMode; conversationRef: string }) {
  const { support_lib_id: libraryId } = useStaff();
  const owner = useWorkOwner();
  const workKey = `${mode}:${libraryId}:${conversationRef}`;
  const [text, setText] = useState(() => keptText(owner.uid, workKey));
  if (text === '') return null;
  const discard = () => {
    forgetDraft(owner, workKey);
    setText('');
  };
  return (
    <Box sx={{ mt: 1, p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1, maxWidth: 480 }}>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mb: 0.5 }}>
        {INBOX_TEXTS.keptText}
      </Typography>
      <Typography dir="auto" variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      <Button size="small" color="inherit" onClick={discard} sx={{ mt: 1, ml: -0.5 }}>
        {INBOX_TEXTS.discard}
      </Button>
    </Box>
  );
}
