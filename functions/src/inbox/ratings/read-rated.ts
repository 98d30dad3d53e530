import type { Conversation, Message } from '@harborline/domain/entities/conversation';
import { NO_RATINGS, type Rating } from '@harborline/domain/entities/rating';
import { parseRatingKey, type RatedAnswer } from '@harborline/domain/ratings/rating-key';
import { isRatingOpen } from '@harborline/domain/ratings/rating-period';
import { conversation as conversationDocument } from '@harborline/domain/stores/conversations';
import { message as messageDocument } from '@harborline/domain/stores/messages';
import { rating as ratingDocument } from '@harborline/domain/stores/ratings';
import type { Transaction } from 'firebase-admin/firestore';
import { type Library, readLibrary } from '../../libraries';
import { config } from '../../platform/config';
import { ApiError } from '../../platform/errors';
import { readEach } from '../../platform/store/read';
import { isRatingSignature } from './link-signature';

interface RatingLink {
  readonly key: string;
  /** '' for none */
  readonly signature: string;
}

/** An answer that a link names, with what it belongs to. */
export interface Rated {
  readonly answer: RatedAnswer;
  readonly library: Library;
  readonly conversation: Conversation;
  readonly message: Message;
  /** given earlier */
  readonly rating: Rating | undefined;
  /** whether it can be rated, or its rating changed, now */
  readonly isOpen: boolean;
}

/** The same for a guessed key, a wrong signature and a missing one: it says nothing of what exists. */
const refused = () => new ApiError('not-found', 'This link is not valid');

function requireSignature({ signature }: RatingLink, answer: RatedAnswer, library: Library): void {
  const isRequired = (library.private.ratings ?? NO_RATINGS).isSignatureRequired;
  if (signature === '' && !isRequired) return;
  if (!isRatingSignature(signature, answer, config().linkSigningSecret)) throw refused();
}

/**
 * Looks up what a rating link names: an answer that its visitor can see, in a conversation of the library (D-06). Reads,
 * so call it before any write. @throws ApiError 'not-found'
 */
export async function readRated(transaction: Transaction, link: RatingLink, nowMs: number): Promise<Rated> {
  const answer = parseRatingKey(link.key);
  if (answer === null) throw refused();
  const { libraryId } = answer;
  const library = await readLibrary(transaction, libraryId);
  if (!library) throw refused();
  requireSignature(link, answer, library);
  const rated = await findRated(transaction, { answer, library }, nowMs);
  if (rated === null) throw refused();
  return rated;
}

/** An answer that its visitor can see, in a conversation of the library; null if there is none. Reads, so call it before any write. */
export async function findRated(
  transaction: Transaction,
  { answer, library }: Pick<Rated, 'answer' | 'library'>,
  nowMs: number,
): Promise<Rated | null> {
  const { conversationRef, messageId, libraryId } = answer;
  const [conversation, message, rating] = await readEach(
    [
      conversationDocument(conversationRef),
      messageDocument(conversationRef, messageId),
      ratingDocument(conversationRef, messageId),
    ],
    transaction,
  );
  if (conversation?.support_lib_id !== libraryId || message?.support_lib_id !== libraryId) return null;
  if (message.sender_type !== 'agent' || !message.is_public) return null;
  const at = {
    answeredAtMs: message.created_at.toMillis(),
    ratedAtMs: rating?.rated_at.toMillis() ?? null,
  };
  return { answer, library, conversation, message, rating, isOpen: isRatingOpen(at, nowMs) };
}
