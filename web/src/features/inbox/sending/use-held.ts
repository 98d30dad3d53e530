import { LIMITS } from '@harborline/domain/limits';
import type { OutgoingMessage } from '../reply/outgoing';
import { outgoingStore } from '../reply/outgoing-store';
import { release } from './held';

export interface Held {
  /** the messages of a conversation that can still be taken back, oldest first */
  readonly messages: readonly OutgoingMessage[];
  readonly takeBack: () => void;
  readonly sendNow: () => void;
}

/** The field for replies. */
interface ReplyField {
  readonly write: (text: string) => void;
  /** the words with what stands in the field */
  readonly together: (words: string) => string;
}

/**
 * What was sent and can still be taken back (D-113). Text alone goes back into the field, if that has room for it.
 * Otherwise, and with files, which are on the server by then, all of it stays below the thread, to be sent again or
 * discarded.
 * @param own unconfirmed messages of the conversation, oldest first
 * @param field gets the text that goes back; null while there is none for it
 */
export function useHeld(own: readonly OutgoingMessage[], field: ReplyField | null): Held {
  const messages = own.filter(({ heldUntilMs, refusal }) => heldUntilMs !== undefined && refusal === null);
  const takeBack = () => {
    const words = messages.map(({ text }) => text).join('\n\n');
    const hasRoom = field !== null && field.together(words).length <= LIMITS.messageText;
    const isKept = !hasRoom || messages.some(({ fileUrl }) => fileUrl);
    for (const { heldUntilMs: _, ...message } of messages) {
      if (isKept) outgoingStore.put({ ...message, refusal: 'taken-back' });
      else outgoingStore.remove(message.id);
    }
    if (!isKept) field.write(words);
  };
  const sendNow = () => {
    for (const message of messages) release(message);
  };
  return { messages, takeBack, sendNow };
}
