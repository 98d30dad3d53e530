import type { Conversation } from '@harborline/domain/entities/conversation';
import { conversation } from '@harborline/domain/stores/conversations';
import { writtenAt } from '@harborline/domain/tickets/snooze/waking';
import { statusChange } from '@harborline/domain/tickets/ticket-change';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { firestore } from '../../platform/firebase';
import { readRecord } from '../../platform/store/read';
import { updateRecord } from '../../platform/store/write';
import { type ChangedBy, recordEvent } from '../history/record-event';

/** Who wakes a ticket, or why the product does. */
type WokenBy =
  | Pick<Extract<ChangedBy, { staff: object }>, 'staff'>
  | Pick<Extract<ChangedBy, { reason: string }>, 'reason'>;

/**
 * Opens a ticket that the transaction has read, if it is snoozed (D-119). Its history has it at the time of the database,
 * behind all that was there before, however long the cause of it was on its way.
 */
export function endSnooze(transaction: Transaction, ticket: Conversation, by: WokenBy): void {
  if (ticket.status !== 'snoozed') return;
  const now = FieldValue.serverTimestamp();
  updateRecord(transaction, conversation(ticket.id), {
    status: 'open',
    status_changed_at: now,
    status_changed_by: 'staff' in by ? by.staff.uid : '',
    snoozed: FieldValue.delete(),
  });
  recordEvent(transaction, ticket, statusChange(ticket, 'open'), { ...by, at: now });
}

/**
 * Opens a snoozed ticket whose time has come, and puts it at the top of its lists (D-119). One that was given another time
 * meanwhile, or woke otherwise, stays as it is.
 * @returns whether it woke
 */
export const wakeTicket = (conversationRef: string, nowMs: number): Promise<boolean> =>
  firestore().runTransaction(async (transaction) => {
    const document = conversation(conversationRef);
    const ticket = await readRecord(document, transaction);
    const until = ticket?.snoozed?.until;
    if (ticket?.status !== 'snoozed' || !until || until.toMillis() > nowMs) return false;
    const now = FieldValue.serverTimestamp();
    updateRecord(transaction, document, {
      last_message_at: now,
      woken: { at: now, message_at: writtenAt(ticket) },
    });
    endSnooze(transaction, ticket, { reason: 'time-came' });
    return true;
  });
