import { category } from '@harborline/domain/stores/categories';
import { FirebaseError } from 'firebase/app';
import type { Firestore } from 'firebase/firestore';
import { readIfAllowed } from '../links/read-if-allowed';

/**
 * Whether a save was refused because the chosen category is gone: nothing moves to one that was deleted meanwhile, such
 * as a parent's, of which this library learns nothing. @throws FirebaseError
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
