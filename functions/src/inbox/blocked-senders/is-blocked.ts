import { blockedSenders } from '@harborline/domain/stores/blocked-senders';
import { blockOf } from '@harborline/domain/tickets/blocked-senders';
import type { Transaction } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/store/read';

/**
 * Whether a library has blocked an address, or its whole domain: the one rule for all ways in and for every mail that
 * no person writes (D-101). Costs one read. Reads, so call it before any write.
 */
export async function isBlockedSender(
  libraryId: string,
  address: string,
  transaction?: Transaction,
): Promise<boolean> {
  if (address === '') return false;
  const { senders = [] } = (await readRecord(blockedSenders(libraryId), transaction)) ?? {};
  return blockOf(senders, address) !== undefined;
}
