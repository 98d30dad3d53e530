import { prefill } from '../../../shared/frame/page-around';

/** What a visitor writes to begin a chat. */
export interface ChatWords {
  readonly name: string;
  readonly email: string;
  readonly text: string;
}

export const isWords = (value: unknown): value is ChatWords =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'email', 'text'].every(
    (key) => key in value && typeof value[key as keyof typeof value] === 'string',
  );

/** Where the words that begin a chat are kept until it has begun. */
export const wordsKey = (libraryId: string): string => `chat/${libraryId}`;

/** What the page around the widget knows of its visitor. */
export function prefilledWords(): ChatWords {
  const { name = '', email = '', message = '' } = prefill.read() ?? {};
  return { name, email, text: message };
}
