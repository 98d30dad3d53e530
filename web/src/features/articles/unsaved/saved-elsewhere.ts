import { article } from '@harborline/domain/stores/articles';
import { FirebaseError } from 'firebase/app';
import type { Firestore } from 'firebase/firestore';
import { readIfAllowed } from '../links/read-if-allowed';

/**
 * Whether a new article was refused because it exists already: its writer continued and saved it on another device.
 * @throws FirebaseError
 */
export async function isSavedElsewhere(firestore: Firestore, id: string, refusal: unknown): Promise<boolean> {
  const isRefused = refusal instanceof FirebaseError && refusal.code === 'permission-denied';
  return isRefused && (await readIfAllowed(firestore, article(id))) !== null;
}
