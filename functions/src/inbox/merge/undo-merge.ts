import * as contract from '@harborline/domain/api/inbox/merge-tickets';
import { ticketEvent } from '@harborline/domain/stores/ticket-events';
import { MERGE_TEXTS } from '@harborline/domain/texts/merge-tickets';
import { mayUndoMerge } from '@harborline/domain/tickets/merge';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../../platform/caller';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { derivedId } from '../../platform/ids';
import { isStored } from '../../platform/store/read';
import { eachInTurn, type Result } from '../each-in-turn';
import { readAnyOwnTicket } from '../own-ticket';
import { unmerge } from './unmerge';

interface Undo {
  readonly requestId: string;
  readonly staff: Staff;
}

/** Nobody changes a merged ticket, so its status before is exactly what it gets back. */
async function undoOne(transaction: Transaction, ref: string, { staff, requestId }: Undo): Promise<Result> {
  const ticket = await readAnyOwnTicket(transaction, ref, staff);
  const eventId = derivedId('undo-merge', staff.support_lib_id, staff.uid, requestId, ref);
  if (await isStored(ticketEvent(ref, eventId), transaction)) return { outcome: 'done' };
  const { merged_into: merged } = ticket;
  if (merged === undefined) return { outcome: 'unchanged' };
  if (!mayUndoMerge(ticket, Date.now())) throw new ApiError('conflict', MERGE_TEXTS.tooLate);
  const at = FieldValue.serverTimestamp();
  unmerge(transaction, ticket, {
    status: merged.status,
    ownRef: merged.own_status_ref,
    at,
    by: { staff, eventId },
  });
  return { outcome: 'done' };
}

/** POST tickets/merge/undo: whoever answers tickets takes a merge back, their own or a teammate's (D-110). */
export const undoMerge = staffEndpoint(contract.undoMerge, async (asked, staff) => {
  const undo = { requestId: asked.request_id, staff };
  const results = await eachInTurn(asked.conversation_refs, (transaction, ref) =>
    undoOne(transaction, ref, undo),
  );
  return { results };
});
