import * as contract from '@harborline/domain/api/inbox/snooze';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { conversation } from '@harborline/domain/stores/conversations';
import { SNOOZE_TEXTS } from '@harborline/domain/texts/snooze';
import { snoozeFault } from '@harborline/domain/tickets/snooze/snooze-times';
import { visitorStatus } from '@harborline/domain/tickets/snooze/visitor-status';
import { snoozing } from '@harborline/domain/tickets/ticket-change';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { updateRecord } from '../../platform/store/write';
import type { TicketChanger } from '../change-ticket-status';
import { recordEvent } from '../history/record-event';
import { mustStillBe } from '../must-still-be';
import { readOwnTicket } from '../own-ticket';

interface Snooze {
  /** ISO 8601; undefined for until the visitor writes */
  readonly until: string | undefined;
  /** a step back puts aside again what was closed meanwhile, and until a time that may have come */
  readonly isStepBack: boolean;
}

const timeOf = (until: string | undefined): Date | null => (until === undefined ? null : new Date(until));

/** @throws ApiError 'conflict' with a sentence for people */
function mustBePossible(ticket: Conversation, until: Date | null): void {
  if (ticket.status === 'closed') throw new ApiError('conflict', SNOOZE_TEXTS.isClosed);
  const fault = until === null ? undefined : snoozeFault(until.getTime(), Date.now());
  if (fault !== undefined) throw new ApiError('conflict', SNOOZE_TEXTS.faults[fault]);
}

const isAsAsked = ({ status, snoozed }: Conversation, until: Date | null): boolean =>
  status === 'snoozed' && snoozed !== undefined && snoozed.until?.toMillis() === until?.getTime();

/**
 * Puts aside a ticket that the transaction has read; one that is snoozed gets another time (D-119).
 * @returns whether that changed anything
 * @throws ApiError 'conflict' if it is closed, or the time has come or is too far away
 */
export function snooze(
  transaction: Transaction,
  ticket: Conversation,
  { until, isStepBack }: Snooze,
  by: TicketChanger,
): boolean {
  const at = timeOf(until);
  if (isAsAsked(ticket, at)) return false;
  if (!isStepBack) mustBePossible(ticket, at);
  const before = visitorStatus(ticket);
  updateRecord(transaction, conversation(ticket.id), {
    status: 'snoozed',
    status_changed_at: FieldValue.serverTimestamp(),
    status_changed_by: by.staff.uid,
    snoozed: {
      until: at && Timestamp.fromDate(at),
      status: before === 'closed' ? 'open' : before,
    },
  });
  recordEvent(transaction, ticket, snoozing(ticket, at), by);
  return true;
}

/** PUT tickets/snooze: a ticket asks for no work until a time, or until its visitor writes (D-119). */
export const snoozeTicket = staffEndpoint(
  contract.snoozeTicket,
  async ({ conversation_ref, until, only_from }, staff) => {
    await firestore().runTransaction(async (transaction) => {
      const ticket = await readOwnTicket(transaction, conversation_ref, staff);
      if (ticket.status !== 'snoozed') mustStillBe(ticket.status, only_from);
      snooze(transaction, ticket, { until, isStepBack: only_from !== undefined }, { staff });
    });
    return { conversation_ref, ...(until !== undefined && { until }) };
  },
);
