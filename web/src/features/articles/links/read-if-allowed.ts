import type { Schema, StoreDocument } from '@harborline/domain/stores/store';
import { FirebaseError } from 'firebase/app';
import type { Firestore } from 'firebase/firestore';
import type * as z from 'zod/mini';
import { readRecord } from '../../../shared/store/read-records';
import type { Stored } from '../../../shared/store/snapshot-record';

/**
 * A document, or null if it is missing or may not be read. The rules refuse a missing article like one that another
 * library keeps to itself: visitors can open neither. @throws FirebaseError
 */
export async function readIfAllowed<Read extends Schema>(
  firestore: Firestore,
  document: StoreDocument<Read>,
): Promise<Stored<z.output<Read>> | null> {
  try {
    return await readRecord(firestore, document);
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'permission-denied') return null;
    throw error;
  }
}
