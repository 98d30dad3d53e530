import { keptText } from '../../../shared/storage/kept';
import { type Answer, keptVotes } from './kept-votes';

/** Storage keys of answers, and of reasons for a No, that could not be sent yet. */
export const KEPT_ANSWERS = 'unsent-answers';
export const KEPT_REASONS = 'unsent-reasons';

const answers = keptVotes(KEPT_ANSWERS);

/** Whether something of an earlier vote still waits to be sent. */
export const hasKeptAnswers = (): boolean =>
  [KEPT_ANSWERS, KEPT_REASONS].some((key) => keptText('device', key).read() !== null);

/** Whether an answer still waits to be sent. */
export const isAnswerWaiting = (articleId: string): boolean => answers.read()?.[articleId] !== undefined;

/** Keeps an answer to be sent later; null forgets it. @returns whether the browser could store it */
export function keepAnswer(articleId: string, answer: Answer | null): boolean {
  const { [articleId]: _, ...others } = answers.read() ?? {};
  const all = answer === null ? others : { ...others, [articleId]: answer };
  return answers.write(Object.keys(all).length === 0 ? null : all);
}
