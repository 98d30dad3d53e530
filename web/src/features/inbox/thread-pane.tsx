import type { ConversationStatus } from '@harborline/domain/entities/conversation';
import { ADMIN_TEXTS, INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { type RefObject, useCallback, useState } from 'react';
import { ErrorState } from '../../shared/ui-admin/error-state';
import { senderName, useStaff } from '../session';
import { Composer } from './components/composer';
import { FailedMessages } from './components/failed-messages';
import { MessageList } from './components/message-list';
import { ThreadHeader } from './components/thread-header';
import { TypingLine } from './components/typing-line';
import { useDraft } from './hooks/use-draft';
import type { Outgoing } from './hooks/use-outgoing';
import { useThread } from './hooks/use-thread';
import { useTypingTeller, useTypists } from './hooks/use-typing';
import type { ComposerMode } from './model/outgoing';
import { type ThreadMessage, type Ticket, visitorLabel } from './model/ticket';
import { typingNotice } from './model/typing-notice';

interface ThreadPaneProps {
  ticket: Ticket;
  outgoing: Outgoing;
  backTo: string;
  mayReply: boolean;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  areDetailsOpen: boolean;
  onDetailsToggle: () => void;
  onStatusChange: (status: ConversationStatus) => void;
}

/** One conversation: its messages and notes, live, and where to answer. */
export function ThreadPane({ ticket, outgoing, mayReply, ...props }: ThreadPaneProps) {
  const user = useStaff();
  const thread = useThread(ticket.id);
  const [mode, setMode] = useState<ComposerMode>('reply');
  const [text, setText] = useDraft(ticket.id, mode);
  const teller = useTypingTeller(ticket.id, user.uid, senderName(user));
  const notice = typingNotice(useTypists(ticket.id, user.uid), ticket.visitor_uids);

  const authorOf = useCallback(
    (message: ThreadMessage) =>
      message.sender_type === 'visitor'
        ? visitorLabel(ticket)
        : message.sender_name || ADMIN_TEXTS.nameFallback,
    [ticket],
  );
  const write = (next: string) => {
    setText(next);
    // Notes are the team's own: the visitor must not see that one is being written.
    if (mode === 'reply' && next !== '') teller.typed();
  };
  const send = () => {
    outgoing.send(ticket.id, mode, text.trim());
    setText('');
    teller.stopped();
  };

  return (
    <Box
      component="section"
      aria-label="Conversation"
      sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}
    >
      <ThreadHeader ticket={ticket} mayReply={mayReply} {...props} />
      {thread.status === 'ready' && (
        <MessageList conversationRef={ticket.id} thread={thread} authorOf={authorOf}>
          <FailedMessages
            messages={outgoing.failed.filter(({ conversationRef }) => conversationRef === ticket.id)}
            onRetry={outgoing.retry}
            onDrop={outgoing.drop}
          />
          <TypingLine notice={notice} />
        </MessageList>
      )}
      {thread.status === 'loading' && <ThreadSkeleton />}
      {(thread.status === 'error' || thread.status === 'denied') && (
        <ErrorState title={INBOX_TEXTS.threadFailed} onRetry={thread.retry} />
      )}
      {mayReply ? (
        <Composer
          mode={mode}
          text={text}
          inputRef={props.inputRef}
          onModeChange={setMode}
          onTextChange={write}
          onSend={send}
        />
      ) : (
        <Alert severity="info" sx={{ m: 2 }}>
          {INBOX_TEXTS.readOnly}
        </Alert>
      )}
    </Box>
  );
}

function ThreadSkeleton() {
  return (
    <Box role="status" aria-label="Loading" sx={{ flex: 1, p: 3 }}>
      <Skeleton variant="rounded" width="55%" height={56} sx={{ mb: 2 }} />
      <Skeleton variant="rounded" width="45%" height={72} sx={{ mb: 2, ml: 'auto' }} />
      <Skeleton variant="rounded" width="60%" height={48} />
    </Box>
  );
}
