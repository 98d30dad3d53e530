import type { Incident } from '@harborline/domain/entities/status-page';
import { statusMailing } from '@harborline/domain/stores/status-subscribers';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { readEach } from '../../platform/store/read';
import { updateRecord } from '../../platform/store/write';
import { mailingId } from './plan-mailings';

/**
 * Has the mails about the beginning and the end of maintenance, if they were asked for and still wait, go out when its
 * window says so by now.
 * @returns what writes it. It was read already: the transaction only writes from here.
 */
export async function moveMailings(
  transaction: Transaction,
  libraryId: string,
  { id, window }: Incident,
): Promise<() => void> {
  if (window === null) return () => {};
  const documents = (['begun', 'ended'] as const).map((occasion) =>
    statusMailing(mailingId(libraryId, { incidentId: id, updateId: '', occasion })),
  );
  const dueAt = [window.startsAt, window.endsAt];
  const stored = await readEach(documents, transaction);
  return () =>
    documents.forEach((document, index) => {
      if (stored[index]?.state !== 'waiting') return;
      updateRecord(transaction, document, { due_at: Timestamp.fromMillis(dueAt[index] ?? 0) });
    });
}
