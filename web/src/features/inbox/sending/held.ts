import { warnBeforeUnload } from '../../../shared/hooks/use-unload-warning';
import type { WorkOwner } from '../../../shared/unsaved/unsaved-store';
import type { OutgoingMessage } from '../reply/outgoing';
import { outgoingStore } from '../reply/outgoing-store';

/** The messages that can still be taken back, oldest first. */
export const heldMessages = () => outgoingStore.get().filter(({ heldUntilMs }) => heldUntilMs !== undefined);

/** Sends a message that was held as soon as it is its turn. */
export const release = ({ heldUntilMs: _, ...message }: OutgoingMessage): void => outgoingStore.put(message);

/** Sends at once what is written on some tickets, and can still be taken back. @returns whether anything is on its way there */
export function sendFirst(conversationRefs: readonly string[]): boolean {
  const isThere = ({ conversationRef, refusal }: OutgoingMessage) =>
    refusal === null && conversationRefs.includes(conversationRef);
  for (const held of heldMessages()) if (isThere(held)) release(held);
  return outgoingStore.get().some(isThere);
}

/** Its files go with it: half of what was sent cannot be taken back. */
function releaseBatch(message: OutgoingMessage): void {
  const { id, batch } = message;
  for (const held of heldMessages())
    if (held.id === id || (batch !== undefined && held.batch === batch)) release(held);
}

/**
 * Waits until a message need not be held any longer (D-113).
 * @returns it, as it is by then; null if it was taken back, discarded or refused
 */
export function untilDue(id: string, signal: AbortSignal): Promise<OutgoingMessage | null> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const message = outgoingStore.get().find((kept) => kept.id === id);
      const isLeft = message === undefined || message.refusal !== null || signal.aborted;
      const waitsMs = isLeft ? 0 : (message.heldUntilMs ?? 0) - Date.now();
      if (waitsMs > 0) {
        timer = setTimeout(look, waitsMs);
        return;
      }
      stop();
      signal.removeEventListener('abort', look);
      // From now on it is on its way.
      if (!isLeft && message.heldUntilMs !== undefined) releaseBatch(message);
      resolve(isLeft ? null : message);
    };
    const stop = outgoingStore.subscribe(look);
    signal.addEventListener('abort', look);
    look();
  });
}

/**
 * Whoever leaves the page cannot take anything back: what is held is sent then, while there is a page to send it.
 * @returns a function that ends this
 */
export function sendHeldOnLeaving(): () => void {
  const leave = () => {
    if (document.visibilityState === 'hidden') for (const message of heldMessages()) release(message);
  };
  document.addEventListener('visibilitychange', leave);
  return () => document.removeEventListener('visibilitychange', leave);
}

/**
 * On a device that keeps nothing (D-42), or has no room, unsent messages are lost with the tab, whichever screen is open.
 * @returns a function that ends this
 */
export function warnWhileUnsent({ isTrusted }: WorkOwner): () => void {
  let stopWarning: (() => void) | null = null;
  const calm = () => {
    stopWarning?.();
    stopWarning = null;
  };
  const look = () => {
    if (isTrusted ? !outgoingStore.hasUnkept() : outgoingStore.get().length === 0) calm();
    else stopWarning ??= warnBeforeUnload();
  };
  look();
  const unsubscribe = outgoingStore.subscribe(look);
  return () => {
    unsubscribe();
    calm();
  };
}
