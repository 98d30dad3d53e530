import { clearIndexedDbPersistence, terminate } from 'firebase/firestore';
import { forgetFirestore, fullFirestore } from '../../../shared/firebase/firestore-full';

const isInUseElsewhere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'failed-precondition';

/**
 * Ends all listeners of the session and removes its cache from the disk (D-42). While other tabs still hold the
 * cache open it stays; they learn of the end too, and the last of them removes it.
 */
export async function closeFirestore(): Promise<void> {
  const firestore = fullFirestore('staff');
  forgetFirestore('staff');
  await terminate(firestore);
  await clearIndexedDbPersistence(firestore).catch((error: unknown) => {
    if (!isInUseElsewhere(error)) throw error;
  });
}
