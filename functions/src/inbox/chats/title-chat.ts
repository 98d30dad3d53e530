import { chatState } from '@harborline/domain/chat/chat-state';
import { betterTitle } from '@harborline/domain/chat/chat-title';
import type { Conversation, Message } from '@harborline/domain/entities/conversation';
import { conversation } from '@harborline/domain/stores/conversations';
import { firestore } from '../../platform/firebase';
import { readRecord } from '../../platform/store/read';
import { updateRecord } from '../../platform/store/write';

/**
 * Calls a chat that began with a greeting by the first message of its visitor that tells more: one write per chat at
 * most, since it tells enough then (D-91).
 * @param known the chat as it was read already
 */
export async function titleChat(known: Conversation, { sender_type, text }: Message): Promise<void> {
  if (sender_type !== 'visitor' || betterTitle(known.title, text) === null) return;
  await firestore().runTransaction(async (transaction) => {
    const chat = await readRecord(conversation(known.id), transaction);
    // The words of an ended chat, by which the archive finds it, change no more.
    const title = chat && chatState(chat) !== 'ended' ? betterTitle(chat.title, text) : null;
    if (title !== null) updateRecord(transaction, conversation(known.id), { title });
  });
}
