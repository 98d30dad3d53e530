import { rtdbPath } from '@harborline/domain/paths';
import { database } from '../platform/firebase';

/**
 * Keeps when a person's presence in a library last changed: came, left, stepped away. Events that arrive late or
 * twice never take the time back. `seenMs` in milliseconds.
 */
export async function noteLastSeen(libraryId: string, uid: string, seenMs: number): Promise<void> {
  await database()
    .ref(rtdbPath.lastSeen(libraryId, uid))
    .transaction((known: unknown) => (typeof known === 'number' && known >= seenMs ? undefined : seenMs));
}
