import { changeOwnChat } from '@harborline/domain/api/inbox/chats';
import { membersOf, nameInChat, peopleInChat } from '@harborline/domain/chat/chat-members';
import { chatState, isUnattended, queuedMs } from '@harborline/domain/chat/chat-state';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { VISITOR_CONVERSATION_TEXTS } from '@harborline/domain/texts/conversation';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { report } from '../../../shared/config/report';
import { callAsVisitor } from '../../../shared/firebase/visitor-session';
import { Icon } from '../../../shared/ui-public/icons';
import { LeaveAddress } from './leave-address';
import { PersonPicture } from './person-picture';
import { TranscriptButton } from './transcript-button';
import { useQueuePlace } from './use-queue-place';

function WaitingText({ chat }: { chat: Conversation }) {
  const place = useQueuePlace(chat.support_lib_id, queuedMs(chat));
  const hadSomebody = (chat.chat?.waits_because ?? '') !== '';
  if (place === null) return null;
  return <>{hadSomebody ? CHAT_TEXTS.waitingAgain(place) : CHAT_TEXTS.waiting(place)}</>;
}

/** Who has the chat, and who joined them. */
function HereText({ chat }: { chat: Conversation }) {
  const name = chat.chat?.agent_name ?? '';
  const joined = membersOf(chat)
    .map((uid) => nameInChat(chat, uid))
    .filter((member) => member !== '');
  return (
    <>
      <bdi>{name === '' ? CHAT_TEXTS.somebodyHere : CHAT_TEXTS.here(name)}</bdi>
      {joined.length > 0 && ` ${CHAT_TEXTS.alsoHere(joined)}`}
    </>
  );
}

/** The pictures of those who are there, beside the text that names them. */
const People = ({ chat }: { chat: Conversation }) => (
  <span className="chat-people">
    {peopleInChat(chat).map(({ uid, name, picture = '' }) => (
      <PersonPicture key={uid} name={name} picture={picture} />
    ))}
  </span>
);

function StateText({ chat, isUnseen }: { chat: Conversation; isUnseen: boolean }) {
  const state = chatState(chat);
  const name = chat.chat?.agent_name ?? '';
  if (state === 'waiting') return <WaitingText chat={chat} />;
  if (isUnseen) return <bdi>{CHAT_TEXTS.told(name)}</bdi>;
  if (state === 'taken') return <HereText chat={chat} />;
  return <>{chat.chat?.ended_by === 'visitor' ? CHAT_TEXTS.endedByVisitor : CHAT_TEXTS.endedByAgent}</>;
}

/** Asks before it ends the chat, which cannot be taken back. */
function EndButton({ conversationRef }: { conversationRef: string }) {
  const [step, setStep] = useState<'idle' | 'asking' | 'ending' | 'failed'>('idle');
  const yes = useRef<HTMLButtonElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (step === 'asking') yes.current?.focus();
    else if (wasAsking.current) button.current?.focus();
    wasAsking.current = step === 'asking';
  }, [step]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || step !== 'asking') return;
    // Elsewhere it closes the widget.
    event.stopPropagation();
    setStep('idle');
  };
  const end = () => {
    setStep('ending');
    callAsVisitor(changeOwnChat, { conversation_ref: conversationRef, action: 'end' }).catch(
      (error: unknown) => {
        report('chat-not-ended', error);
        setStep('failed');
      },
    );
  };
  if (step === 'idle' || step === 'failed') {
    return (
      <span className="chat-end">
        {step === 'failed' && <span role="alert">{CHAT_TEXTS.endFailed} </span>}
        <button ref={button} type="button" onClick={() => setStep('asking')}>
          {CHAT_TEXTS.end}
        </button>
      </span>
    );
  }
  return (
    <fieldset className="chat-end" onKeyDown={onKeyDown}>
      <legend>{CHAT_TEXTS.endAsk}</legend>
      <button ref={yes} type="button" disabled={step === 'ending'} onClick={end}>
        {CHAT_TEXTS.endYes}
      </button>
      <button type="button" onClick={() => setStep('idle')}>
        {CHAT_TEXTS.endNo}
      </button>
    </fieldset>
  );
}

interface ChatHeadProps {
  readonly chat: Conversation;
  readonly isDisconnected: boolean;
  /** whether somebody of the team has written in it */
  readonly hasAnswer: boolean;
  /** whether the chat is to be sent by email, as its visitor has asked before */
  readonly isTranscriptAsked: boolean;
}

/** Who is there, or how long it may take, above the messages of a chat (D-91). */
export function ChatHead({ chat, isDisconnected, hasAnswer, isTranscriptAsked }: ChatHeadProps) {
  const isUnseen = !hasAnswer && isUnattended(chat);
  return (
    <header className="chat-head" data-is-warning={isDisconnected} data-state={chatState(chat)}>
      {chatState(chat) === 'taken' && !isUnseen && <People chat={chat} />}
      <p role="status">
        {isDisconnected ? (
          <>
            <Icon name="offline" />
            {VISITOR_CONVERSATION_TEXTS.offline}
          </>
        ) : (
          <StateText chat={chat} isUnseen={isUnseen} />
        )}
      </p>
      {(isUnseen || chatState(chat) === 'waiting') && <LeaveAddress chat={chat} />}
      {hasAnswer && chat.visitor.email !== '' && <TranscriptButton chat={chat} isAsked={isTranscriptAsked} />}
      {chatState(chat) !== 'ended' && <EndButton conversationRef={chat.id} />}
    </header>
  );
}
