import { changeOwnChat } from '@harborline/domain/api/inbox/chats';
import { isEmailAddress } from '@harborline/domain/contact/email-address';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { LIMITS } from '@harborline/domain/limits';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { report } from '../../../shared/config/report';
import { callAsVisitor } from '../../../shared/firebase/visitor-session';
import { useFirstFocus } from '../../../shared/hooks/use-first-focus';
import { rememberChat } from './own-chat';

type Step = 'idle' | 'asking' | 'wrong' | 'sending' | 'failed';

const problemOf = (step: Step): string => {
  if (step === 'wrong') return CHAT_TEXTS.byEmailWrong;
  return step === 'failed' ? CHAT_TEXTS.byEmailFailed : '';
};

/** For a visitor for whom nobody comes: the chat becomes a request that is answered by email (D-91). */
export function LeaveAddress({ chat }: { chat: Conversation }) {
  const [step, setStep] = useState<Step>('idle');
  const [email, setEmail] = useState(chat.visitor.email);
  const id = useId();
  const problem = problemOf(step);
  const field = useFirstFocus<HTMLInputElement>(step !== 'idle');
  const button = useRef<HTMLButtonElement>(null);
  const isBack = useRef(false);
  useEffect(() => {
    if (step === 'idle' && isBack.current) button.current?.focus();
    isBack.current = step !== 'idle';
  }, [step]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Elsewhere it closes the widget.
    event.stopPropagation();
    setStep('idle');
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isEmailAddress(email.trim())) return setStep('wrong');
    setStep('sending');
    callAsVisitor(changeOwnChat, {
      conversation_ref: chat.id,
      action: 'leave-address',
      email: email.trim(),
    }).then(
      // The chat is no chat any more: the next visit begins another.
      () => rememberChat(chat.support_lib_id, null),
      (error: unknown) => {
        report('address-not-left', error);
        setStep('failed');
      },
    );
  };
  if (step === 'idle') {
    return (
      <span className="chat-end">
        <button ref={button} type="button" onClick={() => setStep('asking')}>
          {CHAT_TEXTS.byEmail}
        </button>
      </span>
    );
  }
  return (
    <form className="chat-address chat-field" onSubmit={send} onKeyDown={onKeyDown} noValidate>
      <label htmlFor={id}>{CHAT_TEXTS.email}</label>
      <input
        id={id}
        ref={field}
        type="email"
        autoComplete="email"
        dir="auto"
        maxLength={LIMITS.email}
        aria-invalid={problem !== ''}
        aria-describedby={`${id}-note`}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <p id={`${id}-note`} className={problem === '' ? 'chat-hint' : 'chat-error'} role="status">
        {problem === '' ? CHAT_TEXTS.byEmailBody : problem}
      </p>
      <span className="chat-end">
        <button type="submit" disabled={step === 'sending'}>
          {CHAT_TEXTS.byEmailSend}
        </button>
        <button type="button" disabled={step === 'sending'} onClick={() => setStep('idle')}>
          {CHAT_TEXTS.byEmailCancel}
        </button>
      </span>
    </form>
  );
}
