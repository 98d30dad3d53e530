import { library } from '@harborline/domain/stores/libraries';
import type { Firestore } from 'firebase/firestore';
import { readRecord } from '../../../shared/store/read-records';

/** What a library is called; null where that cannot be read. */
export async function readLibraryName(firestore: Firestore, libraryId: string): Promise<string | null> {
  const found = await readRecord(firestore, library(libraryId)).catch(() => null);
  return found?.settings.settings.companyName ?? null;
}
