import type { StoreDocument } from '@harborline/domain/stores/store';
import type { ChangesOf, Exactly, NewOf } from '@harborline/domain/stores/writes';
import { deleteDoc, doc, type FieldValue, type Firestore, setDoc, updateDoc } from 'firebase/firestore';

/** What a new document holds; `serverTimestamp()` and the like stand for values. */
export type NewRecord<Document> = NewOf<Document, FieldValue>;

/** What a change of a document names: fields, and those inside maps by their dotted path. */
export type RecordChanges<Document> = ChangesOf<Document, FieldValue>;

/** Stores a whole document. @throws FirebaseError */
export const setRecord = <Document extends StoreDocument, const Data extends NewRecord<Document>>(
  firestore: Firestore,
  { path }: Document,
  data: Exactly<Data, NewRecord<Document>>,
): Promise<void> => setDoc(doc(firestore, path), data);

/** Changes fields of a document. @throws FirebaseError, `not-found` where there is none */
export const updateRecord = <Document extends StoreDocument, const Data extends RecordChanges<Document>>(
  firestore: Firestore,
  { path }: Document,
  changes: Exactly<Data, RecordChanges<Document>>,
): Promise<void> => updateDoc(doc(firestore, path), { ...changes });

/** Deletes a document. @throws FirebaseError */
export const deleteRecord = (firestore: Firestore, { path }: StoreDocument): Promise<void> =>
  deleteDoc(doc(firestore, path));
