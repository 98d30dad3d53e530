import * as contract from '@harborline/domain/api/inbox/tickets';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { conversation } from '@harborline/domain/stores/conversations';
import { ticketAssignment, ticketTaking } from '@harborline/domain/tickets/ticket-change';
import { reassignedFrom } from '@harborline/domain/tickets/ticket-lists';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { staffEndpoint } from '../platform/endpoint';
import { firestore } from '../platform/firebase';
import { updateRecord } from '../platform/store/write';
import { nameBefore, nameOfAssignee } from './assignee';
import type { TicketChanger } from './change-ticket-status';
import { recordEvent } from './history/record-event';
import { mustStillBe } from './must-still-be';
import { readOwnTicket } from './own-ticket';

/** Who gives a ticket to somebody. @param fromQueue name of the smart queue that they take it from themselves (D-115) */
type Assigner = TicketChanger & { readonly fromQueue?: string };

/** Whom the routing passes over from now on: whoever it was taken from, until somebody has it (D-137). */
function cameBack({ assigned_to, came_back }: Conversation, assignedTo: string) {
  if (assignedTo === '') return { came_back: { by: assigned_to, at: FieldValue.serverTimestamp() } };
  return came_back ? { came_back: null } : {};
}

/**
 * Gives a ticket that the transaction has read to a teammate, or to nobody (''). Reads, then writes.
 * @returns whether that changed anything
 * @throws ApiError 'conflict' if the person gets no tickets
 */
export async function assign(
  transaction: Transaction,
  ticket: Conversation,
  assignedTo: string,
  by: Assigner,
): Promise<boolean> {
  const name = await nameOfAssignee(transaction, assignedTo, by.staff);
  if (ticket.assigned_to === assignedTo) return false;
  const before = await nameBefore(transaction, ticket);
  updateRecord(transaction, conversation(ticket.id), {
    assigned_to: assignedTo,
    reassigned_from: reassignedFrom(ticket, assignedTo),
    assigned_by: assignedTo === '' ? '' : by.staff.uid,
    ...cameBack(ticket, assignedTo),
  });
  const refs = { from_ref: ticket.assigned_to, to_ref: assignedTo };
  const change =
    by.fromQueue === undefined
      ? ticketAssignment(before, name, refs)
      : ticketTaking(name, by.fromQueue, assignedTo);
  recordEvent(transaction, ticket, change, by);
  return true;
}

/** PATCH tickets/assignee: gives a ticket to a teammate, or to nobody (D-76). */
export const assignTicket = staffEndpoint(
  contract.assignTicket,
  async ({ conversation_ref, assigned_to = '', only_from }, staff) => {
    await firestore().runTransaction(async (transaction) => {
      const ticket = await readOwnTicket(transaction, conversation_ref, staff);
      if (ticket.assigned_to !== assigned_to) mustStillBe(ticket.assigned_to, only_from);
      await assign(transaction, ticket, assigned_to, { staff });
    });
    return { conversation_ref, assigned_to };
  },
);
