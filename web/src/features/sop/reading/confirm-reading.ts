import type { SopArticle } from '@harborline/domain/entities/sop';
import { sopReceipt } from '@harborline/domain/stores/sops';
import { type Firestore, serverTimestamp } from 'firebase/firestore';
import { setRecord } from '../../../shared/store/write-record';

/** Notes that a person has read a version. The rules refuse one that is no longer the published one. @throws FirebaseError */
export const confirmReading = (
  firestore: Firestore,
  { id, support_lib_id, version }: Pick<SopArticle, 'id' | 'support_lib_id' | 'version'>,
  uid: string,
): Promise<void> =>
  setRecord(firestore, sopReceipt(id, uid), {
    support_lib_id,
    sop_ref: id,
    reader_ref: uid,
    version,
    read_at: serverTimestamp(),
  });
