import type { StoreDocument } from '@harborline/domain/stores/store';
import { firestore } from '../firebase';
import { isStoredIn } from './read';
import { deleteRecord } from './write';

/** Deletes a document that belongs to a library. One of another library, which has taken its id, stays. */
export const deleteIfOf = (libraryId: string, document: StoreDocument): Promise<void> =>
  firestore().runTransaction(async (transaction) => {
    if (await isStoredIn(libraryId, document, transaction)) deleteRecord(transaction, document);
  });
