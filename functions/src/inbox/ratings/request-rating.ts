import { ratingRequest } from '@harborline/domain/stores/ratings';
import type { FieldValue, Timestamp, Transaction } from 'firebase-admin/firestore';
import { setRecord } from '../../platform/store/write';

interface Closing {
  readonly conversationRef: string;
  readonly libraryId: string;
  /** id of its event in the history */
  readonly eventId: string;
  readonly at: Timestamp | FieldValue;
}

/**
 * Notes that a ticket was closed, in the transaction that closes it, so that no closing is lost. The sweep decides
 * whether its visitor is asked for a rating; a later closing takes the place of one that is not decided yet.
 */
export function requestRating(transaction: Transaction, closing: Closing): void {
  const { conversationRef, libraryId, eventId, at } = closing;
  setRecord(transaction, ratingRequest(conversationRef), {
    support_lib_id: libraryId,
    conversation_ref: conversationRef,
    event_ref: eventId,
    closed_at: at,
    due_at: at,
    is_planned: false,
  });
}
