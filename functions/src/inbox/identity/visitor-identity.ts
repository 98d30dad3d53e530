import { visitorIdentity } from '@harborline/domain/stores/bookkeeping';
import type { Transaction } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/store/read';
import type { Identity } from './read-token';

interface Claim {
  readonly libraryId: string;
  readonly uid: string;
  /** what the visitor gives as theirs */
  readonly email: string;
}

/**
 * Who a visitor is, if the library's own server has lately said that this browser is theirs, under the address they give
 * (D-88). Under another one, somebody else may sit there now.
 */
export async function identityOf(
  transaction: Transaction,
  { libraryId, uid, email }: Claim,
  nowMs: number,
): Promise<Identity | undefined> {
  const stored = await readRecord(visitorIdentity(libraryId, uid), transaction);
  if (stored === undefined || stored.valid_until.toMillis() <= nowMs) return undefined;
  return stored.email === email.trim().toLowerCase() ? stored : undefined;
}
