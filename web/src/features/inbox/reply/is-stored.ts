import { docPath } from '@harborline/domain/paths';
import { doc, type Firestore, onSnapshot } from 'firebase/firestore';
import type { OutgoingMessage } from './outgoing';

/**
 * Whether the server has a message. Waits for the connection, and for what Firestore's own cache may still be
 * sending of it.
 * @throws FirebaseError when the conversation cannot be read
 */
export function isStored(
  firestore: Firestore,
  { conversationRef, id }: Pick<OutgoingMessage, 'conversationRef' | 'id'>,
  signal: AbortSignal,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const stop = onSnapshot(
      doc(firestore, docPath.message(conversationRef, id)),
      { includeMetadataChanges: true },
      (snapshot) => {
        if (snapshot.metadata.fromCache || snapshot.metadata.hasPendingWrites) return;
        stop();
        resolve(snapshot.exists());
      },
      reject,
    );
    signal.addEventListener('abort', stop, { once: true });
  });
}
