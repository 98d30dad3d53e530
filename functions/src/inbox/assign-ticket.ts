import * as contract from '@harborline/domain/api/inbox/tickets';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { isAllowed } from '@harborline/domain/permissions/decide';
import { replyToTickets } from '@harborline/domain/permissions/requirements';
import { conversation } from '@harborline/domain/stores/conversations';
import { user } from '@harborline/domain/stores/users';
import { senderName } from '@harborline/domain/team/sender-name';
import { ASSIGNEE_TEXTS } from '@harborline/domain/texts/assignee';
import { ticketAssignment } from '@harborline/domain/tickets/ticket-change';
import { reassignedFrom } from '@harborline/domain/tickets/ticket-lists';
import type { Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../platform/caller';
import { staffEndpoint } from '../platform/endpoint';
import { ApiError } from '../platform/errors';
import { firestore } from '../platform/firebase';
import { readRecord } from '../platform/store/read';
import { updateRecord } from '../platform/store/write';
import { recordEvent } from './history/record-event';
import { readOwnTicket } from './own-ticket';

const nameOf = (teammate: Parameters<typeof senderName>[0]): string =>
  senderName(teammate) || ASSIGNEE_TEXTS.unnamed;

/** @returns '' for nobody. @throws ApiError 'not-found' unless the person works here, 'conflict' if they answer no tickets */
async function nameOfAssignee(transaction: Transaction, uid: string, staff: Staff): Promise<string> {
  if (uid === '') return '';
  const found = await readRecord(user(uid), transaction);
  if (!found?.is_active || found.support_lib_id !== staff.support_lib_id) throw new ApiError('not-found');
  if (!isAllowed(found.permissions, replyToTickets))
    throw new ApiError('conflict', ASSIGNEE_TEXTS.answersNoTickets(senderName(found)));
  return nameOf(found);
}

/** Who has a ticket, by name; '' for nobody. */
async function nameBefore(transaction: Transaction, { assigned_to }: Conversation): Promise<string> {
  if (assigned_to === '') return '';
  const found = await readRecord(user(assigned_to), transaction);
  return found === undefined ? ASSIGNEE_TEXTS.formerTeammate : nameOf(found);
}

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
