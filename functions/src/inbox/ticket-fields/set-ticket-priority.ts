import { setTicketPriority as contract } from '@harborline/domain/api/inbox/ticket-priority';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { conversation } from '@harborline/domain/stores/conversations';
import { PRIORITY_LEVELS, type Priority, priorityOf } from '@harborline/domain/tickets/priority';
import { priorityChange } from '@harborline/domain/tickets/ticket-change';
import type { Transaction } from 'firebase-admin/firestore';
import { staffEndpoint } from '../../platform/endpoint';
import { firestore } from '../../platform/firebase';
import { updateRecord } from '../../platform/store/write';
import type { TicketChanger } from '../change-ticket-status';
import { recordEvent } from '../history/record-event';
import { mustStillBe } from '../must-still-be';
import { readOwnTicket } from '../own-ticket';

/**
 * Says how soon a ticket that the transaction has read is to be answered.
 * @param onlyFrom what a step back takes back; undefined for any other step
 * @returns whether that changed anything
 * @throws ApiError 'conflict' if somebody has chosen another since
 */
export function setPriority(
  transaction: Transaction,
  ticket: Conversation,
  { priority, onlyFrom }: { readonly priority: Priority; readonly onlyFrom?: Priority | undefined },
  by: TicketChanger,
): boolean {
  const before = priorityOf(ticket);
  if (before === priority) return false;
  mustStillBe(before, onlyFrom);
  updateRecord(transaction, conversation(ticket.id), { priority_level: PRIORITY_LEVELS[priority] });
  recordEvent(transaction, ticket, priorityChange(before, priority), by);
  return true;
}

/** PATCH tickets/priority: says how soon a ticket is to be answered (D-108). */
export const setTicketPriority = staffEndpoint(
  contract,
  async ({ conversation_ref, priority, only_from }, staff) => {
    await firestore().runTransaction(async (transaction) => {
      const ticket = await readOwnTicket(transaction, conversation_ref, staff);
      setPriority(transaction, ticket, { priority, onlyFrom: only_from }, { staff });
    });
    return { conversation_ref, priority };
  },
);
