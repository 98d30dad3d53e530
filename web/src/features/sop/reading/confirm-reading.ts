import type { SopArticle } from '@harborline/domain/entities/sop';
import { sopArticle, sopReceipt } from '@harborline/domain/stores/sops';
import { FirebaseError } from 'firebase/app';
import { type Firestore, serverTimestamp } from 'firebase/firestore';
import { readRecord } from '../../../shared/store/read-records';
import { setRecord } from '../../../shared/store/write-record';

type ReadSop = Pick<SopArticle, 'id' | 'support_lib_id' | 'version'>;

/** Whether a confirmation was refused because another version is published by now. */
async function isOutdated(
  firestore: Firestore,
  { id, version }: ReadSop,
  refusal: unknown,
): Promise<boolean> {
  if (!(refusal instanceof FirebaseError) || refusal.code !== 'permission-denied') return false;
  const latest = await readRecord(firestore, sopArticle(id)).catch(() => null);
  return latest !== null && latest.version !== version;
}

/**
 * Notes that a person has read a version.
 * @returns 'outdated' if it is no longer the published one, so that nothing was noted @throws FirebaseError
 */
export async function confirmReading(
  firestore: Firestore,
  sop: ReadSop,
  uid: string,
): Promise<'confirmed' | 'outdated'> {
  const { id, support_lib_id, version } = sop;
  try {
    await setRecord(firestore, sopReceipt(id, uid), {
      support_lib_id,
      sop_ref: id,
      reader_ref: uid,
      version,
      read_at: serverTimestamp(),
    });
    return 'confirmed';
  } catch (error) {
    if (await isOutdated(firestore, sop, error)) return 'outdated';
    throw error;
  }
}
