import * as z from 'zod/mini';
import { LIMITS } from '../../limits';
import { isTimestampLike, type TimestampLike } from '../timestamp';

/**
 * Building blocks of the schemas for client writes. The security rules enforce the same (`rules-tests/fuzz.test.ts`).
 */

/** Characters as security rules count them: code points. */
export function characters(text: string): number {
  let count = 0;
  for (const _character of text) count += 1;
  return count;
}

/** A text of at most `most` characters. */
export const writtenText = (most: number) =>
  z.string().check(z.refine((text) => characters(text) <= most, `At most ${most} characters`));

/** A non-empty text of at most `most` characters. */
export const writtenTitle = (most: number) => writtenText(most).check(z.minLength(1));

const isWrittenId = (text: string) => /^[A-Za-z0-9_-]{1,128}$/.test(text);

// Refined rather than built from `regex` and `union`, whose code every visitor would load just for these two.

/** One of our ids, safe as a segment of a path. */
export const writtenId = z.string().check(z.refine(isWrittenId, 'is not an id'));

/** '' or an id. */
export const writtenReference = z
  .string()
  .check(z.refine((text) => text === '' || isWrittenId(text), 'is not an id'));

/** The time of the write itself: rules accept only the server time. */
export const writtenTime = z.custom<TimestampLike>(isTimestampLike, 'Expected the server time');

/** A time that a writer chose, or none. */
export const chosenTime = z.nullable(
  z.custom<TimestampLike>(
    (value: unknown) => isTimestampLike(value) || value instanceof Date,
    'Expected a time',
  ),
);

const keywordsLength = LIMITS.articleKeywords * LIMITS.keyword;

/** Keywords of a text, together no longer than as many of the longest. */
export const writtenKeywords = z.array(z.string()).check(
  z.maxLength(LIMITS.articleKeywords),
  z.refine((keywords) => characters(keywords.join('')) <= keywordsLength),
);
