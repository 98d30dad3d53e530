import { COLLECTIONS } from '@harborline/domain/paths';
import { collection, limit, onSnapshot, query, where } from 'firebase/firestore';
import { fullFirestore } from './firestore-full';
import { visitorUser } from './visitor-session';

/**
 * Watches whether a request of this visitor was held back (D-55).
 * @returns stops watching
 */
export function watchHeld(
  libraryId: string,
  ticketId: number,
  onHeld: () => void,
  onError: (error: unknown) => void,
): () => void {
  let isStopped = false;
  let stopListening = () => {};
  visitorUser()
    .then(({ uid }) => {
      if (isStopped) return;
      const mine = query(
        collection(fullFirestore('visitor'), COLLECTIONS.heldRequests),
        where('support_lib_id', '==', libraryId),
        where('visitor_uid', '==', uid),
        where('state', '==', 'held'),
        where('ticket_id', '==', ticketId),
        limit(1),
      );
      stopListening = onSnapshot(mine, (snapshot) => !snapshot.empty && onHeld(), onError);
    })
    .catch(onError);
  return () => {
    isStopped = true;
    stopListening();
  };
}
