import * as contract from '@harborline/domain/api/inbox/ratings';
import { countRating, NOTHING_RATED } from '@harborline/domain/ratings/rating-figures';
import type { RatingValue } from '@harborline/domain/ratings/rating-values';
import { rating as ratingDocument, ratingFigures } from '@harborline/domain/stores/ratings';
import { REVIEW_TEXTS } from '@harborline/domain/texts/ratings';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { openEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { mergeRecord, setRecord } from '../../platform/store/write';
import { type Rated, readRated } from './read-rated';

interface GivenRating {
  readonly rating: RatingValue;
  /** '' keeps an earlier one */
  readonly comment: string;
}

function writeRating(transaction: Transaction, rated: Rated, given: GivenRating, nowMs: number): void {
  const { answer, conversation, message, rating: before } = rated;
  const now = Timestamp.fromMillis(nowMs);
  setRecord(transaction, ratingDocument(answer.conversationRef, answer.messageId), {
    support_lib_id: answer.libraryId,
    conversation_ref: answer.conversationRef,
    message_id: answer.messageId,
    message_rating: given.rating,
    message_review: given.comment || before?.message_review || '',
    sent_via: 'portal',
    // The visitor as stored, never as claimed (D-06).
    sender_ref: conversation.visitor_uids[0] ?? '',
    agent_ref: message.sender_ref,
    agent_name: message.sender_name,
    rated_at: before?.rated_at ?? now,
    changed_at: now,
  });
}

/** Adds without reading, so that ratings of the same teammate do not wait for each other. */
function addToFigures(transaction: Transaction, rated: Rated, rating: RatingValue): void {
  const { sender_ref: agent, sender_name: name } = rated.message;
  const { libraryId } = rated.answer;
  const added = countRating(NOTHING_RATED, rated.rating?.message_rating ?? null, rating);
  mergeRecord(transaction, ratingFigures(libraryId, agent), {
    support_lib_id: libraryId,
    agent_ref: agent,
    agent_name: name,
    count: FieldValue.increment(added.count),
    sum: FieldValue.increment(added.sum),
  });
}

/**
 * Stores the one rating of an answer and keeps the figures of its writer, both or neither.
 * @throws ApiError 'gone' once the time for it is over
 */
export function storeRating(transaction: Transaction, rated: Rated, given: GivenRating, nowMs: number): void {
  if (!rated.isOpen) throw new ApiError('gone', REVIEW_TEXTS.closed);
  writeRating(transaction, rated, given, nowMs);
  addToFigures(transaction, rated, given.rating);
}

/** PUT rating: as whoever has a link to the answer. */
export const saveRating = openEndpoint(
  contract.saveRating,
  async ({ key, signature, rating, comment }, _nobody, { nowMs }) => {
    await firestore().runTransaction(async (transaction) => {
      const rated = await readRated(transaction, { key, signature }, nowMs);
      storeRating(transaction, rated, { rating, comment }, nowMs);
    });
    return { rating };
  },
);
