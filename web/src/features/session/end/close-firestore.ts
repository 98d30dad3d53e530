import { clearIndexedDbPersistence, type Firestore, terminate } from 'firebase/firestore';
import { forgetFirestore, fullFirestore } from '../../../shared/firebase/firestore-full';

const isInUseElsewhere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'failed-precondition';

/** Delays before each attempt: tabs that end at the same time briefly block the cache for one another. */
const TRIES_AFTER_MS = [0, 300, 1_000];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function clearCache(firestore: Firestore): Promise<void> {
  for (const waitMs of TRIES_AFTER_MS) {
    if (waitMs > 0) await pause(waitMs);
    try {
      await clearIndexedDbPersistence(firestore);
      return;
    } catch (error) {
      if (!isInUseElsewhere(error)) throw error;
    }
  }
}

/**
 * Ends all listeners of the session. @returns a function that deletes its cache from disk (D-42): while other tabs
 * still hold the cache open, it stays; they also learn of the end, and the last of them deletes it
 */
export async function closeFirestore(): Promise<() => Promise<void>> {
  const firestore = fullFirestore('staff');
  forgetFirestore('staff');
  await terminate(firestore);
  return () => clearCache(firestore);
}
