import { mapOf } from '@harborline/domain/entities/map-of';
import * as z from 'zod/mini';
import { report } from '../../../shared/config/report';
import { keptValue } from '../../../shared/storage/kept';
import { KEPT_ANSWERS } from './kept-answers';

export type Answer = 'yes' | 'no';

/** The outcome for an answer: the browser keeps a waiting one and sends it later. */
export type AnswerResult = 'sent' | 'waiting' | 'refused';

const answersSchema = mapOf(z.enum(['yes', 'no']));
type Answers = z.infer<typeof answersSchema>;

const kept = keptValue('device', KEPT_ANSWERS, (stored) => answersSchema.safeParse(stored).data ?? null);

const readAnswers = (): Answers => kept.read() ?? {};

/** @returns whether the browser could store it */
function keepAnswer(articleId: string, answer: Answer | null): boolean {
  const { [articleId]: _, ...others } = readAnswers();
  const answers = answer === null ? others : { ...others, [articleId]: answer };
  return kept.write(Object.keys(answers).length === 0 ? null : answers);
}

/** Whether a later try may succeed: the server was not reached, or was only busy. */
const isWorthAnotherTry = (error: unknown): boolean =>
  !(error instanceof Error && 'status' in error && typeof error.status === 'number') ||
  error.status === 429 ||
  error.status >= 500;

/**
 * Records whether an article helped (S4.5-21). The server counts one answer per visitor and article, so a repeated
 * answer is not counted twice.
 */
export async function sendAnswer(articleId: string, answer: Answer): Promise<AnswerResult> {
  const isKept = keepAnswer(articleId, answer);
  try {
    const [{ callAsVisitor }, { recordReaction }] = await Promise.all([
      import('../../../shared/firebase/visitor-session'),
      import('@harborline/domain/api/activity/articles'),
    ]);
    await callAsVisitor(recordReaction, { articleId, answer });
    // A newer answer may have replaced it meanwhile.
    if (readAnswers()[articleId] === answer) keepAnswer(articleId, null);
    return 'sent';
  } catch (error) {
    report('answer-not-sent', error);
    if (isWorthAnotherTry(error)) return isKept ? 'waiting' : 'refused';
    keepAnswer(articleId, null);
    return 'refused';
  }
}

/** Sends the answers that could not be sent earlier. */
export async function sendKeptAnswers(): Promise<void> {
  for (const [articleId, answer] of Object.entries(readAnswers())) await sendAnswer(articleId, answer);
}
