import { CHAT_RETURNS } from '@harborline/domain/chat/chat-choices';
import { chatState } from '@harborline/domain/chat/chat-state';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { LIMITS } from '@harborline/domain/limits';
import { unansweredChats } from '@harborline/domain/stores/conversations';
import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { firestore } from '../../platform/firebase';
import { findRecords } from '../../platform/store/read';
import { returnChat } from './change-chat';
import { readChatSettings } from './chat-settings';
import { readChat } from './own-chat';
import { mirrorQueue } from './queue-mirror';

const MINUTE_MS = 60_000;

/** Whether somebody has had the chat since `byMs` and left the visitor's last message without an answer. */
function isLeft(chat: Awaited<ReturnType<typeof readChat>>, byMs: number): boolean {
  const takenMs = chat.chat.taken_at?.toMillis() ?? byMs;
  const isUnanswered = chat.last_message.sender_type === 'visitor' && chat.last_message_at.toMillis() <= byMs;
  return chatState(chat) === 'taken' && takenMs <= byMs && isUnanswered;
}

/** The settings of the libraries that one run meets, each read once. */
function settingsReader() {
  const read = new Map<string, ReturnType<typeof readChatSettings>>();
  return (libraryId: string) => {
    const known = read.get(libraryId) ?? readChatSettings(libraryId);
    read.set(libraryId, known);
    return known;
  };
}

async function returnIfLeft({ id, support_lib_id: libraryId }: Conversation, byMs: number): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const chat = await readChat(transaction, id, () => true);
    if (isLeft(chat, byMs)) returnChat(transaction, chat, { by: 'unanswered' });
  });
  await mirrorQueue(libraryId, id);
}

/** One that cannot be put back, as it is gone by now, never keeps those of others waiting. */
const tryToReturn = (chat: Conversation, byMs: number): Promise<void> =>
  returnIfLeft(chat, byMs).catch((error: unknown) =>
    logger.error('A chat was not put back', { conversation: chat.id, error: String(error) }),
  );

/**
 * Puts chats whose visitor has waited for an answer as long as the library allows back into the queue, where they keep
 * their place. One query for each time that libraries can choose: the chats that are due in one of them never stand
 * behind those that are not due yet in another.
 */
export async function returnUnansweredChats(nowMs: number): Promise<void> {
  const settingsOf = settingsReader();
  for (const minutes of CHAT_RETURNS) {
    const byMs = nowMs - minutes * MINUTE_MS;
    for (const chat of await findRecords(unansweredChats(Timestamp.fromMillis(byMs), LIMITS.chatsPerSweep))) {
      if (chat.assigned_to === '') continue;
      const { returnMinutes } = await settingsOf(chat.support_lib_id);
      if (returnMinutes === minutes) await tryToReturn(chat, byMs);
    }
  }
}
