import { isDeepStrictEqual } from 'node:util';
import { membersOf } from '@harborline/domain/chat/chat-members';
import { chatState, isChat, queuedMs } from '@harborline/domain/chat/chat-state';
import { cobrowsePhase } from '@harborline/domain/cobrowse/cobrowse-phase';
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

const teamOf = (chat: Conversation) =>
  Object.fromEntries([chat.assigned_to, ...membersOf(chat)].map((uid) => [uid, true]));

/** Who of the team may see where the visitor is: whoever takes chats while it waits, then those who have it; null ends it. */
function readersOf(chat: Conversation | undefined) {
  const state = chat !== undefined && isChat(chat) ? chatState(chat) : 'ended';
  return {
    waits: state === 'waiting' ? true : null,
    team: state === 'taken' && chat !== undefined ? teamOf(chat) : null,
  };
}

/** Until when which visitor may write what their page shows; null for nobody (D-66). */
function sharesOf(chat: Conversation | undefined) {
  const cobrowse = chat?.chat?.cobrowse;
  if (chat === undefined || cobrowse === undefined || cobrowsePhase(chat, Date.now()) !== 'sharing')
    return null;
  return { [cobrowse.visitor_uid]: cobrowse.until.toMillis() };
}

/** The paths that follow from them: what is known of the visitor's pages goes with the last reader (D-63). */
function readersUpdate(conversationRef: string, chat: Conversation | undefined) {
  const { waits, team } = readersOf(chat);
  const access = rtdbPath.access(conversationRef);
  const isOver = waits === null && team === null;
  const shares = sharesOf(chat);
  return {
    [`${access}/shares`]: shares,
    ...(shares === null ? { [rtdbPath.cobrowse(conversationRef)]: null } : {}),
    [`${access}/waits`]: waits,
    [`${access}/team`]: team,
    ...(isOver ? { [rtdbPath.visitorPresence(conversationRef)]: null } : {}),
  };
}

const updateOf = (libraryId: string, conversationRef: string, chat: Conversation | undefined) => {
  const entry = entryOf(chat);
  return {
    [`${rtdbPath.queue(libraryId)}/${conversationRef}`]: entry,
    [`${rtdbPath.queueTimes(libraryId)}/${timeKey(conversationRef)}`]: entry?.at ?? null,
    ...readersUpdate(conversationRef, chat),
  };
};

/** How often a chat that changes meanwhile is written again; the next change goes on from there. */
const MOST_ROUNDS = 3;

/**
 * Brings the Realtime Database up to date with a chat as it is stored now: the queue (S2.8-04, D-91), and who sees the
 * visitor's pages: who has the chat, its members, and whoever supervises. What a visitor shared goes with the sharing.
 * Call it after every change. Of two calls at once, the older may write last, so each looks again.
 */
export async function mirrorQueue(libraryId: string, conversationRef: string): Promise<void> {
  const read = async () =>
    updateOf(libraryId, conversationRef, await readRecord(conversation(conversationRef)));
  let update = await read();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    await database().ref().update(update);
    const now = await read();
    if (isDeepStrictEqual(now, update)) return;
    update = now;
  }
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
