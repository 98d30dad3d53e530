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
  /** drawn before, so that a repeated attempt writes the same message */
  readonly id: string;
}

/**
 * Writes a message of a visitor or of staff, and what it changes on its conversation, in one batch; resolves when the
 * server has it, which may be after a lost connection came back. A note leaves the conversation itself alone, because
 * its visitor can read that document.
 * @throws FirebaseError when refused
 */
export function sendMessage(firestore: Firestore, { id, ...input }: MessageToSend): Promise<void> {
  const written = buildMessage({ ...input, createdAt: serverTimestamp() });
  return inBatch(firestore, (batch) => {
    batch.set(message(input.conversationRef, id), written);
    if (!isPublicSender(input.senderType)) return;
    batch.update(conversation(input.conversationRef), conversationUpdate(id, written));
  });
}
