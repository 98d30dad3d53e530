import { canSend } from '@harborline/domain/conversation/build-message';
import { LIMITS } from '@harborline/domain/limits';
import { VISITOR_CONVERSATION_TEXTS } from '@harborline/domain/texts/conversation';
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useState } from 'react';
import { pastedFiles } from '../../../shared/files/pasted-files';
import { useFirstFocus } from '../../../shared/hooks/use-first-focus';
import { useKeptState } from '../../../shared/hooks/use-kept-state';
import { Icon } from '../../../shared/ui-public/icons';
import { useAnswerTyping } from '../use-typing';
import { answerKey, isAnswer } from './kept-answer';

interface ComposerProps {
  readonly conversationRef: string;
  /** name that the team sees while the visitor writes */
  readonly visitorName: string;
  readonly isFocused: boolean;
  readonly onSend: (text: string) => void;
}

/** The visitor's composer. Enter sends on devices with a keyboard; a half-written message survives a reload. */
export function Composer({ conversationRef, visitorName, isFocused, onSend }: ComposerProps) {
  const [draft, keepDraft] = useKeptState(answerKey(conversationRef), isAnswer);
  const field = useFirstFocus<HTMLTextAreaElement>(isFocused);
  const typing = useAnswerTyping(conversationRef, visitorName);
  const [isPasteRefused, setPasteRefused] = useState(false);
  const text = draft ?? '';
  const send = () => {
    if (!canSend(text)) return;
    onSend(text.trim());
    keepDraft(null);
    typing.stopped();
    setPasteRefused(false);
  };
  const onPaste = ({ clipboardData }: ClipboardEvent) =>
    setPasteRefused(pastedFiles(clipboardData).length > 0);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isTouch = window.matchMedia('(hover: none)').matches;
    // Within an input method, Enter chooses a character.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isTouch) return;
    event.preventDefault();
    send();
  };
  return (
    <form className="composer" onSubmit={onSubmit}>
      <div className="composer-field" data-text={`${text}\n`}>
        <textarea
          rows={1}
          ref={field}
          dir="auto"
          aria-label={VISITOR_CONVERSATION_TEXTS.placeholder}
          placeholder={VISITOR_CONVERSATION_TEXTS.placeholder}
          maxLength={LIMITS.messageText}
          value={text}
          onChange={(event) => {
            keepDraft(event.target.value);
            if (event.target.value !== '') typing.typed();
          }}
          onPaste={onPaste}
          onBlur={typing.stopped}
          onKeyDown={onKeyDown}
        />
      </div>
      <button
        type="submit"
        className="button"
        aria-label={VISITOR_CONVERSATION_TEXTS.send}
        disabled={!canSend(text)}
      >
        <Icon name="send" />
      </button>
      <p className="composer-notice" role="status">
        {isPasteRefused ? VISITOR_CONVERSATION_TEXTS.pasteRefused : ''}
      </p>
    </form>
  );
}
