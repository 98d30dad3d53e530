import * as contract from '@harborline/domain/api/inbox/tickets';
import { conversation } from '@harborline/domain/stores/conversations';
import { statusChange } from '@harborline/domain/tickets/ticket-change';
import { FieldValue } from 'firebase-admin/firestore';
import { staffEndpoint } from '../platform/endpoint';
import { firestore } from '../platform/firebase';
import { updateRecord } from '../platform/store/write';
import { recordEvent } from './history/record-event';
import { readOwnTicket } from './own-ticket';

/** PATCH tickets: opens, parks or closes a ticket of the current library. */
export const changeTicketStatus = staffEndpoint(
  contract.changeTicketStatus,
  async ({ conversation_ref, status }, staff) => {
    await firestore().runTransaction(async (transaction) => {
      const ticket = await readOwnTicket(transaction, conversation_ref, staff);
      if (ticket.status === status) return;
      updateRecord(transaction, conversation(conversation_ref), {
        status,
        status_changed_at: FieldValue.serverTimestamp(),
        status_changed_by: staff.uid,
      });
      recordEvent(transaction, ticket, statusChange(ticket.status, status), { staff });
    });
    return { conversation_ref, status };
  },
);
