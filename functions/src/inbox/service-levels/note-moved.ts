import { serviceLevelsOf } from '@harborline/domain/stores/service-levels';
import { Timestamp } from 'firebase-admin/firestore';
import { firestore } from '../../platform/firebase';
import { readRecord } from '../../platform/store/read';
import { updateRecord } from '../../platform/store/write';

/**
 * Notes that something beside the policies has moved the clocks of a library: what only that made overdue is announced to nobody, as
 * after a change of the policies themselves (D-140). It stays at the latest of such changes, in whatever order they arrive.
 * @param time of the change, ISO 8601
 */
export const noteMoved = (libraryId: string, time: string): Promise<void> =>
  firestore().runTransaction(async (transaction) => {
    const document = serviceLevelsOf(libraryId);
    const stored = await readRecord(document, transaction);
    const atMs = Date.parse(time);
    if (stored === undefined || (stored.moved_at?.toMillis() ?? 0) >= atMs) return;
    updateRecord(transaction, document, { moved_at: Timestamp.fromMillis(atMs) });
  });
