import { type Answer, keptVotes } from './kept-votes';

export type { Answer } from './kept-votes';

/** The visitor's votes on this device, so that each is marked when its article is opened again (D-18). */
const kept = keptVotes('given-answers');

/** More are not worth the storage; the oldest goes. */
const REMEMBERED = 300;

/** The visitor's vote on an article; null if there is none. */
export const givenAnswer = (articleId: string): Answer | null => kept.read()?.[articleId] ?? null;

/** Remembers a vote; null forgets it. */
export function rememberAnswer(articleId: string, answer: Answer | null): void {
  const { [articleId]: _, ...others } = kept.read() ?? {};
  const entries = Object.entries(others).slice(-REMEMBERED + 1);
  kept.write(Object.fromEntries(answer === null ? entries : [...entries, [articleId, answer]]));
}
