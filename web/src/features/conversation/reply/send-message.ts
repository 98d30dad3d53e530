import { buildMessage, conversationUpdate } from '@harborline/domain/conversation/build-message';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { docPath } from '@harborline/domain/paths';
import { doc, serverTimestamp, writeBatch } from 'firebase/firestore';
import { fullFirestore } from '../../../shared/firebase/firestore-full';
import { visitorUser } from '../../../shared/firebase/visitor-session';
import type { UnsentMessage } from '../thread/merge-thread';

/**
 * Writes the visitor's message and what it changes on the conversation in one batch. The id was drawn before, so
 * sending again never makes a second message. Offline it stays pending until the connection is back.
 * @throws FirebaseError when the server refuses
 */
export async function sendMessage(conversation: Conversation, unsent: UnsentMessage): Promise<void> {
  const { uid } = await visitorUser();
  const message = buildMessage({
    conversationRef: conversation.id,
    libraryId: conversation.support_lib_id,
    senderType: 'visitor',
    senderRef: uid,
    senderName: conversation.visitor.name,
    text: unsent.text,
    createdAt: serverTimestamp(),
  });
  const database = fullFirestore('visitor');
  const batch = writeBatch(database);
  batch.set(doc(database, docPath.message(conversation.id, unsent.id)), message);
  batch.update(doc(database, docPath.conversation(conversation.id)), {
    ...conversationUpdate(unsent.id, message),
  });
  await batch.commit();
}
