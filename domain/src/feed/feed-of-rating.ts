import type { Feed } from '../entities/feed';
import type { Rating } from '../entities/rating';
import { RATING_TEXTS } from '../texts/ratings';
import { shortNumber } from '../tickets/ticket-title';

/** The feed text of a rating (S3-30). A chat has the number 0. Its author is a visitor, so it has neither a teammate's name nor a picture. */
export const feedOfRating = (
  { message_rating, agent_name }: Pick<Rating, 'message_rating' | 'agent_name'>,
  ticketNumber: number,
): Pick<Feed, 'trigger' | 'activity_name' | 'agent' | 'workflow_name' | 'workflow_ref' | 'entity_type'> => ({
  trigger: 'user',
  activity_name: RATING_TEXTS.feedActivity(
    message_rating,
    agent_name || RATING_TEXTS.unnamed,
    ticketNumber === 0 ? RATING_TEXTS.feedChat : RATING_TEXTS.feedTicket(shortNumber(ticketNumber)),
  ),
  agent: { agent_name: RATING_TEXTS.feedAuthor, agent_picture: '' },
  workflow_name: '',
  workflow_ref: '',
  entity_type: RATING_TEXTS.feedEntity,
});
