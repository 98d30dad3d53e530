import { NO_RATINGS } from '@harborline/domain/entities/rating';
import { conversation as conversationDocument } from '@harborline/domain/stores/conversations';
import { ratingRequest } from '@harborline/domain/stores/ratings';
import { Timestamp } from 'firebase-admin/firestore';
import { readLibrary } from '../../libraries';
import { loadTemplates } from '../../mail';
import { firestore } from '../../platform/firebase';
import { readRecord } from '../../platform/store/read';
import { deleteRecord, updateRecord } from '../../platform/store/write';
import { queueRatingMail } from './queue-rating-mail';

const HOUR_MS = 3_600_000;

/**
 * Decides on a closed ticket: waits for the library's delay, then asks its visitor for a rating unless the ticket was
 * opened again (D-97). A second call changes nothing. @returns whether it was decided
 */
export async function settleRequest(conversationRef: string, nowMs: number): Promise<boolean> {
  const document = ratingRequest(conversationRef);
  await loadTemplates();
  return firestore().runTransaction(async (transaction) => {
    const request = await readRecord(document, transaction);
    if (!request || request.due_at.toMillis() > nowMs) return false;
    const library = await readLibrary(transaction, request.support_lib_id);
    const { isOn, delayHours } = library?.private.ratings ?? NO_RATINGS;
    const dueMs = request.closed_at.toMillis() + delayHours * HOUR_MS;
    if (isOn && !request.is_planned && dueMs > nowMs) {
      updateRecord(transaction, document, { due_at: Timestamp.fromMillis(dueMs), is_planned: true });
      return false;
    }
    const conversation = await readRecord(conversationDocument(conversationRef), transaction);
    const isAsked = conversation?.status === 'closed' && conversation.merged_into === undefined;
    if (library && isOn && isAsked) {
      await queueRatingMail(transaction, { library, conversation, eventId: request.event_ref }, nowMs);
    }
    deleteRecord(transaction, document);
    return true;
  });
}
