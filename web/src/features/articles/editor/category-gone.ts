import { category } from '@harborline/domain/stores/categories';
import { FirebaseError } from 'firebase/app';
import type { Firestore } from 'firebase/firestore';
import { readIfAllowed } from '../links/read-if-allowed';

/**
 * Whether a save was refused because the chosen category no longer exists: the rules let nothing into a deleted one, and
 * this page does not notice when the parent deletes one of its own. @throws FirebaseError
 */
export async function isCategoryGone(
  firestore: Firestore,
  categoryId: string,
  refusal: unknown,
): Promise<boolean> {
  const isRefused = refusal instanceof FirebaseError && refusal.code === 'permission-denied';
  if (!isRefused || categoryId === '') return false;
  return (await readIfAllowed(firestore, category(categoryId))) === null;
}
