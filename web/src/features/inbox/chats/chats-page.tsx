import { membersOf } from '@harborline/domain/chat/chat-members';
import { chatState } from '@harborline/domain/chat/chat-state';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { adminLinks, type ChatView } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { PRINT } from '../../../shared/ui-admin/print-styles';
import { useDocumentTitle } from '../../../shared/ui-admin/use-document-title';
import { DetailsFrame } from '../details/details-frame';
import { InboxTabs } from '../list/inbox-tabs';
import { NoThread } from '../thread/no-thread';
import { ThreadPane } from '../thread/thread-pane';
import { useOpenConversation } from '../thread/use-open-conversation';
import { useSeenMark } from '../thread/use-seen-mark';
import { type Ticket, visitorLabel } from '../ticket';
import { useFocusOnceLeft } from './after-leaving';
import { ArchiveList } from './archive-list';
import { ChatHeader } from './chat-header';
import { ConnectionLine } from './connection-line';
import { OthersList } from './others-list';
import { QueueList } from './queue-list';
import { useChatEvents } from './use-chat-events';
import { isJustTaken } from './use-take';

/** How the signed-in person may write in a chat: to the visitor, to the team alone, or not at all (D-91, D-92). */
function useWriting(chat: Ticket | null): 'reply' | 'note' | 'none' {
  const { uid } = useStaff();
  const mayReply = useMay('Messages.createInOwnChat');
  const mayReplyJoined = useMay('Messages.createInJoinedChat');
  const mayWhisper = useMay('Messages.createNoteInOthersChat');
  if (chat === null || chatState(chat) !== 'taken') return 'none';
  if (chat.assigned_to === uid) return mayReply ? 'reply' : 'none';
  if (membersOf(chat).includes(uid) && mayReplyJoined) return 'reply';
  return mayWhisper ? 'note' : 'none';
}

/** Whoever has just taken the open chat goes on by writing. */
function useFocusOnceTaken(isWriting: boolean, inputRef: RefObject<HTMLTextAreaElement | null>): void {
  const { state, key } = useLocation();
  const focusedAt = useRef('');
  const isDue = isJustTaken(state) && isWriting;
  useEffect(() => {
    if (!isDue || focusedAt.current === key) return;
    focusedAt.current = key;
    inputRef.current?.focus();
  }, [isDue, key, inputRef]);
}

const READ_ONLY = { waiting: CHAT_TEXTS.takeFirst, taken: CHAT_TEXTS.takeFirst, ended: CHAT_TEXTS.isClosed };
const ASSIGN_ONLY = { ...READ_ONLY, waiting: CHAT_TEXTS.assignOnlyTake };

/** The chats of one tab of the inbox, and /admin/chatinbox: lists, the open chat, its details (S6-34 to S6-36, D-92). */
export function ChatsPage({ view }: { view: ChatView }) {
  const ref = useSearchParams()[0].get('conversation');
  const open = useOpenConversation(ref);
  const chat = open.status === 'ready' ? open.ticket : null;
  const writing = useWriting(chat);
  const events = useChatEvents(chat?.id ?? null);
  const { uid, is_assign_only: isAssignOnly = false } = useStaff();
  // What a guest reads is not seen by whoever has the chat.
  const isUnread = useSeenMark(chat, writing === 'reply' && chat?.assigned_to === uid);
  const inputRef = useRef<HTMLTextAreaElement>(null);
  useFocusOnceTaken(writing === 'reply', inputRef);
  const listRef = useRef<HTMLElement>(null);
  useFocusOnceLeft(listRef);
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('lg'));
  const [detailsChoice, setDetailsChoice] = useState<boolean | null>(null);
  const areDetailsOpen = chat !== null && (detailsChoice ?? isWide);
  const backTo = adminLinks.chats(view);
  const [waitingCount, setWaitingCount] = useState(0);
  useDocumentTitle(
    chat === null ? CHAT_TEXTS.chats : visitorLabel(chat),
    view === 'queue' ? waitingCount : 0,
  );
  const isListAlone = ref === null;
  return (
    <Box {...PRINT.flow} sx={{ display: 'flex', flex: 1, minHeight: 0, bgcolor: 'background.paper' }}>
      <Box
        component="section"
        ref={listRef}
        aria-label={CHAT_TEXTS.chats}
        sx={{
          display: { xs: isListAlone ? 'flex' : 'none', md: 'flex' },
          flexDirection: 'column',
          flex: { xs: 1, md: '0 0 340px' },
          minWidth: 0,
          borderRight: { md: 1 },
          borderColor: { md: 'divider' },
        }}
      >
        <Typography variant="h1" tabIndex={-1} sx={{ px: 2, pt: 2, pb: 0.5, fontSize: '1.25rem' }}>
          {CHAT_TEXTS.chats}
        </Typography>
        <InboxTabs current={view} />
        <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto' }}>
          {view === 'queue' && (
            <QueueList selectedRef={ref} isUnread={isUnread} onWaitingCount={setWaitingCount} />
          )}
          {view === 'chats' && <OthersList selectedRef={ref} />}
          {view === 'archives' && <ArchiveList selectedRef={ref} />}
        </Box>
      </Box>
      <Box sx={{ display: { xs: isListAlone ? 'none' : 'flex', md: 'flex' }, flex: 1, minWidth: 0 }}>
        {chat === null ? (
          <NoThread
            open={open}
            backTo={backTo}
            texts={{
              title: CHAT_TEXTS.chooseTitle,
              body: CHAT_TEXTS.chooseBody[view === 'queue' && isAssignOnly ? 'assignOnly' : view],
              gone: CHAT_TEXTS.gone,
            }}
          />
        ) : (
          <ThreadPane
            key={chat.id}
            ticket={chat}
            writing={writing}
            inputRef={inputRef}
            events={events}
            header={
              <>
                <ChatHeader
                  chat={chat}
                  backTo={backTo}
                  areDetailsOpen={areDetailsOpen}
                  onDetailsToggle={() => setDetailsChoice(!areDetailsOpen)}
                />
                {chatState(chat) !== 'ended' && <ConnectionLine libraryId={chat.support_lib_id} />}
              </>
            }
            readOnlyText={(isAssignOnly ? ASSIGN_ONLY : READ_ONLY)[chatState(chat)]}
          />
        )}
      </Box>
      {chat !== null && (
        <DetailsFrame
          ticket={chat}
          isOpen={areDetailsOpen}
          isBeside={isWide}
          onClose={() => setDetailsChoice(false)}
        />
      )}
    </Box>
  );
}
