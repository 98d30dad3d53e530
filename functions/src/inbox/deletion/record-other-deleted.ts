import type { TicketErasure } from '@harborline/domain/entities/ticket-erasure';
import { conversation } from '@harborline/domain/stores/conversations';
import { ticketEvent } from '@harborline/domain/stores/ticket-events';
import { type DeletedRole, otherDeleted } from '@harborline/domain/tickets/ticket-change';
import type { Transaction } from 'firebase-admin/firestore';
import { firestore } from '../../platform/firebase';
import { derivedId } from '../../platform/ids';
import { isStored, isStoredIn } from '../../platform/store/read';
import { recordEvent } from '../history/record-event';

/** A deleted ticket, and the record of its deletion. */
export interface Erased {
  readonly ref: string;
  readonly erasure: TicketErasure;
}

/** For a deletion from before it named who did it, and for one that is noted already. */
const NOTHING = () => {};

/**
 * Prepares to note in the history of another ticket, which is there, that one is gone for good, and what it was to it (D-124):
 * otherwise it would go on to name a link, a merge or a split that nobody finds. Reads whether that is noted.
 * @returns what notes it; call it after all reads
 */
export async function prepareOtherDeleted(
  transaction: Transaction,
  otherRef: string,
  role: DeletedRole,
  { ref, erasure }: Erased,
): Promise<() => void> {
  const { support_lib_id, number, by_ref: uid, by_name: name = '' } = erasure;
  if (number === undefined || uid === undefined) return NOTHING;
  const eventId = derivedId('other-deleted', otherRef, ref, role);
  if (await isStored(ticketEvent(otherRef, eventId), transaction)) return NOTHING;
  const by = { staff: { uid, agent_name: name, display_name: name }, eventId };
  const other = { id: otherRef, support_lib_id };
  return () => recordEvent(transaction, other, otherDeleted(role, number), by);
}

const recordIn = (otherRef: string, role: DeletedRole, erased: Erased): Promise<void> =>
  firestore().runTransaction(async (transaction) => {
    if (!(await isStoredIn(erased.erasure.support_lib_id, conversation(otherRef), transaction))) return;
    const record = await prepareOtherDeleted(transaction, otherRef, role, erased);
    record();
  });

/** Notes it in the histories of the ticket that a deleted one was merged into, and of the one that it was split from. */
export async function recordInOrigins(erased: Erased): Promise<void> {
  const { merged_into: into, split_from: from } = erased.erasure;
  if (into !== undefined) await recordIn(into, 'merged', erased);
  if (from !== undefined) await recordIn(from, 'split', erased);
}
