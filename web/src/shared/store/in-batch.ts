import { type Firestore, writeBatch } from 'firebase/firestore';
import { type RecordWriter, recordWriter } from './record-writer';

/** Writes all or nothing; offline the writes wait for the connection. @throws FirebaseError */
export function inBatch(firestore: Firestore, write: (batch: RecordWriter) => void): Promise<void> {
  const batch = writeBatch(firestore);
  write(recordWriter(firestore, batch));
  return batch.commit();
}
