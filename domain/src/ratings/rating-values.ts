/** S3-38, S9-28: from very dissatisfied to very satisfied. */
export const RATINGS = [1, 2, 3, 4, 5] as const;
export type RatingValue = (typeof RATINGS)[number];

/** Hours between the end of a ticket and the email that asks for a rating. */
export const RATING_DELAYS = [0, 1, 4, 24, 72] as const;
export type RatingDelay = (typeof RATING_DELAYS)[number];

/** Where the rating page asks and sends; a constant of its own, because the page does without the schema library. */
export const RATING_ADDRESS = { service: 'inbox', path: '/rating' } as const;
