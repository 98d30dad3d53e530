import { recordNewsReaction } from '@harborline/domain/api/activity/news';
import { NEWS_REACTIONS, type NewsReaction } from '@harborline/domain/entities/news-flash';
import * as z from 'zod/mini';
import { callAsVisitor } from '../../../shared/firebase/visitor-session';
import { type Outcome, outgoing } from '../outgoing';
import { rememberReaction } from './given-reactions';
import { UNSENT_REACTIONS } from './unsent-reactions';

const reactions = outgoing({
  key: UNSENT_REACTIONS,
  schema: z.enum(NEWS_REACTIONS),
  send: (newsFlashId, reaction) => callAsVisitor(recordNewsReaction, { newsFlashId, reaction }),
});

/** Records a reaction; the server counts one per visitor (D-39), so one that arrives twice is not counted twice. */
export async function sendReaction(newsId: string, reaction: NewsReaction): Promise<Outcome> {
  const outcome = await reactions.deliver(newsId, reaction);
  if (outcome === 'sent') rememberReaction(newsId, reaction);
  return outcome;
}

/** Sends what could not be sent earlier. */
export const sendKeptReactions = (): Promise<void> => reactions.deliverKept(sendReaction);
