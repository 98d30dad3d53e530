import * as contract from '@harborline/domain/api/inbox/tickets';
import type { Conversation, SettableStatus } from '@harborline/domain/entities/conversation';
import type { TimestampLike } from '@harborline/domain/entities/timestamp';
import { conversation } from '@harborline/domain/stores/conversations';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { statusChange } from '@harborline/domain/tickets/ticket-change';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../platform/caller';
import { staffEndpoint } from '../platform/endpoint';
import { ApiError } from '../platform/errors';
import { firestore } from '../platform/firebase';
import { updateRecord } from '../platform/store/write';
import { type MacroStep, recordEvent } from './history/record-event';
import { mustStillBe, mustStillSleepUntil } from './must-still-be';
import { readOwnTicket } from './own-ticket';

/** Who changes a ticket. */
export interface TicketChanger {
  readonly staff: Staff;
  /** of the change in its history; a new one by default */
  readonly eventId?: string;
  /** that does it for them */
  readonly macro?: MacroStep;
}

/** Since when a snoozed ticket has the status that it gets back: nobody loses their place in a queue by a snooze that is over. */
const sinceOf = ({ snoozed }: Conversation, status: SettableStatus): TimestampLike | undefined =>
  snoozed?.status === status ? snoozed.since : undefined;

/** Opens, parks or closes a ticket that the transaction has read, which ends its snooze (D-119). @returns whether that changed anything */
export function setStatus(
  transaction: Transaction,
  ticket: Conversation,
  status: SettableStatus,
  by: TicketChanger,
): boolean {
  if (ticket.status === status) return false;
  updateRecord(transaction, conversation(ticket.id), {
    status,
    status_changed_at: sinceOf(ticket, status) ?? FieldValue.serverTimestamp(),
    status_changed_by: by.staff.uid,
    ...(ticket.status === 'snoozed' && { snoozed: FieldValue.delete() }),
  });
  recordEvent(transaction, ticket, statusChange(ticket, status), by);
  return true;
}

/** PATCH tickets: opens, parks or closes a ticket of the current library. */
export const changeTicketStatus = staffEndpoint(
  contract.changeTicketStatus,
  async ({ conversation_ref, status, only_from, only_until, follows }, staff) => {
    await firestore().runTransaction(async (transaction) => {
      const ticket = await readOwnTicket(transaction, conversation_ref, staff);
      if (ticket.status !== status) {
        mustStillBe(ticket.status, only_from);
        mustStillSleepUntil(ticket, only_until);
      }
      if (follows !== undefined && ticket.last_message.id !== follows)
        throw new ApiError('conflict', INBOX_TEXTS.wroteSince);
      setStatus(transaction, ticket, status, { staff });
    });
    return { conversation_ref, status };
  },
);
