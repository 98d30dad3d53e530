import { message } from '@harborline/domain/stores/messages';
import type { Firestore } from 'firebase/firestore';
import { watchRecord } from '../../../shared/store/watch-records';
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
    const watch = watchRecord(firestore, message(conversationRef, id), { confirms: true });
    const stop = watch({
      next: ({ record, isThere, isFromCache }) => {
        if (isFromCache || record?.isPending) return;
        stop();
        resolve(isThere);
      },
      error: reject,
    });
    signal.addEventListener('abort', stop, { once: true });
  });
}
