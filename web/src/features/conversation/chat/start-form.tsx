import { keptIdentity } from '@harborline/domain/chat/chat-identity';
import { DEFAULT_CHAT_SETTINGS } from '@harborline/domain/entities/chat-settings';
import { LIMITS } from '@harborline/domain/limits';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { WIDGET_TEXTS } from '@harborline/domain/texts/widget';
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { prefill } from '../../../shared/frame/page-around';
import { useWritesAs } from '../../../shared/frame/use-writes-as';
import { WritesAsLine } from '../../../shared/frame/writes-as-line';
import { useFirstFocus } from '../../../shared/hooks/use-first-focus';
import { useIsLive } from '../../../shared/hooks/use-is-live';
import { useKeptState } from '../../../shared/hooks/use-kept-state';
import { isContactOpen, useLibrary } from '../../../shared/library/library-scope';
import { Link } from '../../../shared/router/link';
import { isStorageBlocked } from '../../../shared/storage/kept';
import { CHAT_OF } from './early-attributes';
import { StartIdentity } from './start-identity';
import { NO_PROBLEMS, startProblems } from './start-problems';
import { type ChatWords, isWords, prefilledWords, wordsKey } from './start-words';
import { useEarlyForm } from './use-early-form';
import { useStartChat } from './use-start-chat';
import { useTeamThere } from './use-team-there';

/** Says whether somebody is there, where that is known (D-28), or when somebody is back (D-130). Its place is kept, so that nothing moves under a press. */
function TeamLine({ libraryId }: { libraryId: string }) {
  const { state, back } = useTeamThere(libraryId);
  const text = state !== null && (state === 'there' ? WIDGET_TEXTS.readyToHelp : (back ?? CHAT_TEXTS.away));
  return <p className="chat-hint chat-team">{text}</p>;
}

const PROBLEMS = {
  idle: '',
  starting: '',
  failed: CHAT_TEXTS.startFailed,
  limited: CHAT_TEXTS.startLimited,
  incomplete: CHAT_TEXTS.identityMissing,
};

interface StartFormProps {
  /** whether its first field has the focus */
  readonly isFocused: boolean;
  readonly onStarted: (ref: string) => void;
}

/** The first message of a chat, and who writes it, as far as the library asks for that (S2.3-05, D-91, D-92). */
export function StartForm({ isFocused, onStarted }: StartFormProps) {
  const { library, links } = useLibrary();
  const form = useRef<HTMLFormElement>(null);
  const isLive = useIsLive();
  const early = useEarlyForm(form, isLive);
  const [kept, keep] = useKeptState(wordsKey(library.id), isWords);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const { state, isIdentityDue, start } = useStartChat(library, (ref) => {
    keep(null);
    onStarted(ref);
  });
  const identity = isIdentityDue ? 'required' : (library.chatSettings ?? DEFAULT_CHAT_SETTINGS).identity;
  const field = useFirstFocus<HTMLTextAreaElement>(isFocused);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  const as = useWritesAs(library.id);
  const typed = kept ?? prefilledWords();
  // The server does not know whom the page around names.
  const known = isLive ? as.known : null;
  const words = known === null ? typed : { ...typed, email: known.email, name: known.name || typed.name };
  const { text } = words;
  const set = (changes: Partial<ChatWords>) => {
    setProblems({ ...problems, ...Object.fromEntries(Object.keys(changes).map((part) => [part, ''])) });
    keep({ ...typed, ...changes });
  };
  const isStarting = state === 'starting' || early.isPressed;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (state === 'starting') return;
    early.noteSent();
    const found = startProblems(words, identity);
    setProblems(found);
    if (Object.values(found).some((problem) => problem !== '')) setRefusals(refusals + 1);
    else
      void start(
        { ...words, ...keptIdentity(identity, { name: words.name, email: words.email.trim() }) },
        as.declined === null,
      );
  };
  return (
    // Without its script, the form does nothing: it never leaves the page, with what was typed.
    <form
      ref={form}
      className="chat-start"
      method="dialog"
      onSubmit={submit}
      noValidate
      {...{ [CHAT_OF]: library.id }}
    >
      <TeamLine libraryId={library.id} />
      <FirstMessage
        inputRef={field}
        text={text}
        problem={problems.text}
        onChange={(next) => set({ text: next })}
      />
      {isLive && isStorageBlocked() && <p className="chat-hint">{CHAT_TEXTS.notKept}</p>}
      {isLive && <WritesAsLine as={as} />}
      <StartIdentity {...{ identity, words, problems, known }} onChange={set} />
      <button type="submit" className="button" disabled={isStarting}>
        {isStarting ? CHAT_TEXTS.starting : CHAT_TEXTS.start}
      </button>
      <p className="chat-error" role="alert">
        {PROBLEMS[state]}
      </p>
      {isContactOpen(library) && (
        <Link
          to={links.contact()}
          onClick={() => prefill.write({ name: typed.name, email: typed.email, message: text })}
        >
          {CHAT_TEXTS.writeInstead}
        </Link>
      )}
    </form>
  );
}

interface FirstMessageProps {
  readonly inputRef: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly problem: string;
  readonly onChange: (text: string) => void;
}

function FirstMessage({ inputRef, text, problem, onChange }: FirstMessageProps) {
  const id = useId();
  return (
    <div className="chat-field">
      <label htmlFor={id}>{CHAT_TEXTS.first}</label>
      <textarea
        id={id}
        ref={inputRef}
        name="text"
        dir="auto"
        rows={3}
        required
        maxLength={LIMITS.messageText}
        aria-invalid={problem !== ''}
        aria-describedby={problem === '' ? undefined : `${id}-note`}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
      {problem !== '' && (
        <p className="chat-error" id={`${id}-note`}>
          {problem}
        </p>
      )}
    </div>
  );
}
