import type { RatingValue } from '@harborline/domain/ratings/rating-values';
import type { Auth } from 'firebase-admin/auth';
import { conversationRef, messageRef, visitorUid } from '../build-conversation';
import type { DemoConversation } from '../conversation-data';
import { rateAnswer } from './conversation';
import { arrive } from './simulated-visitor';
import { rest, type Stage } from './stage';

const READING_MS = 4_000;

/** A visitor of the demo world returns to a closed conversation and rates its last answer. */
export async function rateLater(
  stage: Stage,
  people: Auth,
  demo: DemoConversation,
  rating: RatingValue,
): Promise<void> {
  const index = demo.messages.findLastIndex(({ from }) => from === 'agent');
  const visitor = await arrive(stage, await people.createCustomToken(visitorUid(demo)));
  try {
    await rest(stage, READING_MS);
    const hasRated = await rateAnswer(visitor, {
      conversation_ref: conversationRef(demo),
      message_id: messageRef(demo, index),
      message_rating: rating,
      message_review: '',
    });
    if (hasRated) stage.say(`${demo.visitor.name} rates an earlier answer: ${rating} of 5`);
  } finally {
    await visitor.leave();
  }
}
