import { recordNewsReaction } from '@harborline/domain/api/activity/news';
import { NEWS_REACTIONS, type NewsReaction } from '@harborline/domain/entities/news-flash';
import * as z from 'zod/mini';
import { askAsVisitor } from '../../../shared/firebase/visitor-session';
import { type Outcome, outgoing } from '../outgoing';
import { noteSentReaction, rememberReaction } from './given-reactions';
import { UNSENT_REACTIONS } from './unsent-reactions';

const answerSchema = z.object({ data: recordNewsReaction.answer });

/** How many visitors had the reaction that was sent last, by news flash; the visitor among them. */
const answered = new Map<string, number>();

const reactions = outgoing({
  key: UNSENT_REACTIONS,
  schema: z.enum(NEWS_REACTIONS),
  send: async (newsFlashId, reaction) => {
    const answer = answerSchema.safeParse(await askAsVisitor(recordNewsReaction, { newsFlashId, reaction }));
    if (answer.success) answered.set(newsFlashId, answer.data.data[reaction]);
  },
});

/** Notes of a reaction that was sent which numbers do not contain it yet. @param before the one that they contain */
export function noteSent(newsId: string, reaction: NewsReaction, before: NewsReaction | null): void {
  const count = answered.get(newsId);
  if (count !== undefined) noteSentReaction(newsId, { before, reaction, shown: count - 1 });
}

/** Records a reaction; the server counts one per visitor (D-39), so one that arrives twice is not counted twice. */
export async function sendReaction(newsId: string, reaction: NewsReaction): Promise<Outcome> {
  const outcome = await reactions.deliver(newsId, reaction);
  if (outcome === 'sent') rememberReaction(newsId, reaction);
  return outcome;
}

/** Sends what could not be sent earlier. */
export const sendKeptReactions = (): Promise<void> => reactions.deliverKept(sendReaction);
