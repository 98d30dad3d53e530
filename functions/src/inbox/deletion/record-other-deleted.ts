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

const NOTHING = () => {};

/**
 * Reads whether the history of another ticket is to say that one is gone for good, and what it was to it (D-124): otherwise it
 * would go on to tell of a link, a merge or a split that nobody finds. @returns what writes it; call it after all reads
 */
export async function readTelling(
  transaction: Transaction,
  otherRef: string,
  role: DeletedRole,
  { ref, erasure }: Erased,
): Promise<() => void> {
  const { support_lib_id, number, by_ref: uid, by_name: name = '' } = erasure;
  if (number === undefined || uid === undefined) return NOTHING;
  const eventId = derivedId('other-deleted', otherRef, ref, role);
  const isThere = await isStoredIn(support_lib_id, conversation(otherRef), transaction);
  if (!isThere || (await isStored(ticketEvent(otherRef, eventId), transaction))) return NOTHING;
  const by = { staff: { uid, agent_name: name, display_name: name }, eventId };
  const other = { id: otherRef, support_lib_id };
  return () => recordEvent(transaction, other, otherDeleted(role, number), by);
}

const tell = (otherRef: string, role: DeletedRole, erased: Erased): Promise<void> =>
  firestore().runTransaction(async (transaction) => {
    const write = await readTelling(transaction, otherRef, role, erased);
    write();
  });

/** Tells the ticket that a deleted one was merged into, and the one that it was split from. */
export async function tellOrigins(erased: Erased): Promise<void> {
  const { merged_into: into, split_from: from } = erased.erasure;
  if (into !== undefined) await tell(into, 'merged', erased);
  if (from !== undefined) await tell(from, 'split', erased);
}
