import * as contract from '@harborline/domain/api/inbox/tickets';
import type { Conversation, SettableStatus } from '@harborline/domain/entities/conversation';
import type { TimestampLike } from '@harborline/domain/entities/timestamp';
import { conversation } from '@harborline/domain/stores/conversations';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { ownRefOf } from '@harborline/domain/tickets/own-statuses';
import { statusChange } from '@harborline/domain/tickets/ticket-change';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../platform/caller';
import { staffEndpoint } from '../platform/endpoint';
import { ApiError } from '../platform/errors';
import { firestore } from '../platform/firebase';
import { updateRecord } from '../platform/store/write';
import { type AutomationStep, type MacroStep, recordEvent } from './history/record-event';
import { waitingEvent } from './history/waiting-event';
import { mustStillBe, mustStillSleepUntil } from './must-still-be';
import { readOwnTicket } from './own-ticket';
import { prepareTakingBack } from './routing/take-back';
import { type ChosenStatus, chooseStatus } from './ticket-statuses/choose-status';

/** What the change of a ticket needs to know of whoever makes it; all but the library '' for an automation. */
export type ChangingPerson = Pick<Staff, 'uid' | 'support_lib_id' | 'agent_name' | 'display_name'>;

/** Who changes a ticket. */
export interface TicketChanger {
  readonly staff: ChangingPerson;
  /** of the change in its history; a new one by default */
  readonly eventId?: string;
  /** that does it for them */
  readonly macro?: MacroStep;
  /** that does it by itself (D-145) */
  readonly automation?: AutomationStep;
}

/** Since when a snoozed ticket has the status that it gets back: nobody loses their place in a queue by a snooze that is over. */
const sinceOf = ({ snoozed }: Conversation, status: SettableStatus): TimestampLike | undefined =>
  snoozed?.status === status ? snoozed.since : undefined;

/** What the ticket's document is to hold of the library's own status. */
function ownFields(ticket: Conversation, own: ChosenStatus['own']) {
  if (own !== undefined) return { own_status_ref: own.ref };
  return ticket.own_status_ref !== undefined && { own_status_ref: FieldValue.delete() };
}

/**
 * Opens, parks or closes a ticket that the transaction has read, which ends its snooze (D-119). While only the library's own
 * status changes, the ticket keeps its place in queues (D-121).
 * @returns whether that changed anything
 */
export function setStatus(
  transaction: Transaction,
  ticket: Conversation,
  { status, own, before }: ChosenStatus,
  by: TicketChanger,
): boolean {
  const isOther = ticket.status !== status;
  if (!isOther && own?.ref === before?.ref) {
    // What is left of one that was deleted.
    if (own === undefined && ticket.own_status_ref !== undefined)
      updateRecord(transaction, conversation(ticket.id), { own_status_ref: FieldValue.delete() });
    return false;
  }
  updateRecord(transaction, conversation(ticket.id), {
    status,
    ...ownFields(ticket, own),
    ...(isOther && { status_changed_at: sinceOf(ticket, status) ?? FieldValue.serverTimestamp() }),
    status_changed_by: by.staff.uid,
    ...(ticket.status === 'snoozed' && { snoozed: FieldValue.delete() }),
  });
  recordEvent(transaction, ticket, statusChange(ticket, status, { before, own }), by);
  return true;
}

/** Looks up the status, with the library's own one if it has one, and sets it. @returns whether that changed anything. @throws as `chooseStatus` */
export async function chooseAndSet(
  transaction: Transaction,
  ticket: Conversation,
  choice: Parameters<typeof chooseStatus>[2],
  by: TicketChanger,
): Promise<boolean> {
  const chosen = await chooseStatus(transaction, ticket, choice);
  const isReopened = ticket.status === 'closed' && chosen.status !== 'closed';
  // Whoever had it when it was closed may have left since (D-138).
  const takeBack = isReopened
    ? await prepareTakingBack(transaction, ticket, FieldValue.serverTimestamp())
    : undefined;
  const isChanged = setStatus(transaction, ticket, chosen, by);
  takeBack?.();
  return isChanged;
}

/** PATCH tickets: opens, parks or closes a ticket of the current library. */
export const changeTicketStatus = staffEndpoint(
  contract.changeTicketStatus,
  async ({ conversation_ref, status, own_status_ref: ownRef = '', change_id, ...only }, staff) => {
    await firestore().runTransaction(async (transaction) => {
      const ticket = await readOwnTicket(transaction, conversation_ref, staff);
      const { isThere, ...event } = await waitingEvent(transaction, { conversation_ref, change_id }, staff);
      if (isThere) return;
      if (ticket.status !== status || ownRefOf(ticket) !== ownRef) {
        mustStillBe(ticket.status, only.only_from);
        mustStillBe(ownRefOf(ticket), only.only_from_own);
        mustStillSleepUntil(ticket, only.only_until);
      }
      if (only.follows !== undefined && ticket.last_message.id !== only.follows)
        throw new ApiError('conflict', INBOX_TEXTS.wroteSince);
      // A reply that sets the status which the ticket has says nothing against the library's own one beside it (D-121).
      if (only.follows !== undefined && ticket.status === status && ownRef === '') return;
      const isStepBack = only.only_from !== undefined;
      await chooseAndSet(transaction, ticket, { status, ownRef, isStepBack }, { staff, ...event });
    });
    return { conversation_ref, status };
  },
);
