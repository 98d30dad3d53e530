import {
  buildMessage,
  conversationUpdate,
  isPublicSender,
  type MessageInput,
} from '@harborline/domain/conversation/build-message';
import { conversation } from '@harborline/domain/stores/conversations';
import { message } from '@harborline/domain/stores/messages';
import { doc, type FieldValue, type Firestore, getDocFromServer, serverTimestamp } from 'firebase/firestore';
import { errorCode } from '../firebase/error-code';
import { inBatch } from '../store/in-batch';

export interface MessageToSend extends Omit<MessageInput<FieldValue>, 'createdAt'> {
  /** drawn beforehand, so that a repeated attempt writes the same message */
  readonly id: string;
}

/** Whether the server has a message; false if it may not be read. */
const hasArrived = (firestore: Firestore, path: string): Promise<boolean> =>
  getDocFromServer(doc(firestore, path)).then(
    (found) => found.exists(),
    () => false,
  );

/**
 * Writes a message of a visitor or of staff and its changes to the conversation in one batch. Resolves when the server
 * has it, possibly only after a lost connection is back. A note does not change the conversation, because its visitor
 * can read that document.
 * @throws FirebaseError if refused
 */
export async function sendMessage(firestore: Firestore, { id, ...input }: MessageToSend): Promise<void> {
  const written = buildMessage({ ...input, createdAt: serverTimestamp() });
  const document = message(input.conversationRef, id);
  try {
    await inBatch(firestore, (batch) => {
      batch.set(document, written);
      if (!isPublicSender(input.senderType)) return;
      batch.update(conversation(input.conversationRef), conversationUpdate(id, written));
    });
  } catch (error) {
    // The SDK repeats a write whose acknowledgement was lost. The rules refuse that once another message has followed.
    if (errorCode(error) !== 'permission-denied' || !(await hasArrived(firestore, document.path)))
      throw error;
  }
}
