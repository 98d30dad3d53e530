import { isChat } from '@harborline/domain/chat/chat-state';
import type { TicketEvent } from '@harborline/domain/entities/ticket-event';
import { senderName } from '@harborline/domain/team/sender-name';
import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { MERGE_TEXTS } from '@harborline/domain/texts/merge-tickets';
import { DRAFT_TEXTS } from '@harborline/domain/texts/reply-drafts';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useMemo,
  useState,
} from 'react';
import { isWriting } from '../../../shared/hooks/is-writing';
import { lateComponent } from '../../../shared/hooks/late-component';
import { useStaff } from '../../../shared/staff/session-context';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { PRINT } from '../../../shared/ui-admin/print-styles';
import { useDraftRights } from '../drafts/use-draft-actor';
import { useSubmission } from '../drafts/use-submission';
import { useTicketDrafts } from '../drafts/use-ticket-drafts';
import { PlannedReplies, PlanningDialog } from '../later/later-part';
import { replyField } from '../later/reply-field';
import { usePlanEdit } from '../later/use-plan-edit';
import { usePlannedReplies } from '../later/use-planned-replies';
import { usePlanning } from '../later/use-planning';
import { MacroButton } from '../macros/macro-button';
import { useSeenMentions } from '../mentions/use-seen-mentions';
import { useMergedEvents } from '../merge/use-merged-events';
import { Composer } from '../reply/composer';
import { FailedMessages } from '../reply/failed-messages';
import { type ComposerMode, type OutgoingMessage, withWaiting } from '../reply/outgoing';
import { useOutgoing, useReply } from '../reply/use-reply';
import { HeldReply } from '../sending/held-reply';
import { useHeld } from '../sending/use-held';
import { useSplitting } from '../split/use-splitting';
import type { ThumbWriting } from '../thumb-bar/thumb-bar';
import { type ThreadMessage, type Ticket, visitorLabel } from '../ticket';
import { TypingLine } from '../typing/typing-line';
import { typingNotice } from '../typing/typing-notice';
import { useTypists } from '../typing/use-typing';
import { useTicketKey } from '../use-ticket-key';
import { useViewersOf } from '../viewers/viewer-store';
import { ReplyTooNotice } from '../viewers/viewers-of';
import { messageFoot } from '../waiting/message-foot';
import type { ThreadEvent } from './group-messages';
import { MessageList } from './message-list';
import { MessagesSkeleton } from './no-thread';
import { ReadOnlyNotice } from './read-only-notice';
import { useDelivery } from './use-delivery';
import { useGuardedSend } from './use-guarded-send';
import { useOverlooked } from './use-overlooked';
import { useShownMessage } from './use-shown-message';
import { type Thread, useThread } from './use-thread';

const DraftCards = lateComponent(async () => (await import('../drafts/draft-cards')).DraftCards);

const MergedBanner = lateComponent(async () => (await import('../merge/merged-banner')).MergedBanner);

interface ThreadPaneProps {
  ticket: Ticket;
  header: ReactNode;
  /** to the visitor and the team, to the team alone, only drafts for review, or not at all */
  writing: 'reply' | 'note' | 'draft' | 'none';
  inputRef: RefObject<HTMLTextAreaElement | null>;
  /** what became of the conversation, shown between its messages */
  events?: readonly TicketEvent[];
  /** a note to show once it is there */
  messageId?: string | null;
  /** why nothing can be written, if it is not for want of a permission */
  readOnlyText?: string;
  /** on a phone, what stands below; the tabs of the field show while it has the focus */
  bar?: ((writing: ThumbWriting) => ReactNode) | undefined;
}

/** What the person may write. */
const MODES: Readonly<Record<ThreadPaneProps['writing'], readonly ComposerMode[]>> = {
  reply: ['reply', 'note'],
  note: ['note'],
  draft: ['reply'],
  none: [],
};

/** Those that lie between the messages that are loaded. */
const shownEvents = (events: readonly ThreadEvent[], { messages, hasMore }: Thread) => {
  const first = messages[0]?.created_at.toMillis();
  return hasMore && first !== undefined ? events.filter(({ at }) => at.toMillis() >= first) : events;
};

const isUndoKey = (event: KeyboardEvent) =>
  event.key.toLowerCase() === 'z' && !event.shiftKey && (event.ctrlKey || event.metaKey);

/** One conversation: its messages and notes, live, and the composer. */
export function ThreadPane({ ticket, header, ...props }: ThreadPaneProps) {
  const { merged_into: merged } = ticket;
  const writing = merged === undefined ? props.writing : 'none';
  const user = useStaff();
  const outgoing = useOutgoing();
  const thread = useThread(ticket.id);
  const reply = useReply(ticket, writing === 'note' || writing === 'draft' ? writing : null);
  const drafts = useTicketDrafts(ticket);
  const { maySubmit } = useDraftRights();
  const { submit, isRunning } = useSubmission(ticket.id, reply.text, reply.clear);
  const review =
    maySubmit && !isChat(ticket) ? { isOnly: writing === 'draft', isRunning, onSubmit: submit } : undefined;
  const { mode, text, attached } = reply;

  const authorOf = useCallback(
    (message: ThreadMessage) =>
      message.sender_type === 'visitor'
        ? visitorLabel(ticket)
        : message.sender_name || ADMIN_TEXTS.nameFallback,
    [ticket],
  );
  const own = useMemo(
    () => outgoing.messages.filter(({ conversationRef }) => conversationRef === ticket.id),
    [outgoing.messages, ticket.id],
  );
  const messages = useMemo(
    () => withWaiting(thread.messages, own, senderName(user)),
    [thread.messages, own, user],
  );
  useShownMessage(props.messageId ?? null, thread);
  useSeenMentions(ticket.id, thread.messages);
  const delivery = useDelivery(ticket, messages);
  const focusComposer = () => props.inputRef.current?.focus();
  const writeAs = (next: ComposerMode) => {
    reply.setMode(next);
    focusComposer();
  };
  const modes = MODES[writing];
  useTicketKey('n', modes.includes('note') ? () => writeAs('note') : null);
  const together = (words: string) => (text === '' ? words : `${words}\n\n${text}`);
  const putBack = (words: string) => reply.write(together(words));
  const isReplying = writing === 'reply' && mode === 'reply';
  const viewers = useViewersOf(ticket.id);
  const alsoReplying =
    isReplying && !isChat(ticket) && text !== ''
      ? viewers.filter(({ writing: what }) => what === 'reply')
      : [];
  // What is said above the field is not said a second time.
  const typists = useTypists(ticket.id, user.uid).filter(
    ({ uid }) => !alsoReplying.some((viewer) => viewer.uid === uid),
  );
  const notice = typingNotice(typists, ticket.visitor_uids);
  const held = useHeld(own, isReplying ? { write: putBack, together } : null);
  const splitting = useSplitting(ticket, messages, writing === 'reply');
  const footOf = messageFoot({ own, reply, drafts, splitting, onCancelled: focusComposer });
  const hasText = text !== '' || attached.files.length > 0;
  const [isAtEnd, setAtEnd] = useState(true);
  const overlooked = useOverlooked({
    scope: ticket.id,
    isLoaded: thread.status === 'ready',
    isCurrent: thread.isCurrent,
    messages,
    uid: user.uid,
    isAtEnd,
    isWriting: !isChat(ticket) && hasText,
    writtenAtMs: reply.writtenAtMs,
  });
  const { send, seen, stoppedFor } = useGuardedSend({
    ticket,
    reply,
    isWriting: hasText,
    messages,
    isLoaded: thread.status === 'ready',
    overlooked,
  });
  const planned = usePlannedReplies(ticket);
  const field = replyField(reply);
  const editing = usePlanEdit({ planned, messages, uid: user.uid, field, onMoved: focusComposer });
  const planning = usePlanning({
    ...{ conversationRef: ticket.id, text, uid: user.uid, messages, seen },
    onDone: () => {
      reply.clear();
      overlooked.answered();
    },
    onClosed: focusComposer,
  });
  const macroFields = {
    hasNotes: writing === 'reply',
    draftOf: reply.draftOf,
    show: reply.setMode,
    focus: focusComposer,
  };
  const editAgain = (message: OutgoingMessage) => {
    putBack(message.text);
    outgoing.drop(message.id);
    focusComposer();
  };
  const ofMerges = useMergedEvents(ticket);
  const all = props.events ?? ofMerges;
  const heldReply = <HeldReply held={held} onPressed={focusComposer} />;
  const events = useMemo(() => shownEvents(all, thread), [all, thread]);
  return (
    <Box
      component="section"
      aria-label={INBOX_TEXTS.conversation}
      onKeyDown={(event) => {
        // While there is text, the keys undo what was typed.
        if (held.messages.length === 0 || text !== '' || !isUndoKey(event)) return;
        // In another field they undo what was typed there.
        if (event.target !== props.inputRef.current && isWriting(event.target)) return;
        event.preventDefault();
        held.takeBack();
        focusComposer();
      }}
      {...PRINT.flow}
      sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}
    >
      {header}
      {merged !== undefined && (
        <Suspense>
          <MergedBanner ticket={ticket} />
        </Suspense>
      )}
      {splitting.banner}
      {thread.status === 'ready' && (
        <MessageList
          conversationRef={ticket.id}
          thread={thread}
          messages={messages}
          events={events}
          newFrom={overlooked.newFrom}
          isMissed={overlooked.isMissed}
          onEnd={setAtEnd}
          authorOf={authorOf}
          delivery={delivery}
          footOf={footOf}
          actionsOf={splitting.actionsOf}
        >
          {heldReply}
          {drafts.open.length > 0 && (
            <Suspense>
              <DraftCards drafts={drafts.open} ticket={ticket} onGone={focusComposer} />
            </Suspense>
          )}
          <PlannedReplies
            planned={planned}
            ticket={ticket}
            messages={messages}
            field={field}
            onEdit={editing.begin}
            onGone={focusComposer}
          />
          <FailedMessages
            messages={own.filter(({ refusal }) => refusal !== null)}
            onRetry={(message) => {
              outgoing.retry(message);
              focusComposer();
            }}
            onDrop={(id) => {
              outgoing.drop(id);
              focusComposer();
            }}
            onEdit={isReplying ? editAgain : undefined}
          />
          <TypingLine notice={notice} />
        </MessageList>
      )}
      {thread.status === 'loading' && <MessagesSkeleton />}
      {(thread.status === 'failed' || thread.status === 'denied') && (
        <ErrorState title={INBOX_TEXTS.threadFailed} onRetry={thread.retry} />
      )}
      {thread.status !== 'ready' && <Box sx={{ px: { xs: 1, sm: 2 } }}>{heldReply}</Box>}
      {stoppedFor > 0 && (
        <Alert severity="warning" role="alert" {...PRINT.none} sx={{ mx: { xs: 1, sm: 2 }, mb: 1 }}>
          {INBOX_TEXTS.overlooked(stoppedFor)}
        </Alert>
      )}
      <PlanningDialog ticket={ticket} planning={planning} editing={editing} />
      {splitting.dialog}
      {writing === 'reply' && <ReplyTooNotice writers={alsoReplying} />}
      {writing !== 'none' ? (
        <Composer
          conversation={ticket}
          mode={mode}
          tabs={modes}
          hasBar={props.bar !== undefined}
          {...(writing === 'draft' ? { placeholder: DRAFT_TEXTS.submitPlaceholder } : {})}
          {...(isChat(ticket) ? { placeholder: CHAT_TEXTS.replyPlaceholder } : {})}
          review={review}
          macros={
            isChat(ticket) || writing === 'note'
              ? undefined
              : (isDisabled) => <MacroButton ticket={ticket} isDisabled={isDisabled} fields={macroFields} />
          }
          text={text}
          mentioning={isChat(ticket) ? undefined : reply.mentioning}
          attached={attached}
          inputRef={props.inputRef}
          onModeChange={reply.setMode}
          onTextChange={reply.write}
          onSend={send}
          onPlan={writing === 'reply' ? planning.open : undefined}
        />
      ) : (
        <ReadOnlyNotice
          because={
            merged === undefined ? props.readOnlyText : MERGE_TEXTS.answerThere(shortNumber(merged.number))
          }
          keptText={text}
        />
      )}
      {props.bar?.({ modes, mode, write: writeAs })}
    </Box>
  );
}
