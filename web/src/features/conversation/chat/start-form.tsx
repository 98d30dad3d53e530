import { isEmailAddress } from '@harborline/domain/contact/email-address';
import { LIMITS } from '@harborline/domain/limits';
import { isTeamThere } from '@harborline/domain/team/availability';
import { hasVisible } from '@harborline/domain/text/has-visible';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { type FormEvent, useId, useState } from 'react';
import { readAvailability } from '../../../shared/firebase/availability';
import { prefill } from '../../../shared/frame/page-around';
import { useFirstFocus } from '../../../shared/hooks/use-first-focus';
import { useKeptState } from '../../../shared/hooks/use-kept-state';
import { useResource } from '../../../shared/hooks/use-resource';
import { isContactOpen, useLibrary } from '../../../shared/library/library-scope';
import { Link } from '../../../shared/router/link';
import { type ChatWords, EMPTY_WORDS, isWords, wordsKey } from './start-words';
import { useStartChat } from './use-start-chat';

/** What the page around the widget knows of its visitor. */
function startWords(): ChatWords {
  const { name = '', email = '', message = '' } = prefill.read() ?? {};
  return { name, email, text: message };
}

interface LineProps {
  readonly label: string;
  readonly value: string;
  readonly type: 'text' | 'email';
  readonly autoComplete: string;
  readonly maxLength: number;
  readonly note: string;
  readonly isWrong?: boolean;
  readonly onChange: (value: string) => void;
}

function Line({ label, note, isWrong = false, onChange, ...input }: LineProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className="chat-field">
      <label htmlFor={id}>
        {label} <span className="muted">{CHAT_TEXTS.optional}</span>
      </label>
      <input
        id={id}
        dir="auto"
        aria-invalid={isWrong}
        aria-describedby={note === '' ? undefined : noteId}
        onChange={({ target }) => onChange(target.value)}
        {...input}
      />
      {note !== '' && (
        <p className={isWrong ? 'chat-error' : 'chat-hint'} id={noteId}>
          {note}
        </p>
      )}
    </div>
  );
}

/** Says whether somebody is there, where that is known (D-28). Its place is kept, so that nothing moves under a press. */
function TeamLine({ libraryId }: { libraryId: string }) {
  const availability = useResource(`availability/${libraryId}`, () => readAvailability(libraryId));
  const known = availability.status === 'ready' ? availability.data : null;
  const text = known !== null && (isTeamThere(known, Date.now()) ? CHAT_TEXTS.cardOnline : CHAT_TEXTS.away);
  return <p className="chat-hint chat-team">{text}</p>;
}

interface StartFormProps {
  /** whether its first field has the focus */
  readonly isFocused: boolean;
  readonly onStarted: (ref: string) => void;
}

/** The first message of a chat, and who writes it; both name and address may stay empty (S2.3-05, D-91). */
export function StartForm({ isFocused, onStarted }: StartFormProps) {
  const { library, links } = useLibrary();
  const [kept, keep] = useKeptState(wordsKey(library.id), isWords);
  const [isWrong, setWrong] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const { state, start } = useStartChat(library, (ref) => {
    keep(null);
    onStarted(ref);
  });
  const textId = useId();
  const field = useFirstFocus<HTMLTextAreaElement>(isFocused);
  const words = kept ?? { ...EMPTY_WORDS, ...startWords() };
  const { text, ...rest } = words;
  const set = (changes: Partial<ChatWords>) => keep({ ...words, ...changes });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const email = words.email.trim();
    const isMistyped = email !== '' && !isEmailAddress(email);
    const isEmpty = !hasVisible(words.text);
    setWrong(isMistyped);
    setEmpty(isEmpty);
    if (isEmpty) field.current?.focus();
    if (!isMistyped && !isEmpty) void start({ ...words, email });
  };
  return (
    <form className="chat-start" onSubmit={submit} noValidate>
      <TeamLine libraryId={library.id} />
      <div className="chat-field">
        <label htmlFor={textId}>{CHAT_TEXTS.first}</label>
        <textarea
          id={textId}
          ref={field}
          dir="auto"
          rows={4}
          required
          maxLength={LIMITS.messageText}
          aria-invalid={isEmpty}
          aria-describedby={isEmpty ? `${textId}-note` : undefined}
          value={words.text}
          onChange={({ target }) => {
            setEmpty(false);
            set({ text: target.value });
          }}
        />
        {isEmpty && (
          <p className="chat-error" id={`${textId}-note`}>
            {CHAT_TEXTS.firstEmpty}
          </p>
        )}
      </div>
      <Line
        label={CHAT_TEXTS.name}
        value={words.name}
        type="text"
        autoComplete="name"
        maxLength={LIMITS.visitorName}
        note=""
        onChange={(name) => set({ name })}
      />
      <Line
        label={CHAT_TEXTS.email}
        value={words.email}
        type="email"
        autoComplete="email"
        maxLength={LIMITS.email}
        note={isWrong ? CHAT_TEXTS.emailWrong : CHAT_TEXTS.emailHint}
        isWrong={isWrong}
        onChange={(email) => set({ email })}
      />
      <button type="submit" className="button" disabled={state === 'starting'}>
        {state === 'starting' ? CHAT_TEXTS.starting : CHAT_TEXTS.start}
      </button>
      <p className="chat-error" role="alert">
        {state === 'failed' && CHAT_TEXTS.startFailed}
        {state === 'limited' && CHAT_TEXTS.startLimited}
      </p>
      {isContactOpen(library) && (
        <Link to={links.contact()} onClick={() => prefill.write({ ...rest, message: text })}>
          {CHAT_TEXTS.writeInstead}
        </Link>
      )}
    </form>
  );
}
