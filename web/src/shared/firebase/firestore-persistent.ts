import { type Firestore, persistentLocalCache, persistentMultipleTabManager } from 'firebase/firestore';
import type { Audience } from './app';
import { fullFirestore } from './firestore-full';

/** Firestore for an audience: on disk if the person chose to be remembered, otherwise in memory (D-42). */
export function firestoreWith(audience: Audience, persistence: 'memory' | 'persistent'): Firestore {
  if (persistence === 'memory') return fullFirestore(audience);
  return fullFirestore(audience, persistentLocalCache({ tabManager: persistentMultipleTabManager() }));
}
