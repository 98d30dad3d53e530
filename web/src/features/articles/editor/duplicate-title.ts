import { articlesByTitle } from '@harborline/domain/stores/articles';
import type { Firestore } from 'firebase/firestore';
import { readRecords } from '../../../shared/store/read-records';

/** Whether another article of the library has exactly this title (D-26). */
export async function hasDuplicateTitle(
  firestore: Firestore,
  libraryId: string,
  { id, title }: { id: string; title: string },
): Promise<boolean> {
  const found = await readRecords(firestore, articlesByTitle(libraryId, title.trim()));
  return found.some((article) => article.id !== id);
}
