import { heldRequestOfVisitor } from '@harborline/domain/stores/held-requests';
import { onSnapshot } from 'firebase/firestore';
import { sdkQuery } from '../store/sdk-query';
import { fullFirestore } from './firestore-full';
import { visitorUser } from './visitor-session';

/**
 * Watches whether a request of this visitor is held (D-55).
 * @returns an unsubscribe function
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
      const mine = sdkQuery(fullFirestore('visitor'), heldRequestOfVisitor(libraryId, uid, ticketId));
      stopListening = onSnapshot(mine, (snapshot) => !snapshot.empty && onHeld(), onError);
    })
    .catch(onError);
  return () => {
    isStopped = true;
    stopListening();
  };
}
