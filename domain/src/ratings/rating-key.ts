import { isId } from '../entities/is-id';

/** What a rating is about. */
export interface RatedAnswer {
  readonly conversationRef: string;
  readonly messageId: string;
  readonly libraryId: string;
}

/** The `key` of a rating link (S2.4-18). */
export const ratingKey = ({ conversationRef, messageId, libraryId }: RatedAnswer): string =>
  `${conversationRef}-${messageId}-${libraryId}`;

/** What a key names, read from the right (D-06); null unless it has three parts. */
export function parseRatingKey(key: string): RatedAnswer | null {
  const parts = key.split('-');
  const libraryId = parts.pop() ?? '';
  const messageId = parts.pop() ?? '';
  const conversationRef = parts.join('-');
  const ids = [conversationRef, messageId, libraryId];
  return ids.every(isId) ? { conversationRef, messageId, libraryId } : null;
}
