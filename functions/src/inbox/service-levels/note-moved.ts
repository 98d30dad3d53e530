import { serviceLevelsOf } from '@harborline/domain/stores/service-levels';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { firestore } from '../../platform/firebase';
import { readRecord } from '../../platform/store/read';
import { updateRecord } from '../../platform/store/write';

/**
 * Notes that something beside the policies moves the clocks of a library: what only that makes overdue is announced to nobody, as
 * after a change of the policies themselves (D-140). It stays at the latest of such changes, in whatever order they arrive. Reads,
 * so call it before any write.
 * @returns what writes it
 */
export async function prepareMoved(
  transaction: Transaction,
  libraryId: string,
  atMs: number,
): Promise<() => void> {
  const document = serviceLevelsOf(libraryId);
  const stored = await readRecord(document, transaction);
  if (stored === undefined || (stored.moved_at?.toMillis() ?? 0) >= atMs) return () => {};
  return () => updateRecord(transaction, document, { moved_at: Timestamp.fromMillis(atMs) });
}

/** The same for what follows from an event. @param time of the change, ISO 8601 */
export const noteMoved = (libraryId: string, time: string): Promise<void> =>
  firestore().runTransaction(async (transaction) => {
    (await prepareMoved(transaction, libraryId, Date.parse(time)))();
  });
