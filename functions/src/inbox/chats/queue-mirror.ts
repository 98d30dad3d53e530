import { chatState, isChat, queuedMs } from '@harborline/domain/chat/chat-state';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { rtdbPath } from '@harborline/domain/paths';
import { conversation } from '@harborline/domain/stores/conversations';
import { database } from '../../platform/firebase';
import { derivedId } from '../../platform/ids';
import { readRecord } from '../../platform/store/read';

/** Leads nowhere: everybody may read the times. */
const timeKey = (conversationRef: string): string => derivedId('queue-time', conversationRef);

/** What the team sees of a visitor who waits; null takes the chat out of the queue. */
function entryOf(chat: Conversation | undefined) {
  if (chat === undefined || !isChat(chat) || chatState(chat) !== 'waiting') return null;
  return { at: queuedMs(chat), name: chat.visitor.name, preview: chat.last_message.preview };
}

/**
 * Brings the Realtime Database's queue up to date with a chat as it is stored now (S2.8-04, D-91). Call it after every
 * change: of two calls at once, the one that writes last has also read last, or the sweep repairs it.
 */
export async function mirrorQueue(libraryId: string, conversationRef: string): Promise<void> {
  const entry = entryOf(await readRecord(conversation(conversationRef)));
  await database()
    .ref()
    .update({
      [`${rtdbPath.queue(libraryId)}/${conversationRef}`]: entry,
      [`${rtdbPath.queueTimes(libraryId)}/${timeKey(conversationRef)}`]: entry?.at ?? null,
    });
}

/** The chats that the Realtime Database shows as waiting in a library. */
export async function mirroredQueue(libraryId: string): Promise<string[]> {
  const shown: unknown = (await database().ref(rtdbPath.queue(libraryId)).get()).val();
  return typeof shown === 'object' && shown !== null ? Object.keys(shown) : [];
}

/** The libraries with a queue. */
export async function librariesWithQueue(): Promise<string[]> {
  const all: unknown = (await database().ref('queue').get()).val();
  return typeof all === 'object' && all !== null ? Object.keys(all) : [];
}
