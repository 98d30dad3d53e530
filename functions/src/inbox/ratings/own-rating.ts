import * as contract from '@harborline/domain/api/inbox/ratings';
import { NO_RATINGS } from '@harborline/domain/entities/rating';
import { conversation as conversationDocument } from '@harborline/domain/stores/conversations';
import type { Transaction } from 'firebase-admin/firestore';
import { readLibrary } from '../../libraries';
import { visitorEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { readRecord } from '../../platform/store/read';
import { mustNotView } from '../chats/must-not-view';
import { findRated, type Rated } from './read-rated';
import { storeRating } from './save-rating';

interface OwnAnswer {
  readonly conversationRef: string;
  readonly messageId: string;
  /** of the visitor */
  readonly uid: string;
}

/** The same for an answer of somebody else's conversation and for one that is not there. @throws ApiError 'not-found' */
async function readOwn(transaction: Transaction, own: OwnAnswer, nowMs: number): Promise<Rated> {
  const { conversationRef, messageId, uid } = own;
  const conversation = await readRecord(conversationDocument(conversationRef), transaction);
  if (!conversation?.visitor_uids.includes(uid)) throw new ApiError('not-found');
  const library = await readLibrary(transaction, conversation.support_lib_id);
  if (!library) throw new ApiError('not-found');
  const answer = { conversationRef, messageId, libraryId: library.id };
  const rated = await findRated(transaction, { answer, library }, nowMs);
  if (rated === null) throw new ApiError('not-found');
  return rated;
}

/** GET messages/rating: whether the visitor is asked. Records nothing. */
export const getOwnRating = visitorEndpoint(
  contract.getOwnRating,
  async ({ conversation_ref, message_id }, { uid }, { nowMs }) => {
    const own = { conversationRef: conversation_ref, messageId: message_id, uid };
    const { library, rating, isOpen } = await firestore().runTransaction(
      (transaction) => readOwn(transaction, own, nowMs),
      { readOnly: true },
    );
    const { isOn } = library.private.ratings ?? NO_RATINGS;
    return { is_asked: isOn && isOpen, rating: rating?.message_rating ?? null };
  },
);

/** PUT messages/rating: the visitor rates an answer of their own conversation. */
export const rateMessage = visitorEndpoint(
  contract.rateMessage,
  async ({ conversation_ref, message_id, message_rating, message_review }, { uid }, { nowMs }) => {
    const own = { conversationRef: conversation_ref, messageId: message_id, uid };
    await firestore().runTransaction(async (transaction) => {
      const rated = await readOwn(transaction, own, nowMs);
      await mustNotView(transaction, uid);
      storeRating(transaction, rated, { rating: message_rating, comment: message_review }, nowMs);
    });
    return { message_rating };
  },
);
