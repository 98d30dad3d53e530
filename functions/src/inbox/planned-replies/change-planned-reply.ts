import type { InputOf } from '@harborline/domain/api/contract';
import * as contract from '@harborline/domain/api/inbox/planned-replies';
import type { Conversation } from '@harborline/domain/entities/conversation';
import type { PlannedReply } from '@harborline/domain/entities/planned-reply';
import { isAllowed } from '@harborline/domain/permissions/decide';
import { replyToTickets } from '@harborline/domain/permissions/requirements';
import { plannedReply } from '@harborline/domain/stores/planned-replies';
import { LATER_TEXTS } from '@harborline/domain/texts/planned-replies';
import { nextPlanState, planningState } from '@harborline/domain/tickets/planned-reply';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { Staff } from '../../platform/caller';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { isoTime } from '../../platform/iso-time';
import { readRecord } from '../../platform/store/read';
import { updateRecord } from '../../platform/store/write';
import { recordEvent } from '../history/record-event';
import { readAnyOwnTicket, readOwnTicket } from '../own-ticket';
import { mustBeToCome, mustHaveSeen, presentPlan } from './check-plan';
import { cancelPlan, holdPlan, type OpenPlan, sendPlan } from './end-plan';

type Input = InputOf<typeof contract.changePlannedReply>;

/** What a change makes of a plan: what it leaves out stays. */
const changed = (plan: PlannedReply, { text, send_at, then_status }: Input) => ({
  text: text ?? plan.text,
  sendAtMs: send_at ?? plan.send_at.toMillis(),
  thenStatus: then_status ?? plan.then_status,
});

/** Whether the version after the one that the caller has read is what they ask for. */
function isChanged(plan: PlannedReply, input: Input): boolean {
  const { text, sendAtMs, thenStatus } = changed(plan, input);
  return (
    plan.state === 'planned' &&
    plan.version === input.version + 1 &&
    plan.text === text &&
    plan.send_at.toMillis() === sendAtMs &&
    plan.then_status === thenStatus
  );
}

/** Whether what is asked for has been done already: the answer of the first call may have been lost. */
function isDone(plan: PlannedReply, input: Input, { uid }: Staff): boolean {
  const { state, author_ref, cancelled_by } = plan;
  switch (input.action) {
    case 'cancel':
      return state === 'cancelled' && cancelled_by === uid;
    case 'send':
      return state === 'sent' && author_ref === uid;
    case 'change':
      return author_ref === uid && isChanged(plan, input);
    case 'hold':
      return false;
  }
}

/** @throws ApiError 'forbidden'; 'conflict' if it is too late, or not what the caller has read */
function mustBeAllowed(plan: PlannedReply, { action, version }: Input, { uid, permissions }: Staff): void {
  const actor = { isAuthor: plan.author_ref === uid, mayReply: isAllowed(permissions, replyToTickets) };
  const outcome = nextPlanState(plan.state, action, actor);
  if (outcome === 'forbidden') throw new ApiError('forbidden');
  if (outcome === 'too-late') throw new ApiError('conflict', LATER_TEXTS.tooLate[plan.state]);
  if (plan.version !== version) throw new ApiError('conflict', LATER_TEXTS.otherVersion);
}

/** Another text or time; it is planned for the ticket as it is now. */
function change({ transaction, plan, nowMs }: OpenPlan, ticket: Conversation, input: Input, staff: Staff) {
  const { text, sendAtMs, thenStatus: then_status } = changed(plan, input);
  mustBeToCome(sendAtMs, nowMs);
  const sendAt = Timestamp.fromMillis(sendAtMs);
  const version = plan.version + 1;
  updateRecord(transaction, plannedReply(plan.id), {
    state: 'planned',
    held_because: '',
    held_by_name: '',
    text,
    version,
    send_at: sendAt,
    then_status,
    ...planningState(ticket),
    planned_at: FieldValue.serverTimestamp(),
    updated_at: FieldValue.serverTimestamp(),
  });
  const details = { at: isoTime(sendAt) };
  recordEvent(transaction, ticket, { kind: 'planned-reply-changed', details }, { staff });
  return presentPlan({ id: plan.id, text, version }, 'planned');
}

async function carryOut(open: OpenPlan, ticket: Conversation, input: Input, staff: Staff) {
  const { plan } = open;
  switch (input.action) {
    case 'cancel':
      cancelPlan(open, ticket, staff);
      return presentPlan(plan, 'cancelled');
    case 'hold':
      return presentPlan(
        { ...plan, version: holdPlan(open, ticket, { because: 'teammate', staff }) },
        'held',
      );
    case 'change':
      mustHaveSeen(ticket, input.follows);
      return change(open, ticket, input, staff);
    case 'send':
      mustHaveSeen(ticket, input.follows);
      return presentPlan(plan, 'sent', await sendPlan(open, ticket, { author: staff, isEarly: true }));
  }
}

/** PATCH planned-replies: changes, sends, cancels or stops a planned reply (D-120). */
export const changePlannedReply = staffEndpoint(contract.changePlannedReply, (input, staff, { nowMs }) =>
  firestore().runTransaction(async (transaction) => {
    const plan = await readRecord(plannedReply(input.planned_reply_ref), transaction);
    if (plan?.support_lib_id !== staff.support_lib_id) throw new ApiError('not-found');
    // A text that goes back into a field is not lost with a ticket that was merged.
    const isLeaving = input.action === 'cancel' || input.action === 'hold';
    const read = isLeaving ? readAnyOwnTicket : readOwnTicket;
    const ticket = await read(transaction, plan.conversation_ref, staff);
    if (isDone(plan, input, staff)) return presentPlan(plan, plan.state, plan.message_ref);
    mustBeAllowed(plan, input, staff);
    return carryOut({ transaction, plan, nowMs }, ticket, input, staff);
  }),
);
