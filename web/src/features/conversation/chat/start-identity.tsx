import type { ChatIdentity } from '@harborline/domain/chat/chat-choices';
import { LIMITS } from '@harborline/domain/limits';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { StartLine } from './start-line';
import type { StartProblems } from './start-problems';
import type { ChatWords } from './start-words';

interface StartIdentityProps {
  readonly identity: ChatIdentity;
  readonly words: ChatWords;
  readonly problems: StartProblems;
  readonly onChange: (changes: Partial<ChatWords>) => void;
}

/** Name and address of whoever starts a chat, as far as the library asks for them (D-92). */
export function StartIdentity({ identity, words, problems, onChange }: StartIdentityProps) {
  if (identity === 'off') return null;
  const required = identity === 'required';
  return (
    <>
      <StartLine
        label={CHAT_TEXTS.name}
        value={words.name}
        type="text"
        autoComplete="name"
        required={required}
        maxLength={LIMITS.visitorName}
        note={problems.name}
        isWrong={problems.name !== ''}
        onChange={(name) => onChange({ name })}
      />
      <StartLine
        label={CHAT_TEXTS.email}
        value={words.email}
        type="email"
        autoComplete="email"
        required={required}
        maxLength={LIMITS.email}
        note={problems.email || CHAT_TEXTS.emailHint}
        isWrong={problems.email !== ''}
        onChange={(email) => onChange({ email })}
      />
    </>
  );
}
