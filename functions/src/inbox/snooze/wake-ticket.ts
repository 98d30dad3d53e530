import { conversation } from '@harborline/domain/stores/conversations';
import { writtenAt } from '@harborline/domain/tickets/snooze/waking';
import { statusChange } from '@harborline/domain/tickets/ticket-change';
import { FieldValue } from 'firebase-admin/firestore';
import { firestore } from '../../platform/firebase';
import { readRecord } from '../../platform/store/read';
import { updateRecord } from '../../platform/store/write';
import { recordEvent } from '../history/record-event';

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
      status: 'open',
      status_changed_at: now,
      status_changed_by: '',
      snoozed: FieldValue.delete(),
      last_message_at: now,
      woken: { at: now, message_at: writtenAt(ticket) },
    });
    recordEvent(transaction, ticket, statusChange(ticket, 'open'), { reason: 'time-came', at: now });
    return true;
  });
