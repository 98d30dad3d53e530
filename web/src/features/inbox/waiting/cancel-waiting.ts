import { LIMITS } from '@harborline/domain/limits';
import { isOnItsWay, type OutgoingMessage } from '../reply/outgoing';
import { outgoingStore } from '../reply/outgoing-store';
import { type DraftOptions, rewriteDraft } from '../reply/use-draft';

/**
 * Takes a message back that waits for a connection. Its text goes back into its field, if there is room for it; with
 * files, which are on the server by then, all of it stays below the thread. What is on its way stays as it is.
 * @param draft where its text belongs
 */
export function cancelWaiting(message: OutgoingMessage, draft: DraftOptions): void {
  if (isOnItsWay(message, outgoingStore.get())) return;
  const { id, batch, text, fileUrl } = message;
  const parts = outgoingStore
    .get()
    .filter((other) => other.id === id || (batch !== undefined && other.batch === batch));
  const hasFiles = parts.length > 1 || (fileUrl ?? '') !== '';
  const isBack =
    !hasFiles &&
    rewriteDraft(draft, (now) => {
      const together = now === '' ? text : `${text}\n\n${now}`;
      return together.length > LIMITS.messageText ? null : together;
    });
  for (const part of parts) {
    if (isBack) outgoingStore.remove(part.id);
    else outgoingStore.put({ ...part, refusal: 'taken-back' });
  }
}
