import * as contract from '@harborline/domain/api/inbox/tickets';
import { conversation } from '@harborline/domain/stores/conversations';
import { ticketAssignment } from '@harborline/domain/tickets/ticket-change';
import { reassignedFrom } from '@harborline/domain/tickets/ticket-lists';
import { staffEndpoint } from '../platform/endpoint';
import { firestore } from '../platform/firebase';
import { updateRecord } from '../platform/store/write';
import { nameBefore, nameOfAssignee } from './assignee';
import { recordEvent } from './history/record-event';
import { readOwnTicket } from './own-ticket';

/** PATCH tickets/assignee: gives a ticket to a teammate, or to nobody (D-76). */
export const assignTicket = staffEndpoint(
  contract.assignTicket,
  async ({ conversation_ref, assigned_to = '' }, staff) => {
    await firestore().runTransaction(async (transaction) => {
      const ticket = await readOwnTicket(transaction, conversation_ref, staff);
      const name = await nameOfAssignee(transaction, assigned_to, staff);
      if (ticket.assigned_to === assigned_to) return;
      const before = await nameBefore(transaction, ticket);
      updateRecord(transaction, conversation(conversation_ref), {
        assigned_to,
        reassigned_from: reassignedFrom(ticket, assigned_to),
        assigned_by: assigned_to === '' ? '' : staff.uid,
      });
      recordEvent(transaction, ticket, ticketAssignment(before, name), { staff });
    });
    return { conversation_ref, assigned_to };
  },
);
