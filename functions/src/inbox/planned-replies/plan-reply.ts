import type { InputOf } from '@harborline/domain/api/contract';
import * as contract from '@harborline/domain/api/inbox/planned-replies';
import { LIMITS } from '@harborline/domain/limits';
import { plannedByPerson, plannedOnTicket, plannedReply } from '@harborline/domain/stores/planned-replies';
import { senderName } from '@harborline/domain/team/sender-name';
import { LATER_TEXTS } from '@harborline/domain/texts/planned-replies';
import { planningState } from '@harborline/domain/tickets/planned-reply';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../../platform/caller';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { derivedId } from '../../platform/ids';
import { isoTime } from '../../platform/iso-time';
import { findIds, readRecord } from '../../platform/store/read';
import { createRecord } from '../../platform/store/write';
import { recordEvent } from '../history/record-event';
import { readOwnTicket } from '../own-ticket';
import { mustBeToCome, mustHaveSeen, presentPlan } from './check-plan';

type Input = InputOf<typeof contract.planReply>;

const ID_LENGTH = 20;

/** The same for a repeated call; another person's or library's call never gets it. */
const idOf = ({ request_id }: Input, { uid, support_lib_id }: Staff): string =>
  derivedId('planned-reply', support_lib_id, uid, request_id).slice(0, ID_LENGTH);

/** @throws ApiError 'conflict' where a ticket or a person has as many as they may */
async function mustHaveRoom(transaction: Transaction, conversationRef: string, staff: Staff): Promise<void> {
  const { support_lib_id: libraryId, uid } = staff;
  const { plannedPerTicket, plannedPerPerson } = LIMITS;
  const onTicket = await findIds(plannedOnTicket(libraryId, conversationRef), transaction);
  if (onTicket.length >= plannedPerTicket)
    throw new ApiError('conflict', LATER_TEXTS.ticketFull(plannedPerTicket));
  const own = await findIds(plannedByPerson(libraryId, uid), transaction);
  if (own.length >= plannedPerPerson)
    throw new ApiError('conflict', LATER_TEXTS.personFull(plannedPerPerson));
}

interface Call {
  readonly input: Input;
  readonly staff: Staff;
  readonly nowMs: number;
}

async function plan(transaction: Transaction, id: string, { input, staff, nowMs }: Call) {
  const { conversation_ref, text, send_at, then_status, follows } = input;
  const ticket = await readOwnTicket(transaction, conversation_ref, staff);
  mustBeToCome(send_at, nowMs);
  mustHaveSeen(ticket, follows);
  await mustHaveRoom(transaction, conversation_ref, staff);
  const sendAt = Timestamp.fromMillis(send_at);
  createRecord(transaction, plannedReply(id), {
    support_lib_id: ticket.support_lib_id,
    conversation_ref,
    ticket_number: ticket.number,
    author_ref: staff.uid,
    author_name: senderName(staff),
    state: 'planned',
    held_because: '',
    held_by_name: '',
    text,
    version: 1,
    send_at: sendAt,
    then_status,
    ...planningState(ticket),
    planned_at: FieldValue.serverTimestamp(),
    updated_at: FieldValue.serverTimestamp(),
    message_ref: '',
  });
  const details = { at: isoTime(sendAt) };
  recordEvent(transaction, ticket, { kind: 'reply-planned', details }, { staff });
  return presentPlan({ id, text, version: 1 }, 'planned');
}

/** POST planned-replies: plans a reply (D-120). A repeated call finds what the first one planned, while it is to come. */
export const planReply = staffEndpoint(contract.planReply, (input, staff, { nowMs }) => {
  const id = idOf(input, staff);
  return firestore().runTransaction(async (transaction) => {
    const earlier = await readRecord(plannedReply(id), transaction);
    if (earlier === undefined) return plan(transaction, id, { input, staff, nowMs });
    if (earlier.conversation_ref !== input.conversation_ref) throw new ApiError('not-found');
    const { state } = earlier;
    if (state === 'sent' || state === 'cancelled') throw new ApiError('conflict', LATER_TEXTS.tooLate[state]);
    return presentPlan(earlier, state);
  });
});
