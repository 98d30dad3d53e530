import type { ChatIdentity } from './chat-choices';

interface Identity {
  readonly name: string;
  readonly email: string;
}

/** Which of name and address a library asks for that are missing before a chat can begin (D-92). */
export function missingIdentity(asked: ChatIdentity, { name, email }: Identity): readonly (keyof Identity)[] {
  if (asked !== 'required') return [];
  return (['name', 'email'] as const).filter((part) => ({ name, email })[part].trim() === '');
}

/** What a chat keeps of them: nothing, if the library does not ask. */
export const keptIdentity = (asked: ChatIdentity, { name, email }: Identity): Identity =>
  asked === 'off' ? { name: '', email: '' } : { name, email };
