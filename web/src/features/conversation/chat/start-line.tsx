import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { useId } from 'react';
import type { ChatWords } from './start-words';

interface LineProps {
  readonly label: string;
  /** the part of the words that it holds, by which the form is read before the app is there */
  readonly name: keyof ChatWords;
  readonly value: string;
  readonly type: 'text' | 'email';
  readonly autoComplete: string;
  readonly maxLength: number;
  /** below it, '' for none */
  readonly note: string;
  readonly required: boolean;
  readonly isWrong?: boolean;
  readonly onChange: (value: string) => void;
}

/** A field of the form that starts a chat, on one line. */
export function StartLine({ label, note, isWrong = false, onChange, ...input }: LineProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className="chat-field">
      <label htmlFor={id}>
        {label} {!input.required && <span className="muted">{CHAT_TEXTS.optional}</span>}
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
