import * as contract from '@harborline/domain/api/inbox/merge-tickets';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { conversation } from '@harborline/domain/stores/conversations';
import { ticketEvent } from '@harborline/domain/stores/ticket-events';
import { MERGE_TEXTS } from '@harborline/domain/texts/merge-tickets';
import { planMerge } from '@harborline/domain/tickets/merge';
import { visitorStatus } from '@harborline/domain/tickets/snooze/visitor-status';
import { mergeChange } from '@harborline/domain/tickets/ticket-change';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../../platform/caller';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { derivedId } from '../../platform/ids';
import { isStored } from '../../platform/store/read';
import { updateRecord } from '../../platform/store/write';
import { eachInTurn, type Result } from '../each-in-turn';
import { recordEvent } from '../history/record-event';
import { readAnyOwnTicket } from '../own-ticket';
import { endSnooze } from '../snooze/wake-ticket';

/** Merges that may follow one another; nobody gets near it by hand. */
const MOST_HOPS = 20;

interface Merge {
  readonly requestId: string;
  /** `conversation_ref` of the ticket that was chosen to stay */
  readonly into: string;
  readonly staff: Staff;
}

/** The ticket that stays: where the chosen one went, if it was merged itself. @throws ApiError */
async function readLast(transaction: Transaction, { into, staff }: Merge): Promise<Conversation> {
  let ticket = await readAnyOwnTicket(transaction, into, staff);
  for (let hops = 0; ticket.merged_into !== undefined; hops += 1) {
    if (hops === MOST_HOPS) throw new ApiError('conflict', MERGE_TEXTS.tooMany);
    ticket = await readAnyOwnTicket(transaction, ticket.merged_into.conversation_ref, staff);
  }
  return ticket;
}

function refusal(plan: 'itself' | 'elsewhere', { merged_into: merged }: Conversation): Result {
  const because =
    plan === 'itself' ? MERGE_TEXTS.itself : MERGE_TEXTS.elsewhere(shortNumber(merged?.number ?? 0));
  return { outcome: 'refused', because };
}

/** No status changes by name: nobody is asked to rate a ticket because it was merged. */
function write(transaction: Transaction, ticket: Conversation, last: Conversation, by: Merge, id: string) {
  const now = FieldValue.serverTimestamp();
  updateRecord(transaction, conversation(ticket.id), {
    status: 'closed',
    status_changed_at: now,
    status_changed_by: by.staff.uid,
    merged_into: {
      conversation_ref: last.id,
      number: last.number,
      at: now,
      status: visitorStatus(ticket),
      ...(ticket.own_status_ref !== undefined && { own_status_ref: ticket.own_status_ref }),
    },
    ...(ticket.own_status_ref !== undefined && { own_status_ref: FieldValue.delete() }),
    // It wakes: its way back leads to what it was before (D-119).
    ...(ticket.status === 'snoozed' && { snoozed: FieldValue.delete() }),
  });
  // What nobody has read in the one is to be read in the other.
  const isNews = ticket.is_unread_by_staff && !last.is_unread_by_staff;
  if (last.has_merged !== true || isNews)
    updateRecord(transaction, conversation(last.id), {
      has_merged: true,
      ...(isNews && { is_unread_by_staff: true }),
    });
  const { staff } = by;
  // What still asks for work is not to sleep with it.
  if (ticket.status === 'open' || ticket.status === 'pending') endSnooze(transaction, last, { staff });
  recordEvent(transaction, ticket, mergeChange('ticket-merged', last.number), { staff, eventId: id });
  recordEvent(transaction, last, mergeChange('merge-received', ticket.number), { staff, eventId: id });
}

async function mergeOne(transaction: Transaction, ref: string, merge: Merge): Promise<Result> {
  const { staff, requestId } = merge;
  const ticket = await readAnyOwnTicket(transaction, ref, staff);
  const last = await readLast(transaction, merge);
  const eventId = derivedId('merge', staff.support_lib_id, staff.uid, requestId, ref, merge.into);
  // A repeated call finds what the first one left, whatever became of the ticket since.
  if (await isStored(ticketEvent(ref, eventId), transaction)) return { outcome: 'done' };
  const plan = planMerge(ticket, last);
  if (plan === 'itself' || plan === 'elsewhere') return refusal(plan, ticket);
  if (plan === 'done') return { outcome: 'unchanged' };
  write(transaction, ticket, last, merge, eventId);
  return { outcome: 'done' };
}

/** POST tickets/merge: each ticket by itself, so that one that is refused stops no other (D-110). */
export const mergeTickets = staffEndpoint(contract.mergeTickets, async (asked, staff) => {
  const merge = { requestId: asked.request_id, into: asked.into, staff };
  const last = await firestore().runTransaction((transaction) => readLast(transaction, merge));
  const results = await eachInTurn(asked.conversation_refs, (transaction, ref) =>
    mergeOne(transaction, ref, merge),
  );
  return { into: { conversation_ref: last.id, number: last.number }, results };
});
