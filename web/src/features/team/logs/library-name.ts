import { library } from '@harborline/domain/stores/libraries';
import type { Firestore } from 'firebase/firestore';
import { readRecord } from '../../../shared/store/read-records';

/** A library's name; null if it cannot be read. */
export async function readLibraryName(firestore: Firestore, libraryId: string): Promise<string | null> {
  const found = await readRecord(firestore, library(libraryId)).catch(() => null);
  return found?.settings.settings.companyName ?? null;
}
