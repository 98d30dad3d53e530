import type { ChatIdentity } from '@harborline/domain/chat/chat-choices';
import { missingIdentity } from '@harborline/domain/chat/chat-identity';
import { isEmailAddress } from '@harborline/domain/contact/email-address';
import { hasVisible } from '@harborline/domain/text/has-visible';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import type { ChatWords } from './start-words';

/** What is wrong with each part, '' for nothing. */
export type StartProblems = Readonly<Record<keyof ChatWords, string>>;

export const NO_PROBLEMS: StartProblems = { name: '', email: '', text: '' };

function emailProblem(identity: ChatIdentity, email: string): string {
  const typed = email.trim();
  if (identity === 'off' || isEmailAddress(typed)) return '';
  if (identity === 'optional') return typed === '' ? '' : CHAT_TEXTS.emailWrong;
  return typed === '' ? CHAT_TEXTS.emailMissing : CHAT_TEXTS.byEmailWrong;
}

/** What keeps a chat from beginning (D-92). @param identity what the library asks for */
export function startProblems(words: ChatWords, identity: ChatIdentity): StartProblems {
  const isNameMissing = missingIdentity(identity, words).includes('name');
  return {
    name: isNameMissing ? CHAT_TEXTS.nameMissing : '',
    email: emailProblem(identity, words.email),
    text: hasVisible(words.text) ? '' : CHAT_TEXTS.firstEmpty,
  };
}
