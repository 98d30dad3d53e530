import * as z from 'zod/mini';
import { LIMITS } from '../../limits';
import { anyone, open } from '../../permissions/requirement';
import { RATING_ADDRESS, RATINGS } from '../../ratings/rating-values';
import { defineEndpoint } from '../contract';
import { conversationRef, idField } from '../ids';

const link = {
  /** conversation ref, message id and library id, joined by hyphens (S2.4-18) */
  key: z.string().check(z.maxLength(LIMITS.ratingKey)),
  /** of an emailed link; '' for none (D-06) */
  signature: z._default(z.string().check(z.maxLength(128)), ''),
};

export const getRating = defineEndpoint({
  ...RATING_ADDRESS,
  method: 'GET',
  summary:
    'Says what a rating link is about. It records nothing, so programs may fetch links (S2.4-18, D-97).',
  permission: open,
  rate: 'openRead',
  query: z.object(link),
  answer: z.object({
    company_name: z.string(),
    theme_color: z.string(),
    agent_name: z.string(),
    /** given earlier by this link, null before */
    rating: z.nullable(z.literal(RATINGS)),
    /** false once the time to rate it, or to change the rating, is over (D-06) */
    is_open: z.boolean(),
  }),
});

export const saveRating = defineEndpoint({
  ...RATING_ADDRESS,
  method: 'PUT',
  summary:
    'Rates an answer, or changes its rating within 7 days. An empty comment keeps an earlier one (S3-37, D-05, D-06).',
  permission: open,
  rate: 'rating',
  body: z.object({
    ...link,
    rating: z.literal(RATINGS),
    comment: z.string().check(z.maxLength(LIMITS.ratingComment), z.trim()),
  }),
  answer: z.object({ rating: z.literal(RATINGS) }),
});

/** An answer in a conversation of the visitor's own. */
const ownAnswer = { conversation_ref: conversationRef, message_id: idField };

export const getOwnRating = defineEndpoint({
  service: 'inbox',
  method: 'GET',
  path: '/messages/rating',
  summary:
    'Whether the visitor of a conversation is asked to rate an answer in it, and what they gave (D-97).',
  permission: anyone,
  rate: 'view',
  query: z.object(ownAnswer),
  answer: z.object({
    /** false also where the library asks for no ratings, or the time for it is over */
    is_asked: z.boolean(),
    rating: z.nullable(z.literal(RATINGS)),
  }),
});

export const rateMessage = defineEndpoint({
  service: 'inbox',
  method: 'PUT',
  path: '/messages/rating',
  summary:
    'Rates an answer as the visitor of its conversation, or changes the rating within 7 days (S3-37, S7.2-18, D-97).',
  permission: anyone,
  rate: 'vote',
  body: z.object({
    ...ownAnswer,
    message_rating: z.literal(RATINGS),
    message_review: z.string().check(z.maxLength(LIMITS.ratingComment), z.trim()),
  }),
  answer: z.object({ message_rating: z.literal(RATINGS) }),
});
