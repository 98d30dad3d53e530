import { rtdbPath } from '@harborline/domain/paths';
import { database } from '../platform/firebase';

/**
 * Records when a person last came to a library, left it or stepped away. Events that arrive late or twice never move
 * the time back. `seenMs` is in milliseconds.
 */
export async function noteLastSeen(libraryId: string, uid: string, seenMs: number): Promise<void> {
  await database()
    .ref(rtdbPath.lastSeen(libraryId, uid))
    .transaction((known: unknown) => (typeof known === 'number' && known >= seenMs ? undefined : seenMs));
}
