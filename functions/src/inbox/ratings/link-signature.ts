import { createHmac, timingSafeEqual } from 'node:crypto';
import type { RatedAnswer } from '@harborline/domain/ratings/rating-key';

/** The `signature` of an emailed rating link: 256 bits, base64url. It fits no other answer (D-06). */
export function signRatingLink(answer: RatedAnswer, secret: string): string {
  const { libraryId, conversationRef, messageId } = answer;
  const text = JSON.stringify(['rating-link', libraryId, conversationRef, messageId]);
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** Compares in constant time. */
export function isRatingSignature(signature: string, answer: RatedAnswer, secret: string): boolean {
  const expected = Buffer.from(signRatingLink(answer, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
