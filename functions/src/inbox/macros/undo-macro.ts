import * as contract from '@harborline/domain/api/inbox/macros';
import { macroWayBack } from '@harborline/domain/macros/way-back';
import { ticketEvent } from '@harborline/domain/stores/ticket-events';
import { MACRO_TEXTS } from '@harborline/domain/texts/macros';
import type { Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../../platform/caller';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { readEach } from '../../platform/store/read';
import { eachTicket } from '../bulk/each-ticket';
import { readOwnTicket } from '../own-ticket';
import { macroEventId } from './macro-event-id';
import { perform, refusal } from './perform';

interface Undoing {
  readonly requestId: string;
  /** `requestId` of the call that is undone */
  readonly undoes: string;
  readonly actions: number;
  readonly staff: Staff;
}

async function undoOne(
  transaction: Transaction,
  conversationRef: string,
  index: number,
  call: Undoing,
): Promise<contract.MacroOutcome> {
  const ticket = await readOwnTicket(transaction, conversationRef, call.staff);
  const eventId = macroEventId(call, conversationRef, index);
  const doneId = macroEventId({ ...call, requestId: call.undoes }, conversationRef, index);
  const events = [doneId, eventId].map((id) => ticketEvent(conversationRef, id));
  const [done, undone] = await readEach(events, transaction);
  if (undone !== undefined) return { outcome: 'done' };
  if (done === undefined) return { outcome: 'unchanged' };
  const back = macroWayBack(ticket, done);
  if (back === undefined) throw new ApiError('conflict', MACRO_TEXTS.changedSince);
  const macro = { name: done.details.macro ?? '', isUndone: true };
  const isChanged = await perform(transaction, ticket, back, { staff: call.staff, eventId, macro });
  return { outcome: isChanged ? 'done' : 'unchanged' };
}

/** What was done last is put back first. Never rejects. */
async function undoAt(conversationRef: string, call: Undoing) {
  const actions: contract.MacroOutcome[] = [];
  for (let index = call.actions - 1; index >= 0; index -= 1) {
    const work = firestore().runTransaction((transaction) =>
      undoOne(transaction, conversationRef, index, call),
    );
    actions.unshift(await work.catch(refusal));
  }
  return { actions };
}

/** POST tickets/macro/undo: puts back what an earlier call of the same person did with a macro (D-114). */
export const undoMacro = staffEndpoint(contract.undoMacro, async (asked, staff) => {
  const { request_id: requestId, undoes, actions, conversation_refs: refs } = asked;
  return { results: await eachTicket(refs, (ref) => undoAt(ref, { requestId, undoes, actions, staff })) };
});
