import { contentStamp } from '@harborline/domain/stores/content-stamps';
import { FieldValue, type Timestamp, type Transaction } from 'firebase-admin/firestore';
import { firestore } from '../../platform/firebase';
import { readRecord } from '../../platform/store/read';
import { setRecord } from '../../platform/store/write';

/** Stamps a change that the transaction makes: rendered pages of the library that show the time before are old. */
export const stampChange = (transaction: Transaction, libraryId: string): void =>
  setRecord(transaction, contentStamp(libraryId), {
    support_lib_id: libraryId,
    changed_at: FieldValue.serverTimestamp(),
  });

const isLater = (one: Timestamp, other: { readonly seconds: number; readonly nanoseconds: number }) =>
  one.seconds > other.seconds || (one.seconds === other.seconds && one.nanoseconds > other.nanoseconds);

/**
 * Stamps a change that was made before. Whoever finds a later stamp read the content after it, and so after this
 * change, which is why the stamp never goes back and late, doubled and reordered events do no harm.
 */
export async function stampEarlierChange(libraryId: string, changedAt: Timestamp): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const stamp = contentStamp(libraryId);
    const stored = await readRecord(stamp, transaction);
    if (stored && !isLater(changedAt, stored.changed_at)) return;
    setRecord(transaction, stamp, { support_lib_id: libraryId, changed_at: changedAt });
  });
}
