import { chatState } from '@harborline/domain/chat/chat-state';
import { DURATIONS, LIMITS } from '@harborline/domain/limits';
import { unansweredChats } from '@harborline/domain/stores/conversations';
import { Timestamp } from 'firebase-admin/firestore';
import { firestore } from '../../platform/firebase';
import { findRecords } from '../../platform/store/read';
import { returnChat } from './change-chat';
import { readChat } from './own-chat';
import { mirrorQueue } from './queue-mirror';

/** Whether somebody has had the chat since `byMs` and left the visitor's last message without an answer. */
function isLeft(chat: Awaited<ReturnType<typeof readChat>>, byMs: number): boolean {
  const takenMs = chat.chat.taken_at?.toMillis() ?? byMs;
  const isUnanswered = chat.last_message.sender_type === 'visitor' && chat.last_message_at.toMillis() <= byMs;
  return chatState(chat) === 'taken' && takenMs <= byMs && isUnanswered;
}

/** Puts chats whose visitor has waited five minutes for an answer back into the queue, where they keep their place. */
export async function returnUnansweredChats(nowMs: number): Promise<void> {
  const byMs = nowMs - DURATIONS.chatUnansweredMs;
  const candidates = await findRecords(unansweredChats(Timestamp.fromMillis(byMs), LIMITS.chatsPerSweep));
  for (const { id, support_lib_id, assigned_to } of candidates) {
    if (assigned_to === '') continue;
    await firestore().runTransaction(async (transaction) => {
      const chat = await readChat(transaction, id, () => true);
      if (isLeft(chat, byMs)) returnChat(transaction, chat, 'unanswered');
    });
    await mirrorQueue(support_lib_id, id);
  }
}
