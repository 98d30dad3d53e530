import * as z from 'zod/mini';
import { RATING_DELAYS, RATINGS } from '../ratings/rating-values';
import { timestampSchema } from './timestamp';

/**
 * `Conversations/{ref}/Ratings/{message_id}`: what a visitor thinks of an answer (D-97), in the fields of the rating
 * message (S3-37). Functions write it; staff who may read the ticket read it.
 */
export const ratingSchema = z.looseObject({
  support_lib_id: z.string(),
  conversation_ref: z.string(),
  message_id: z.string(),
  message_rating: z.literal(RATINGS),
  /** the comment as plain text, '' for none */
  message_review: z.string(),
  sent_via: z.literal('portal'),
  /** the visitor of the conversation, as it is stored there (D-06) */
  sender_ref: z.string(),
  /** who wrote the answer */
  agent_ref: z.string(),
  agent_name: z.string(),
  rated_at: timestampSchema,
  /** when it was last given */
  changed_at: timestampSchema,
});
export type Rating = z.infer<typeof ratingSchema> & { id: string };

/** `RatingFigures/{libraryId}_{uid}`: how the answers of a teammate were rated, counted by functions. */
export const ratingFiguresSchema = z.object({
  support_lib_id: z.string(),
  agent_ref: z.string(),
  /** as visitors saw it with the answer rated last */
  agent_name: z.string(),
  /** ratings */
  count: z.number(),
  /** of all of them */
  sum: z.number(),
});
export type RatingFigures = z.infer<typeof ratingFiguresSchema>;

/** What a library asks its visitors after a ticket is closed; in the private part of a library. */
export const ratingSettingsSchema = z.strictObject({
  isOn: z.boolean(),
  delayHours: z.literal(RATING_DELAYS),
  /** refuses links without a signature, which only our emails have (D-06) */
  isSignatureRequired: z.boolean(),
});
export type RatingSettings = z.infer<typeof ratingSettingsSchema>;

/** Of a library that never chose. */
export const NO_RATINGS: RatingSettings = { isOn: false, delayHours: 1, isSignatureRequired: false };
