import type { Schema, StoreDocument } from '@harborline/domain/stores/store';
import { doc, type Firestore, runTransaction } from 'firebase/firestore';
import type * as z from 'zod/mini';
import { type RecordWriter, recordWriter } from './record-writer';
import { type Stored, snapshotRecord } from './snapshot-record';

/** Reads, and then writes that only apply if none of the read documents has changed meanwhile. */
export interface RecordTransaction extends RecordWriter {
  /** null if it is missing, or malformed (which is reported) */
  read<Read extends Schema>(document: StoreDocument<Read>): Promise<Stored<z.output<Read>> | null>;
  /** whether the document exists, even malformed */
  has(document: StoreDocument): Promise<boolean>;
}

/** Runs a transaction, and repeats it if another client was faster. @throws FirebaseError */
export function inTransaction<Result>(
  firestore: Firestore,
  work: (transaction: RecordTransaction) => Promise<Result>,
): Promise<Result> {
  return runTransaction(firestore, (transaction) =>
    work({
      ...recordWriter(firestore, transaction),
      read: async ({ path, read }) => snapshotRecord(read, await transaction.get(doc(firestore, path))),
      has: async ({ path }) => (await transaction.get(doc(firestore, path))).exists(),
    }),
  );
}
