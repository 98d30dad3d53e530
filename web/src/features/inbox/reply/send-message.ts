import { buildMessage, conversationUpdate } from '@harborline/domain/conversation/build-message';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { collection, doc, type Firestore, serverTimestamp, writeBatch } from 'firebase/firestore';
import type { OutgoingMessage } from './outgoing';

export interface Sender {
  readonly uid: string;
  readonly name: string;
  readonly libraryId: string;
}

/** An id for a message, drawn before sending so that a repeated attempt is the same message. */
export function drawMessageId(firestore: Firestore): string {
  return doc(collection(firestore, COLLECTIONS.messages)).id;
}

/**
 * Writes a reply or a note; resolves when the server has it, which may be after a lost connection came back.
 * A note leaves the conversation itself alone, because its visitor can read that document.
 * @throws FirebaseError when refused
 */
export async function sendMessage(
  firestore: Firestore,
  outgoing: Pick<OutgoingMessage, 'id' | 'conversationRef' | 'mode' | 'text'>,
  sender: Sender,
): Promise<void> {
  const { id, conversationRef, mode, text } = outgoing;
  const message = buildMessage({
    conversationRef,
    libraryId: sender.libraryId,
    senderType: mode === 'reply' ? 'agent' : 'note',
    senderRef: sender.uid,
    senderName: sender.name,
    text,
    createdAt: serverTimestamp(),
  });
  const batch = writeBatch(firestore);
  batch.set(doc(firestore, docPath.message(conversationRef, id)), message);
  if (mode === 'reply') {
    batch.update(doc(firestore, docPath.conversation(conversationRef)), {
      ...conversationUpdate(id, message),
    });
  }
  await batch.commit();
}
