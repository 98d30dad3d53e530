import type { StoreDocument } from '@harborline/domain/stores/store';
import type { Exactly } from '@harborline/domain/stores/writes';
import {
  type DocumentData,
  type DocumentReference,
  doc,
  type Firestore,
  type UpdateData,
} from 'firebase/firestore';
import type { NewRecord, RecordChanges } from './write-record';

/** Writes that apply together. */
export interface RecordWriter {
  set<Document extends StoreDocument, const Data extends NewRecord<Document>>(
    document: Document,
    data: Exactly<Data, NewRecord<Document>>,
  ): void;
  update<Document extends StoreDocument, const Data extends RecordChanges<Document>>(
    document: Document,
    changes: Exactly<Data, RecordChanges<Document>>,
  ): void;
  delete(document: StoreDocument): void;
}

/** The common part of the SDK's batch and transaction. */
interface SdkWriter {
  set(document: DocumentReference, data: DocumentData): unknown;
  update(document: DocumentReference, changes: UpdateData<DocumentData>): unknown;
  delete(document: DocumentReference): unknown;
}

export const recordWriter = (firestore: Firestore, writes: SdkWriter): RecordWriter => ({
  set: ({ path }, data) => void writes.set(doc(firestore, path), data),
  update: ({ path }, changes) => void writes.update(doc(firestore, path), { ...changes }),
  delete: ({ path }) => void writes.delete(doc(firestore, path)),
});
