import { DURATIONS } from '@harborline/domain/limits';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { eraseAgain } from '../../src/inbox/deletion/erase-ticket';
import { db } from '../support/suite';

const AT_ONCE = 10;

async function leftOf(ref: string): Promise<string[]> {
  const document = db.doc(docPath.conversation(ref));
  const [{ exists }, below] = await Promise.all([document.get(), document.listCollections()]);
  return [
    ...(exists ? [`${ref} was deleted, and is there`] : []),
    ...below.map(({ id }) => `${ref} was deleted, and has left ${id}`),
  ];
}

/**
 * (b) Of a deleted ticket nothing is left once late writes are erased, too, for which this lets the time come (D-124).
 * @param deleted refs of tickets that a call deleted; those that went with them are found by their erasures
 */
export async function deletionFaults(libraryId: string, deleted: Iterable<string>): Promise<string[]> {
  const erasures = await db
    .collection(COLLECTIONS.ticketErasures)
    .where('support_lib_id', '==', libraryId)
    .get();
  const left = [...new Set([...deleted, ...erasures.docs.map(({ id }) => id)])];
  const faults: string[] = [];
  while (left.length > 0)
    await Promise.all(
      left.splice(0, AT_ONCE).map(async (ref) => {
        await eraseAgain(ref, Date.now() + 2 * DURATIONS.lateWritesMs);
        faults.push(...(await leftOf(ref)));
      }),
    );
  return faults;
}
