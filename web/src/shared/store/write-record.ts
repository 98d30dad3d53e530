import type { StoreDocument } from '@harborline/domain/stores/store';
import type { ChangesOf, Exactly, NewOf } from '@harborline/domain/stores/writes';
import { deleteDoc, doc, type FieldValue, type Firestore, setDoc, updateDoc } from 'firebase/firestore';

/** The fields of a new document; `serverTimestamp()` and the like may replace values. */
export type NewRecord<Document> = NewOf<Document, FieldValue>;

/** The changed fields of a document, by their dotted paths. */
export type RecordChanges<Document> = ChangesOf<Document, FieldValue>;

/** Stores a whole document. @throws FirebaseError */
export const setRecord = <Document extends StoreDocument, const Data extends NewRecord<Document>>(
  firestore: Firestore,
  { path }: Document,
  data: Exactly<Data, NewRecord<Document>>,
): Promise<void> => setDoc(doc(firestore, path), data);

/** Changes fields of a document. @throws FirebaseError, `not-found` if it does not exist */
export const updateRecord = <Document extends StoreDocument, const Data extends RecordChanges<Document>>(
  firestore: Firestore,
  { path }: Document,
  changes: Exactly<Data, RecordChanges<Document>>,
): Promise<void> => updateDoc(doc(firestore, path), { ...changes });

/** Deletes a document. @throws FirebaseError */
export const deleteRecord = (firestore: Firestore, { path }: StoreDocument): Promise<void> =>
  deleteDoc(doc(firestore, path));
