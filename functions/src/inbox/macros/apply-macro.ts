import * as contract from '@harborline/domain/api/inbox/macros';
import type { MacroAction } from '@harborline/domain/entities/macro';
import { ticketEvent } from '@harborline/domain/stores/ticket-events';
import { MACRO_TEXTS } from '@harborline/domain/texts/macros';
import type { Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../../platform/caller';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { isStored } from '../../platform/store/read';
import { eachTicket } from '../bulk/each-ticket';
import { readOwnTicket } from '../own-ticket';
import { readShown, type StoredMacro } from './macro';
import { macroEventId } from './macro-event-id';
import { perform, refusal } from './perform';

interface Application {
  readonly requestId: string;
  readonly macro: StoredMacro;
  readonly staff: Staff;
}

async function applyOne(
  transaction: Transaction,
  conversationRef: string,
  { action, index }: { readonly action: MacroAction; readonly index: number },
  call: Application,
): Promise<contract.MacroOutcome> {
  const ticket = await readOwnTicket(transaction, conversationRef, call.staff);
  const eventId = macroEventId(call, conversationRef, index);
  // A repeated call finds what the first one left, whatever became of the ticket since.
  if (await isStored(ticketEvent(conversationRef, eventId), transaction)) return { outcome: 'done' };
  const macro = { name: call.macro.name, isUndone: false };
  const isChanged = await perform(transaction, ticket, action, { staff: call.staff, eventId, macro });
  return { outcome: isChanged ? 'done' : 'unchanged' };
}

/** The actions at one ticket, one after another, each in a transaction of its own. Never rejects. */
async function applyTo(conversationRef: string, call: Application) {
  const actions: contract.MacroOutcome[] = [];
  for (const [index, action] of call.macro.actions.entries()) {
    const work = firestore().runTransaction((transaction) =>
      applyOne(transaction, conversationRef, { action, index }, call),
    );
    actions.push(await work.catch(refusal));
  }
  return { actions };
}

/** POST tickets/macro: the actions of a macro at tickets, each by the rules of its own call (D-114). */
export const applyMacro = staffEndpoint(contract.applyMacro, async (asked, staff) => {
  const { request_id: requestId, macro_ref, version, conversation_refs: refs } = asked;
  const macro = await readShown(macro_ref, staff);
  if (macro.version !== version) throw new ApiError('conflict', MACRO_TEXTS.changedMeanwhile);
  return { results: await eachTicket(refs, (ref) => applyTo(ref, { requestId, macro, staff })) };
});
