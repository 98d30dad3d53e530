import { message as messageDocument } from '@harborline/domain/stores/messages';
import type { Firestore } from 'firebase/firestore';
import { watchRecord } from '../../../shared/store/watch-records';

/**
 * Whether the server has a message. Waits for the connection, and for a write of it that Firestore's own cache may
 * still be sending.
 * @throws FirebaseError if the conversation cannot be read
 */
export function isStored(
  firestore: Firestore,
  { conversationRef, id }: { readonly conversationRef: string; readonly id: string },
  signal: AbortSignal,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const watch = watchRecord(firestore, messageDocument(conversationRef, id), { confirms: true });
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

/** Runs work in one tab at a time; another tab takes over once this one has finished or was closed. */
export async function inOneTab(id: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(`harborline-message:${id}`, { signal }, work);
}

export function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    signal.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
