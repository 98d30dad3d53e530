import * as z from 'zod/mini';
import { LIMITS } from '../../limits';
import { open } from '../../permissions/requirement';
import { RATING_ADDRESS, RATINGS } from '../../ratings/rating-values';
import { defineEndpoint } from '../contract';

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
