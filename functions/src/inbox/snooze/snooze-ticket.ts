import * as contract from '@harborline/domain/api/inbox/snooze';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { DURATIONS } from '@harborline/domain/limits';
import { conversation } from '@harborline/domain/stores/conversations';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { SNOOZE_TEXTS } from '@harborline/domain/texts/snooze';
import { ownRefOf } from '@harborline/domain/tickets/own-statuses';
import { visitorStatus } from '@harborline/domain/tickets/snooze/visitor-status';
import { snoozing } from '@harborline/domain/tickets/ticket-change';
import { laterFault } from '@harborline/domain/time/later-times';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { updateRecord } from '../../platform/store/write';
import type { TicketChanger } from '../change-ticket-status';
import { recordEvent } from '../history/record-event';
import { mustStillBe, mustStillSleepUntil } from '../must-still-be';
import { readOwnTicket } from '../own-ticket';

interface Snooze {
  /** ISO 8601; undefined for until the visitor writes */
  readonly until: string | undefined;
  /** a step back puts aside again what was closed meanwhile, and until a time that may have come */
  readonly isStepBack: boolean;
}

const timeOf = (until: string | undefined): Date | null => (until === undefined ? null : new Date(until));

/** @throws ApiError 'conflict' with a sentence for people */
function mustBePossible(ticket: Conversation, until: Date | null, isStepBack: boolean): void {
  const { faults, isClosed } = SNOOZE_TEXTS;
  if (!isStepBack && ticket.status === 'closed') throw new ApiError('conflict', isClosed);
  if (until === null) return;
  const fault = laterFault(until.getTime(), Date.now());
  const isLongAgo = Date.now() - until.getTime() > DURATIONS.plannedAheadMs;
  if (fault === 'far' || isLongAgo) throw new ApiError('conflict', faults.far);
  if (fault === 'past' && !isStepBack) throw new ApiError('conflict', faults.past);
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
  mustBePossible(ticket, at, isStepBack);
  const before = visitorStatus(ticket);
  const since = ticket.status === 'snoozed' ? ticket.snoozed?.since : ticket.status_changed_at;
  updateRecord(transaction, conversation(ticket.id), {
    status: 'snoozed',
    ...(ticket.own_status_ref !== undefined && { own_status_ref: FieldValue.delete() }),
    status_changed_at: FieldValue.serverTimestamp(),
    status_changed_by: by.staff.uid,
    snoozed: {
      until: at && Timestamp.fromDate(at),
      status: before === 'closed' ? 'open' : before,
      ...(since !== undefined && { since }),
    },
  });
  recordEvent(transaction, ticket, snoozing(ticket, at), by);
  return true;
}

/** PUT tickets/snooze: a ticket asks for no work until a time, or until its visitor writes (D-119). */
export const snoozeTicket = staffEndpoint(
  contract.snoozeTicket,
  async ({ conversation_ref, until, only_from, only_from_own, only_until, follows }, staff) => {
    await firestore().runTransaction(async (transaction) => {
      const ticket = await readOwnTicket(transaction, conversation_ref, staff);
      if (isAsAsked(ticket, timeOf(until))) return;
      mustStillBe(ticket.status, only_from);
      mustStillBe(ownRefOf(ticket), only_from_own);
      mustStillSleepUntil(ticket, only_until);
      if (follows !== undefined && ticket.last_message.id !== follows)
        throw new ApiError('conflict', INBOX_TEXTS.wroteSince);
      snooze(transaction, ticket, { until, isStepBack: only_from !== undefined }, { staff });
    });
    return { conversation_ref, ...(until !== undefined && { until }) };
  },
);
