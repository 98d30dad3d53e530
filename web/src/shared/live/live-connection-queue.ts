import { rtdbPath } from '@harborline/domain/paths';
import { onValue, ref } from 'firebase/database';
import { report } from '../config/report';
import { realtimeDatabase } from '../firebase/database';

/** Follows how many visitors wait for a chat in a library; for its members. */
export function watchQueueCount(libraryId: string, onCount: (count: number) => void): () => void {
  return onValue(
    ref(realtimeDatabase('staff'), rtdbPath.queue(libraryId)),
    (snapshot) => onCount(snapshot.size),
    (error) => report('queue', error),
  );
}
