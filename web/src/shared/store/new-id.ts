import { collection, doc, type Firestore } from 'firebase/firestore';

/** An id for a new document, drawn before it is stored, so that a repeated attempt writes the same document. */
export const newId = (firestore: Firestore): string => doc(collection(firestore, 'any')).id;
