import * as z from 'zod/mini';
import { type Outcome, outgoing } from '../outgoing';
import { type Answer, givenAnswer, rememberAnswer } from './given-answers';
import { KEPT_ANSWERS } from './kept-answers';
import { reasons } from './send-reason';

const answers = outgoing({
  key: KEPT_ANSWERS,
  schema: z.enum(['yes', 'no']),
  async send(articleId, answer) {
    const [{ callAsVisitor }, { recordReaction }] = await Promise.all([
      import('../../../shared/firebase/visitor-session'),
      import('@harborline/domain/api/activity/articles'),
    ]);
    await callAsVisitor(recordReaction, { articleId, answer });
  },
});

/**
 * Records whether an article helped (S4.5-21). The server counts one answer per visitor and article, so a repeated
 * answer is not counted twice. A refused one is not remembered, so that nothing shows as counted that is not.
 */
export async function sendAnswer(articleId: string, answer: Answer): Promise<Outcome> {
  rememberAnswer(articleId, answer);
  if (answer === 'yes') reasons.drop(articleId);
  const outcome = await answers.deliver(articleId, answer);
  if (outcome === 'refused' && givenAnswer(articleId) === answer) rememberAnswer(articleId, null);
  return outcome;
}

/** Sends what could not be sent earlier. */
export async function sendKeptAnswers(): Promise<void> {
  await answers.deliverKept(sendAnswer);
  await reasons.deliverKept();
}
