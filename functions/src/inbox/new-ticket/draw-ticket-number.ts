import { ticketCounter } from '@harborline/domain/stores/bookkeeping';
import type { Transaction } from 'firebase-admin/firestore';
import { refOf } from '../../platform/store/read';
import { setRecord } from '../../platform/store/write';

/**
 * Draws the next number of a library's tickets: 1, 2, 3 (D-54). Reads, so call it before the transaction writes.
 * One counter takes about one ticket a second; beyond that, transactions wait for each other and are tried again.
 * @returns the number and how to store that it is taken
 */
export async function drawTicketNumber(
  transaction: Transaction,
  libraryId: string,
): Promise<{ readonly number: number; take(): void }> {
  const counter = ticketCounter(libraryId);
  const last: unknown = (await transaction.get(refOf(counter))).get('last_number');
  const number = (typeof last === 'number' ? last : 0) + 1;
  return { number, take: () => setRecord(transaction, counter, { last_number: number }) };
}
