import { ticketOfVisitor } from '@harborline/domain/stores/conversations';
import { onSnapshot } from 'firebase/firestore';
import { sdkQuery } from '../store/sdk-query';
import { fullFirestore } from './firestore-full';
import { visitorUser } from './visitor-session';

/**
 * Watches for the conversation of this visitor's request, which a function creates moments after the record.
 * @returns an unsubscribe function
 */
export function watchTicket(
  libraryId: string,
  ticketId: number,
  onFound: (conversationRef: string) => void,
  onError: (error: unknown) => void,
): () => void {
  let isStopped = false;
  let stopListening = () => {};
  visitorUser()
    .then(({ uid }) => {
      if (isStopped) return;
      const mine = sdkQuery(fullFirestore('visitor'), ticketOfVisitor(libraryId, uid, ticketId));
      stopListening = onSnapshot(
        mine,
        (snapshot) => {
          const found = snapshot.docs[0];
          if (found === undefined) return;
          // An open listener would be billed for every change of the conversation.
          stopListening();
          onFound(found.id);
        },
        onError,
      );
    })
    .catch(onError);
  return () => {
    isStopped = true;
    stopListening();
  };
}

/** The conversation of a ticket, or null if none appears within the given milliseconds. */
export function findTicket(libraryId: string, ticketId: number, withinMs: number): Promise<string | null> {
  return new Promise((resolve) => {
    const finish = (conversationRef: string | null) => {
      clearTimeout(timer);
      stop();
      resolve(conversationRef);
    };
    const timer = setTimeout(() => finish(null), withinMs);
    const stop = watchTicket(libraryId, ticketId, finish, () => finish(null));
  });
}
