import { clearIndexedDbPersistence, terminate } from 'firebase/firestore';
import { forgetFirestore, fullFirestore } from '../../../shared/firebase/firestore-full';

/** Ends all listeners of the session and removes its cache from the disk (D-42). */
export async function closeFirestore(): Promise<void> {
  const firestore = fullFirestore('staff');
  forgetFirestore('staff');
  await terminate(firestore);
  await clearIndexedDbPersistence(firestore);
}
