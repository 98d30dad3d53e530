import type { StoreDocument } from '@harborline/domain/stores/store';
import type { ChangesOf, Exactly, NewOf } from '@harborline/domain/stores/writes';
import type {
  DocumentData,
  DocumentReference,
  FieldValue,
  SetOptions,
  Timestamp,
  UpdateData,
  WriteBatch,
} from 'firebase-admin/firestore';
import { isOvertaken } from '../error-codes';
import { firestore } from '../firebase';
import { refOf } from './read';

/** Writes that are carried out together: what a transaction and a batch of the SDK have in common. */
interface Writer {
  create(document: DocumentReference, data: DocumentData): unknown;
  set(document: DocumentReference, data: DocumentData, options?: SetOptions): unknown;
  update(document: DocumentReference, changes: UpdateData<DocumentData>): unknown;
  delete(document: DocumentReference): unknown;
}

/** The fields of a new document; `FieldValue.serverTimestamp()` and the like may take the place of values. */
export type NewRecord<Document> = NewOf<Document, FieldValue>;

/** The fields that a change of a document may name; those inside maps by their dotted path. */
export type RecordChanges<Document> = ChangesOf<Document, FieldValue>;

/** Stores a document that must not exist yet. */
export function createRecord<Document extends StoreDocument, const Data extends NewRecord<Document>>(
  writer: Writer,
  document: Document,
  data: Exactly<Data, NewRecord<Document>>,
): void {
  writer.create(refOf(document), { ...data });
}

/** Stores a whole document, replacing an existing one. */
export function setRecord<Document extends StoreDocument, const Data extends NewRecord<Document>>(
  writer: Writer,
  document: Document,
  data: Exactly<Data, NewRecord<Document>>,
): void {
  writer.set(refOf(document), { ...data });
}

/** Stores fields of a document and leaves the others unchanged; the document need not exist yet. */
export function mergeRecord<Document extends StoreDocument, const Data extends Partial<NewRecord<Document>>>(
  writer: Writer,
  document: Document,
  data: Exactly<Data, NewRecord<Document>>,
): void {
  writer.set(refOf(document), { ...data }, { merge: true });
}

/** Changes fields of a document, which must exist. */
export function updateRecord<Document extends StoreDocument, const Data extends RecordChanges<Document>>(
  writer: Writer,
  document: Document,
  changes: Exactly<Data, RecordChanges<Document>>,
): void {
  writer.update(refOf(document), { ...changes });
}

/**
 * Changes fields of a document if nobody has written it since; it costs no read and no transaction.
 * @returns when it was changed; undefined if it had been written meanwhile, or deleted
 */
export async function updateUnchanged<
  Document extends StoreDocument,
  const Data extends RecordChanges<Document>,
>(
  document: Document,
  changes: Exactly<Data, RecordChanges<Document>>,
  lastUpdateTime: Timestamp,
): Promise<Timestamp | undefined> {
  try {
    return (await refOf(document).update({ ...changes }, { lastUpdateTime })).writeTime;
  } catch (error) {
    if (isOvertaken(error)) return undefined;
    throw error;
  }
}

export function deleteRecord(writer: Writer, document: StoreDocument): void {
  writer.delete(refOf(document));
}

/** Carries out writes that need no reads: all of them or none. */
export async function inBatch(write: (batch: WriteBatch) => void): Promise<void> {
  const batch = firestore().batch();
  write(batch);
  await batch.commit();
}
