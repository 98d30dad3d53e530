import { assignableSinceMs, chatState } from '@harborline/domain/chat/chat-state';
import { type ChatCandidate, routeChat } from '@harborline/domain/chat/route-chat';
import type { Conversation } from '@harborline/domain/entities/conversation';
import type { Team } from '@harborline/domain/entities/teams';
import { LIMITS } from '@harborline/domain/limits';
import { rtdbPath } from '@harborline/domain/paths';
import { ongoingChats, queuedChats } from '@harborline/domain/stores/conversations';
import { user } from '@harborline/domain/stores/users';
import { database, firestore } from '../../platform/firebase';
import { countRecords, findRecords, readRecord } from '../../platform/store/read';
import { reachableChatters } from '../../presence';
import { readTeams } from '../teams/read-team';
import { readChatSettings } from './chat-settings';
import { readChat } from './own-chat';
import { librariesWithQueue, mirrorQueue } from './queue-mirror';
import { giveChat } from './take-chat';

const MINUTE_MS = 60_000;

/** The teammates who are there, are not away and take chats, with how many each has. */
async function candidatesOf(libraryId: string, nowMs: number): Promise<ChatCandidate[]> {
  const [presence, members] = await Promise.all(
    [rtdbPath.libraryPresence(libraryId), rtdbPath.libraryMembers(libraryId)].map((path) =>
      database().ref(path).get(),
    ),
  );
  const uids = reachableChatters(presence?.val(), members?.val(), nowMs);
  const loads = uids.map((uid) => countRecords(ongoingChats(libraryId, uid, LIMITS.ownChats)));
  return (await Promise.all(loads)).map((openChats, index) => ({ uid: uids[index] ?? '', openChats }));
}

/** Gives a chat to a person if it still waits. @returns whether they have it */
async function assign(chat: Conversation, uid: string): Promise<boolean> {
  const isGiven = await firestore().runTransaction(async (transaction) => {
    const now = await readChat(transaction, chat.id, () => true);
    const person = await readRecord(user(uid), transaction);
    if (chatState(now) !== 'waiting' || person?.support_lib_id !== now.support_lib_id) return false;
    giveChat(transaction, now, { person: { ...person, uid }, by: 'waited-long' });
    return true;
  });
  await mirrorQueue(chat.support_lib_id, chat.id);
  return isGiven;
}

/** The chats that have waited since a time or longer, the longest waiting first. */
async function overdueIn(libraryId: string, byMs: number): Promise<Conversation[]> {
  const waiting = await findRecords(queuedChats(libraryId, LIMITS.chatsPerSweep));
  return waiting.filter((chat) => assignableSinceMs(chat) <= byMs);
}

const membersOf = (teams: readonly Team[], teamRef = ''): readonly string[] =>
  teams.find(({ ref }) => ref === teamRef)?.member_uids ?? [];

/** Assigns the chats of one library, unless it leaves that to people; each one makes its teammate busier for the next. */
async function assignIn(libraryId: string, nowMs: number): Promise<void> {
  const { isAutoAssigned, waitMinutes } = await readChatSettings(libraryId);
  if (!isAutoAssigned) return;
  let candidates = await candidatesOf(libraryId, nowMs);
  if (candidates.length === 0) return;
  const overdue = await overdueIn(libraryId, nowMs - waitMinutes * MINUTE_MS);
  const teams = overdue.some(({ team_ref }) => team_ref) ? await readTeams(libraryId) : [];
  for (const chat of overdue) {
    const free = candidates.filter(({ openChats }) => openChats < LIMITS.ownChats);
    const uid = routeChat(free, chat.chat?.returned_by ?? '', membersOf(teams, chat.team_ref));
    if (uid === undefined || !(await assign(chat, uid))) continue;
    candidates = candidates.map((one) => (one.uid === uid ? { uid, openChats: one.openChats + 1 } : one));
  }
}

/**
 * Gives each chat that has waited longer than the assignment wait time to a teammate who is there (D-46). Library by
 * library, so that visitors whom nobody answers in one never stand before those of another.
 */
export async function assignOverdueChats(nowMs: number): Promise<void> {
  for (const libraryId of await librariesWithQueue()) await assignIn(libraryId, nowMs);
}
