import { outgoingStore } from '../reply/outgoing-store';
import { changeStore } from './change-store';
import { type WaitingChange, waiting } from './waiting';

/** Takes back what waits. Once it was sent, its way back is called instead, and not before: it could arrive first. */
export type TakeBack = (otherwise: () => void) => void;

/** @param signal aborted when the session ends, which calls nothing */
export function takeBack(id: string, signal: AbortSignal, otherwise: () => void): void {
  if (changeStore.discard(id)) return;
  const go = (): void => {
    const change = changeStore.find(id);
    if (change !== undefined && change.problem === null && !signal.aborted) return;
    stop();
    // One that was refused in the end is listed with its reason.
    if (change !== undefined || signal.aborted) return;
    waiting.forgetSent(id);
    otherwise();
  };
  const stop = waiting.subscribe(go);
  go();
}

/** Whether a reply that waits behind a change of status sets one of its own. */
export const isFollowedByStatus = ({ conversationRef, status, writtenAtMs }: WaitingChange): boolean =>
  status !== undefined &&
  outgoingStore
    .get()
    .some(
      (message) =>
        message.conversationRef === conversationRef &&
        message.thenStatus !== undefined &&
        message.refusal === null &&
        message.writtenAtMs > writtenAtMs,
    );
