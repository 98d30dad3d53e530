import { canSend } from '@harborline/domain/conversation/build-message';
import { LIMITS } from '@harborline/domain/limits';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { VISITOR_CONVERSATION_TEXTS } from '@harborline/domain/texts/conversation';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useEmoji } from '../../../shared/emoji/use-emoji';
import { AttachedFiles } from '../../../shared/files/attached-files';
import { FilePicker } from '../../../shared/files/file-picker';
import { useFirstFocus } from '../../../shared/hooks/use-first-focus';
import { useKeptState } from '../../../shared/hooks/use-kept-state';
import { circle, Icon, IconOf } from '../../../shared/ui-public/icons';
import { useAnswerTyping } from '../use-typing';
import { answerKey, isAnswer } from './kept-answer';
import { useMessageFiles } from './use-message-files';

interface ComposerProps {
  readonly conversationRef: string;
  readonly libraryId: string;
  /** name that the team sees while the visitor writes */
  readonly visitorName: string;
  readonly isFocused: boolean;
  readonly onSend: (text: string, fileUrls: readonly string[]) => void;
}

const SMILE = `${circle(12, 12, 10)}M8 14s1.5 2 4 2 4-2 4-2M9 9h.01M15 9h.01`;

/** Whether the key sends; with an input method it chooses a character, and on a touch screen it starts a line. */
function isSendKey(event: KeyboardEvent): boolean {
  const isTouch = window.matchMedia('(hover: none)').matches;
  return event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && !isTouch;
}

/** The visitor's composer. Enter sends on devices with a keyboard; a half-written message survives a reload. */
export function Composer(props: ComposerProps) {
  const { conversationRef, visitorName, isFocused, onSend } = props;
  const [draft, keepDraft] = useKeptState(answerKey(conversationRef), isAnswer);
  const field = useFirstFocus<HTMLTextAreaElement>(isFocused);
  const typing = useAnswerTyping(conversationRef, visitorName);
  const attached = useMessageFiles(props);
  const { files, isSending } = attached;
  const emoji = useEmoji(field, keepDraft);
  // What a page that was left has not sent is still there when the visitor returns.
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const text = draft ?? '';
  const maySend = canSend(text, files[0]?.name) && !isSending && (files.length === 0 || attached.isOnline);
  const finish = (fileUrls: readonly string[]) => {
    onSend(text.trim(), fileUrls);
    keepDraft(null);
    typing.stopped();
  };
  const send = async () => {
    if (!maySend) return;
    if (files.length === 0) return finish([]);
    const fileUrls = await attached.upload.send(files);
    if (fileUrls === null || !isHere.current) return;
    finish(fileUrls);
    attached.change(() => []);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSendKey(event)) return;
    event.preventDefault();
    void send();
  };
  return (
    <form
      className="composer"
      data-is-dragged-over={attached.isDraggedOver}
      aria-busy={isSending}
      onSubmit={onSubmit}
    >
      <AttachedFiles
        files={files}
        progress={attached.upload.progress}
        isDisabled={isSending}
        onRemove={(file) => {
          attached.remove(file);
          field.current?.focus();
        }}
      />
      {!isSending && emoji.list}
      <FilePicker
        className="button quiet"
        aria-label={CONTACT_TEXTS.fileLabel}
        title={CONTACT_TEXTS.fileHint}
        disabled={isSending}
        count={files.length}
        onFiles={attached.add}
      >
        <Icon name="attach" />
      </FilePicker>
      <button
        type="button"
        className="button quiet"
        aria-label={CHAT_TEXTS.emoji}
        title={CHAT_TEXTS.emoji}
        aria-expanded={emoji.isOpen}
        disabled={isSending}
        onClick={emoji.toggle}
      >
        <IconOf path={SMILE} />
      </button>
      <div className="composer-field" data-text={`${text}\n`}>
        <textarea
          rows={1}
          ref={field}
          dir="auto"
          aria-label={VISITOR_CONVERSATION_TEXTS.placeholder}
          placeholder={VISITOR_CONVERSATION_TEXTS.placeholder}
          maxLength={LIMITS.messageText}
          value={text}
          readOnly={isSending}
          onChange={(event) => {
            keepDraft(event.target.value);
            if (event.target.value !== '') typing.typed();
          }}
          onBlur={typing.stopped}
          onKeyDown={onKeyDown}
        />
      </div>
      <button
        type="submit"
        className="button"
        aria-label={VISITOR_CONVERSATION_TEXTS.send}
        disabled={!maySend}
      >
        <Icon name="send" />
      </button>
      <p className="composer-notice" role="status">
        {attached.notice}
      </p>
    </form>
  );
}
