import { queuedMs } from '@harborline/domain/chat/chat-state';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { TEAMS_TEXTS } from '@harborline/domain/texts/teams';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { useTeams } from '../../../shared/teams/use-teams';
import { type Ticket, visitorLabel } from '../ticket';
import { ChatRow } from './chat-row';
import { ChatSection } from './chat-section';
import { type LiveChats, useOwnChats, useQueue } from './use-chats';
import { useTake } from './use-take';

const WAITS_BECAUSE = {
  '': undefined,
  unanswered: CHAT_TEXTS.cameBack,
  'handed-back': CHAT_TEXTS.handedBack,
} as const;

interface QueueListProps {
  readonly selectedRef: string | null;
  readonly isUnread: (chat: Ticket) => boolean;
  /** gets the number of visitors who wait, in the queue or for an answer, for the title of the tab */
  readonly onWaitingCount: (count: number) => void;
}

/** The visitors who wait, and what takes them. */
function WaitingChats({ queue, selectedRef }: { queue: LiveChats; selectedRef: string | null }) {
  const { take, takeNext, isRunning } = useTake();
  const { state } = useTeams();
  const waitsFor = ({ team_ref: ref }: Ticket): string | undefined => {
    const team = state.status === 'ready' ? state.data.find((one) => one.ref === ref) : undefined;
    return team && TEAMS_TEXTS.waitsFor(team.name);
  };
  const hasQueue = queue.status === 'ready' && queue.data.length > 0;
  return (
    <ChatSection
      title={CHAT_TEXTS.queue}
      chats={queue}
      emptyTitle={CHAT_TEXTS.emptyQueue}
      emptyBody={CHAT_TEXTS.emptyQueueBody}
      action={
        hasQueue && (
          <Button
            size="small"
            variant="contained"
            disabled={isRunning} // The second click of a double click would take another visitor.
            onClick={({ detail }) => detail < 2 && takeNext()}
          >
            {CHAT_TEXTS.takeNext}
          </Button>
        )
      }
      row={(chat) => (
        <ChatRow
          key={chat.id}
          chat={chat}
          to={adminLinks.chats('queue', chat.id)}
          isSelected={chat.id === selectedRef}
          at={new Date(queuedMs(chat))}
          note={waitsFor(chat) ?? WAITS_BECAUSE[chat.chat?.waits_because ?? '']}
          // Also of the open chat, which is taken at its head as well: nothing moves when a row is chosen.
          action={
            <Button
              size="small"
              variant="outlined"
              disabled={isRunning}
              aria-label={CHAT_TEXTS.takeName(visitorLabel(chat))}
              onClick={() => take(chat.id)}
            >
              {CHAT_TEXTS.take}
            </Button>
          }
        />
      )}
    />
  );
}

/** The chats of the signed-in person above those that wait (S6-34), which are hidden from whoever gets chats assigned only (D-67). */
export function QueueList({ selectedRef, isUnread, onWaitingCount }: QueueListProps) {
  const { support_lib_id: libraryId, uid, is_assign_only: isAssignOnly = false } = useStaff();
  const own = useOwnChats(libraryId, uid);
  const queue = useQueue(isAssignOnly ? null : libraryId);
  // Whether the visitor's last words were read is up to whoever has the chat: a guest cannot mark them.
  const isOwnUnread = (chat: Ticket) => chat.assigned_to === uid && isUnread(chat);
  const unreadCount = own.status === 'ready' ? own.data.filter(isOwnUnread).length : 0;
  const waitingCount = unreadCount + (queue.status === 'ready' ? queue.data.length : 0);
  useEffect(() => onWaitingCount(waitingCount), [onWaitingCount, waitingCount]);
  return (
    <>
      <ChatSection
        title={CHAT_TEXTS.yours}
        chats={own}
        emptyTitle={CHAT_TEXTS.emptyYours}
        emptyBody={isAssignOnly ? CHAT_TEXTS.assignOnlyBody : CHAT_TEXTS.emptyYoursBody}
        row={(chat) => (
          <ChatRow
            key={chat.id}
            chat={chat}
            to={adminLinks.chats('queue', chat.id)}
            isSelected={chat.id === selectedRef}
            isUnread={isOwnUnread(chat) && chat.id !== selectedRef}
            at={chat.last_message_at.toDate()}
            {...(chat.assigned_to !== uid && { note: CHAT_TEXTS.withAgent(chat.chat?.agent_name ?? '') })}
          />
        )}
      />
      {isAssignOnly ? (
        <Typography variant="body2" color="textSecondary" sx={{ px: 2, py: 2 }}>
          {CHAT_TEXTS.queueHidden}
        </Typography>
      ) : (
        <WaitingChats queue={queue} selectedRef={selectedRef} />
      )}
    </>
  );
}
