import { conversation as conversationDocument } from '@harborline/domain/stores/conversations';
import { statusDecisionAfter } from '@harborline/domain/stores/ticket-events';
import { statusChange } from '@harborline/domain/tickets/ticket-change';
import { FieldValue, type Timestamp, type Transaction } from 'firebase-admin/firestore';
import { firestore } from '../platform/firebase';
import { findRecords, refOf, snapshotRecord } from '../platform/store/read';
import { updateRecord } from '../platform/store/write';
import { recordEvent } from './history/record-event';
import { unmerge } from './merge/unmerge';
import { prepareTakingBack } from './routing/take-back';

/**
 * Whether a ticket's status was chosen after a message, by its history: its document does not say so where only the library's own
 * status changed, or a snooze ended that leads back to the time before it (D-119, D-121).
 */
const wasDecidedSince = async (
  transaction: Transaction,
  ref: string,
  writtenAt: Timestamp,
): Promise<boolean> => (await findRecords(statusDecisionAfter(ref, writtenAt), transaction)).length > 0;

/**
 * Opens a pending, snoozed or closed ticket because its visitor wrote again; one that was merged is one of its own again, so that what they
 * write is read and answered where they see it (D-110). A ticket whose status was changed after the
 * message stays as staff left it, however late the message's event arrives.
 * @returns whether it has opened it now
 */
export async function reopenConversation(conversationRef: string, writtenAt: Timestamp): Promise<boolean> {
  const document = conversationDocument(conversationRef);
  return firestore().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(refOf(document));
    const ticket = snapshotRecord(document.read, snapshot);
    if (ticket === undefined || ticket.status === 'open') return false;
    // As the SDK gives it: the schema's times know milliseconds alone.
    const changedAt = snapshot.get('status_changed_at') as Timestamp | undefined;
    if (changedAt && changedAt.valueOf() > writtenAt.valueOf()) return false;
    if (await wasDecidedSince(transaction, conversationRef, writtenAt)) return false;
    // Whoever had it when it was closed may have left since (D-138).
    const takeBack = await prepareTakingBack(transaction, ticket, writtenAt);
    const by = { reason: 'visitor-wrote', at: writtenAt } as const;
    if (ticket.merged_into !== undefined) {
      unmerge(transaction, ticket, { status: 'open', at: writtenAt, by });
      takeBack?.();
      return true;
    }
    updateRecord(transaction, document, {
      status: 'open',
      ...(ticket.own_status_ref !== undefined && { own_status_ref: FieldValue.delete() }),
      status_changed_at: writtenAt,
      status_changed_by: '',
      ...(ticket.status === 'snoozed' && { snoozed: FieldValue.delete() }),
    });
    recordEvent(transaction, ticket, statusChange(ticket, 'open'), by);
    takeBack?.();
    return true;
  });
}
