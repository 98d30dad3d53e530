import { visitorIdentity } from '@harborline/domain/stores/bookkeeping';
import type { Transaction } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/store/read';
import type { Identity } from './read-token';

/** Who a browser belongs to, as long as the library's own server has said so lately (D-88). */
export async function identityOf(
  transaction: Transaction,
  libraryId: string,
  { uid, nowMs }: { readonly uid: string; readonly nowMs: number },
): Promise<Identity | undefined> {
  const stored = await readRecord(visitorIdentity(libraryId, uid), transaction);
  return stored && stored.valid_until.toMillis() > nowMs ? stored : undefined;
}
