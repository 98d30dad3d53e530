import type { AnswerOf } from '@harborline/domain/api/contract';
import type * as contract from '@harborline/domain/api/inbox/bulk-tickets';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { ticketEvent } from '@harborline/domain/stores/ticket-events';
import { BULK_TEXTS } from '@harborline/domain/texts/bulk-tickets';
import { type BulkAction, wayBack } from '@harborline/domain/tickets/bulk';
import type { Transaction } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type { Staff } from '../../platform/caller';
import { ApiError, presentError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { derivedId } from '../../platform/ids';
import { readRecord } from '../../platform/store/read';
import { assign } from '../assign-ticket';
import { chooseAndSet, type TicketChanger } from '../change-ticket-status';
import { readOwnTicket } from '../own-ticket';
import { snooze } from '../snooze/snooze-ticket';
import { setTag } from '../tags/set-tag';

type Result = AnswerOf<typeof contract.changeTickets>['results'][number];

export interface BulkStep {
  readonly requestId: string;
  /** `requestId` of the step that it puts back */
  readonly undoes: string | undefined;
  readonly action: BulkAction;
  readonly staff: Staff;
}

/** Of the event that a call leaves at a ticket; nobody else's call ever gets it. */
const eventIdOf = (requestId: string, conversationRef: string, { action, staff }: BulkStep): string =>
  derivedId('bulk', staff.support_lib_id, staff.uid, requestId, conversationRef, JSON.stringify(action));

async function apply(
  transaction: Transaction,
  ticket: Conversation,
  { action, isStepBack }: { readonly action: BulkAction; readonly isStepBack: boolean },
  by: TicketChanger,
): Promise<boolean> {
  switch (action.kind) {
    case 'status':
      return chooseAndSet(
        transaction,
        ticket,
        { status: action.status, ownRef: action.own_status_ref, isStepBack },
        by,
      );
    case 'snooze':
      return snooze(transaction, ticket, { until: action.until, isStepBack }, by);
    case 'assignee':
      return assign(transaction, ticket, action.assigned_to ?? '', by);
    case 'tag':
      return (await setTag(transaction, ticket, action, by)).isChanged;
  }
}

/** @returns what to do now, undefined for nothing. @throws ApiError 'conflict' if the ticket was changed since */
async function wanted(transaction: Transaction, ticket: Conversation, step: BulkStep) {
  if (step.undoes === undefined) return step.action;
  const eventId = eventIdOf(step.undoes, ticket.id, step);
  const event = await readRecord(ticketEvent(ticket.id, eventId), transaction);
  if (event === undefined) return undefined;
  const back = wayBack(ticket, step.action, event);
  if (back === undefined) throw new ApiError('conflict', BULK_TEXTS.changedSince);
  return back;
}

async function change(transaction: Transaction, conversationRef: string, step: BulkStep): Promise<Result> {
  const ticket = await readOwnTicket(transaction, conversationRef, step.staff);
  const eventId = eventIdOf(step.requestId, conversationRef, step);
  // A repeated call finds what the first one left, whatever became of the ticket since.
  if (await readRecord(ticketEvent(conversationRef, eventId), transaction)) return { outcome: 'done' };
  const action = await wanted(transaction, ticket, step);
  const isStepBack = step.undoes !== undefined;
  const by = { staff: step.staff, eventId };
  const isChanged = action !== undefined && (await apply(transaction, ticket, { action, isStepBack }, by));
  return { outcome: isChanged ? 'done' : 'unchanged' };
}

function refusal(error: unknown): Result {
  const { code, message } = presentError(error);
  if (code === 'internal') logger.error('A ticket was not changed', { error: String(error) });
  const words: Partial<Record<typeof code, string>> = {
    'not-found': BULK_TEXTS.gone,
    internal: BULK_TEXTS.failed,
  };
  return { outcome: 'refused', because: words[code] ?? message };
}

/** Takes one ticket's part in a step, in a transaction of its own. Never rejects: a failure is its result. */
export const changeOne = (conversationRef: string, step: BulkStep): Promise<Result> =>
  firestore()
    .runTransaction((transaction) => change(transaction, conversationRef, step))
    .catch(refusal);
