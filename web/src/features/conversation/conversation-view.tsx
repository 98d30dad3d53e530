import { peopleInChat } from '@harborline/domain/chat/chat-members';
import { chatState, isChat } from '@harborline/domain/chat/chat-state';
import { isSeenByTeam } from '@harborline/domain/conversation/read-state';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { VISITOR_CONVERSATION_TEXTS } from '@harborline/domain/texts/conversation';
import { INBOX_TEXTS, STATUS_TEXTS } from '@harborline/domain/texts/inbox';
import { visitorStatus } from '@harborline/domain/tickets/snooze/visitor-status';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import { useEffect, useMemo, useState } from 'react';
import { useIsAnswered } from '../../shared/firebase/use-is-answered';
import { useIsOnline } from '../../shared/hooks/use-is-online';
import { useTitleNotice } from '../../shared/hooks/use-title-notice';
import { companyName, useLibrary } from '../../shared/library/library-scope';
import { forgetConversation, rememberConversation } from '../../shared/library/own-conversation';
import { LateFallback, latePage } from '../../shared/ui-public/late-page';
import { LoadFailed, Loading, SkeletonLines, StatePanel } from '../../shared/ui-public/state-panels';
import { AfterChat, type NewChat } from './chat/after-chat';
import { ChatHead } from './chat/chat-head';
import { useShownVisit } from './chat/use-shown-visit';
import { Composer } from './reply/composer';
import { Thread } from './thread/thread';
import './conversation.css';
import { RateAnswer } from './rating/rate-answer';
import { useOutbox } from './reply/use-outbox';
import { StateLine } from './state-line';
import { lastSent, mergeThread } from './thread/merge-thread';
import { useConversation } from './thread/use-conversation';
import { useReadMark } from './thread/use-read-mark';
import { useUnreadSign } from './thread/use-unread-sign';
import type { MessageWindow } from './thread/watch-conversation';
import { useTypingNames } from './use-typing';

/** Few chats need it. */
const LateCobrowse = latePage(async () => (await import('./chat/cobrowse/cobrowse-notice')).CobrowseNotice);

/** A new listener first reads from an empty cache, so a missing connection is only reported after this time. */
const DISCONNECTED_MS = 3_000;

function useIsDisconnected(isFromCache: boolean): boolean {
  const isOnline = useIsOnline();
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    setHasLasted(false);
    if (!isFromCache) return;
    const timer = setTimeout(() => setHasLasted(true), DISCONNECTED_MS);
    return () => clearTimeout(timer);
  }, [isFromCache]);
  return !isOnline || (isFromCache && hasLasted);
}

interface OpenConversationProps {
  readonly conversation: Conversation;
  readonly isFocused: boolean;
  readonly isTranscriptAsked: boolean;
  readonly onNewChat?: NewChat | undefined;
  readonly window: MessageWindow;
  readonly hasEarlier: boolean;
  readonly onEarlier: () => void;
}

function TicketHead({ ticket, isDisconnected }: { ticket: Conversation; isDisconnected: boolean }) {
  return (
    <>
      <header className="conversation-head">
        <h2>
          <span className="ticket-number">{shortNumber(ticket.number)}</span>{' '}
          <bdi>{ticket.title || INBOX_TEXTS.noTitle}</bdi>
        </h2>
        <span className="status" data-status={visitorStatus(ticket)}>
          {STATUS_TEXTS[visitorStatus(ticket)]}
        </span>
      </header>
      <StateLine isDisconnected={isDisconnected} ticket={ticket} />
    </>
  );
}

function OpenConversation(props: OpenConversationProps) {
  const { conversation, window, hasEarlier, onEarlier } = props;
  const { library } = useLibrary();
  const { id: ref, title } = conversation;
  const isOfChat = isChat(conversation);
  const isOver = isOfChat && chatState(conversation) === 'ended';
  useEffect(() => {
    if (!isOfChat) rememberConversation(library.id, { ref, title });
  }, [library.id, ref, title, isOfChat]);
  useShownVisit(isOfChat && !isOver ? ref : null);
  const outbox = useOutbox(conversation, window);
  const typingNames = useTypingNames(conversation);
  const isAnswered = useIsAnswered(isOfChat && !isOver ? library.id : null);
  const isDisconnected = useIsDisconnected(window.isFromCache) || !isAnswered;
  const rows = useMemo(
    () => mergeThread(window.messages, outbox.unsent, outbox.failedIds),
    [window.messages, outbox.unsent, outbox.failedIds],
  );
  useReadMark(conversation.id, rows);
  useUnreadSign(ref, rows);
  const lastAnswer = rows.findLast(({ isOwn }) => !isOwn);
  useTitleNotice(lastAnswer?.id);
  return (
    <section className="conversation card" aria-label={VISITOR_CONVERSATION_TEXTS.conversation}>
      {isOfChat ? (
        <ChatHead
          chat={conversation}
          isDisconnected={isDisconnected}
          hasAnswer={lastAnswer !== undefined}
          isTranscriptAsked={props.isTranscriptAsked}
        />
      ) : (
        <TicketHead ticket={conversation} isDisconnected={isDisconnected} />
      )}
      {isOfChat && !isOver && conversation.chat?.cobrowse !== undefined && (
        <LateFallback shown={null}>
          <LateCobrowse chat={conversation} />
        </LateFallback>
      )}
      <Thread
        rows={rows}
        people={isOfChat ? peopleInChat(conversation) : null}
        delivery={isSeenByTeam(conversation, lastSent(rows)?.atMs ?? 0) ? 'seen' : 'delivered'}
        teamName={companyName(library)}
        typingNames={typingNames}
        hasEarlier={hasEarlier}
        onEarlier={onEarlier}
        onRetry={outbox.retry}
      />
      {conversation.status === 'closed' && lastAnswer !== undefined && (
        <RateAnswer key={lastAnswer.id} conversationRef={conversation.id} messageId={lastAnswer.id} />
      )}
      {isOver ? (
        <AfterChat conversationRef={ref} onNewChat={props.onNewChat} visitor={conversation.visitor} />
      ) : (
        <Composer
          conversationRef={conversation.id}
          libraryId={library.id}
          visitorName={conversation.visitor.name || VISITOR_CONVERSATION_TEXTS.visitor}
          isFocused={props.isFocused}
          onSend={outbox.write}
        />
      )}
    </section>
  );
}

interface ConversationViewProps {
  readonly conversationRef: string;
  /** whether the field for an answer has the focus */
  readonly isFocused?: boolean;
  /** whether a chat is to be sent by email, as its visitor has asked before */
  readonly isTranscriptAsked?: boolean;
  /** leads from a chat that is over to another one */
  readonly onNewChat?: NewChat;
}

/** A conversation as its visitor sees it: live messages and a composer, or why it cannot be opened. */
export function ConversationView({
  conversationRef,
  isFocused = false,
  isTranscriptAsked = false,
  onNewChat,
}: ConversationViewProps) {
  const { library } = useLibrary();
  const [attempt, setAttempt] = useState(0);
  const { live, showEarlier } = useConversation(conversationRef, attempt);
  if (live.status === 'loading') {
    return (
      <Loading>
        <SkeletonLines count={6} className="card padded" />
      </Loading>
    );
  }
  if (live.status === 'failed') return <LoadFailed retry={() => setAttempt((now) => now + 1)} />;
  const isElsewhere = live.status === 'ready' && live.conversation.support_lib_id !== library.id;
  if (live.status === 'denied' || isElsewhere)
    return <NoAccess conversationRef={conversationRef} onNewChat={onNewChat} />;
  return (
    <OpenConversation
      key={conversationRef}
      conversation={live.conversation}
      isFocused={isFocused}
      isTranscriptAsked={isTranscriptAsked}
      onNewChat={onNewChat}
      window={live.window}
      hasEarlier={live.hasEarlier}
      onEarlier={showEarlier}
    />
  );
}

const NOBODY = { name: '', email: '' };

/** Shown if this browser may not read the conversation. */
function NoAccess({
  conversationRef,
  onNewChat,
}: Pick<OpenConversationProps, 'onNewChat'> & { conversationRef: string }) {
  const { library } = useLibrary();
  useEffect(() => forgetConversation(library.id, conversationRef), [library.id, conversationRef]);
  return (
    <StatePanel icon="lock" title={VISITOR_CONVERSATION_TEXTS.noAccessTitle} role="alert">
      <p className="muted">{VISITOR_CONVERSATION_TEXTS.noAccessBody}</p>
      <AfterChat conversationRef={conversationRef} onNewChat={onNewChat} visitor={NOBODY} />
    </StatePanel>
  );
}
