import {
  buildMessage,
  conversationUpdate,
  isPublicSender,
  type MessageInput,
} from '@harborline/domain/conversation/build-message';
import { conversation } from '@harborline/domain/stores/conversations';
import { message } from '@harborline/domain/stores/messages';
import { type FieldValue, type Firestore, serverTimestamp } from 'firebase/firestore';
import { inBatch } from '../store/in-batch';

export interface MessageToSend extends Omit<MessageInput<FieldValue>, 'createdAt' | 'fileUrl'> {
  /** drawn beforehand, so that a repeated attempt writes the same message */
  readonly id: string;
}

/**
 * Writes a message of a visitor or of staff and its changes to the conversation in one batch. Resolves when the server
 * has it, possibly only after a lost connection is back. A note does not change the conversation, because its visitor
 * can read that document.
 * @throws FirebaseError if refused
 */
export function sendMessage(firestore: Firestore, { id, ...input }: MessageToSend): Promise<void> {
  const written = buildMessage({ ...input, createdAt: serverTimestamp() });
  return inBatch(firestore, (batch) => {
    batch.set(message(input.conversationRef, id), written);
    if (!isPublicSender(input.senderType)) return;
    batch.update(conversation(input.conversationRef), conversationUpdate(id, written));
  });
}
