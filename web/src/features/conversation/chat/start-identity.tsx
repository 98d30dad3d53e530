import type { ChatIdentity } from '@harborline/domain/chat/chat-choices';
import { LIMITS } from '@harborline/domain/limits';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import type { NamedVisitor } from '@harborline/domain/widget/identity';
import { StartLine } from './start-line';
import type { StartProblems } from './start-problems';
import type { ChatWords } from './start-words';

interface StartIdentityProps {
  readonly identity: ChatIdentity;
  readonly words: ChatWords;
  readonly problems: StartProblems;
  /** whom the library's server names, so that nobody has to type it (D-88) */
  readonly known: NamedVisitor | null;
  readonly onChange: (changes: Partial<ChatWords>) => void;
}

/** Name and address of whoever starts a chat, as far as the library asks for them and does not know them (D-92). */
export function StartIdentity({ identity, words, problems, known, onChange }: StartIdentityProps) {
  if (identity === 'off') return null;
  const required = identity === 'required';
  const isNameKnown = known !== null && known.name !== '';
  return (
    <>
      {!isNameKnown && (
        <StartLine
          name="name"
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
      )}
      {known === null && (
        <StartLine
          name="email"
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
      )}
    </>
  );
}
