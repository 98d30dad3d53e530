import { LIMITS } from '@harborline/domain/limits';
import { rtdbPath } from '@harborline/domain/paths';
import { chatsEndedSince, chatsSharedUntil } from '@harborline/domain/stores/conversations';
import { Timestamp } from 'firebase-admin/firestore';
import { database } from '../../platform/firebase';
import { findRecords } from '../../platform/store/read';
import { mirrorQueue } from './queue-mirror';

const MINUTE_MS = 60_000;

/** Every ended chat is looked at a few times, so that a database that cannot be written for a while keeps nothing. */
const EVERY_MINUTES = 10;
const LOOKS = 6;

/** Whether this run of a sweep of every minute is one that looks at ended chats. */
export const isTimeToForget = (nowMs: number): boolean => Math.floor(nowMs / MINUTE_MS) % EVERY_MINUTES === 0;

async function hasLeftSomething(conversationRef: string): Promise<boolean> {
  const [presence, team, waits] = await Promise.all(
    [
      rtdbPath.visitorPresence(conversationRef),
      `${rtdbPath.access(conversationRef)}/team`,
      `${rtdbPath.access(conversationRef)}/waits`,
    ].map((path) => database().ref(path).get()),
  );
  return presence?.exists() === true || team?.exists() === true || waits?.exists() === true;
}

const isShared = async (conversationRef: string): Promise<boolean> =>
  (
    await database()
      .ref(`${rtdbPath.access(conversationRef)}/shares`)
      .get()
  ).exists();

/**
 * Removes what the Realtime Database still has of chats that ended within the last hour: where the visitor was, and who
 * may see it (D-63). It goes when the chat ends; this is for a process that ended between the two writes. Pages whose time
 * to be shared is over go as well, for which nothing else is written (D-66).
 */
export async function forgetEndedChats(nowMs: number): Promise<void> {
  const since = Timestamp.fromMillis(nowMs - EVERY_MINUTES * LOOKS * MINUTE_MS);
  const limit = LIMITS.endedChatsPerSweep;
  for (const { id, support_lib_id } of await findRecords(chatsEndedSince(since, limit))) {
    if (await hasLeftSomething(id)) await mirrorQueue(support_lib_id, id);
  }
  const shared = await findRecords(chatsSharedUntil(since, Timestamp.fromMillis(nowMs), limit));
  for (const { id, support_lib_id } of shared) {
    if (await isShared(id)) await mirrorQueue(support_lib_id, id);
  }
}
