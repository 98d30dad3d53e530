import { setTicketPriority as contract } from '@harborline/domain/api/inbox/ticket-priority';
import { conversation } from '@harborline/domain/stores/conversations';
import { PRIORITY_LEVELS, priorityOf } from '@harborline/domain/tickets/priority';
import { priorityChange } from '@harborline/domain/tickets/ticket-change';
import { staffEndpoint } from '../../platform/endpoint';
import { firestore } from '../../platform/firebase';
import { updateRecord } from '../../platform/store/write';
import { recordEvent } from '../history/record-event';
import { mustStillBe } from '../must-still-be';
import { readOwnTicket } from '../own-ticket';

/** PATCH tickets/priority: says how soon a ticket is to be answered (D-108). */
export const setTicketPriority = staffEndpoint(
  contract,
  async ({ conversation_ref, priority, only_from }, staff) => {
    await firestore().runTransaction(async (transaction) => {
      const ticket = await readOwnTicket(transaction, conversation_ref, staff);
      const before = priorityOf(ticket);
      if (before === priority) return;
      mustStillBe(before, only_from);
      updateRecord(transaction, conversation(conversation_ref), {
        priority_level: PRIORITY_LEVELS[priority],
      });
      recordEvent(transaction, ticket, priorityChange(before, priority), { staff });
    });
    return { conversation_ref, priority };
  },
);
