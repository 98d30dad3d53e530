import { assignableSinceMs, chatState } from '@harborline/domain/chat/chat-state';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { LIMITS } from '@harborline/domain/limits';
import type { RoutedWork } from '@harborline/domain/routing/facts';
import type { GivenFacts } from '@harborline/domain/routing/given-facts';
import { capacityOf, queuesOf } from '@harborline/domain/routing/rules';
import type { Turn } from '@harborline/domain/routing/turn';
import { queuedChats } from '@harborline/domain/stores/conversations';
import { user } from '@harborline/domain/stores/users';
import { PRIORITY_LEVELS } from '@harborline/domain/tickets/priority';
import type { Transaction } from 'firebase-admin/firestore';
import { firestore } from '../../platform/firebase';
import { findIds, readRecord } from '../../platform/store/read';
import { eachInTime } from '../routing/each-in-time';
import { giveInTurn, type Outcome } from '../routing/give-in-turn';
import { hasRightFor, openOf, readPeople } from '../routing/read-people';
import { readRoutingRules } from '../routing/read-rules';
import { readTeams } from '../teams/read-team';
import { readChatSettings } from './chat-settings';
import { readChat } from './own-chat';
import { librariesWithQueue, mirrorQueue } from './queue-mirror';
import { giveChat } from './take-chat';

const workOf = (chat: Conversation): RoutedWork & Turn => ({
  kind: 'chat',
  id: chat.id,
  level: PRIORITY_LEVELS.normal,
  teamRef: chat.team_ref ?? '',
  // One that came back from somebody who left has waited enough (D-138).
  sinceMs: chat.chat?.returned_by && !chat.chat.returned_at ? 0 : assignableSinceMs(chat),
  passedOver: chat.chat?.returned_by ?? '',
});

interface Giving {
  readonly uid: string;
  /** how many they have at most */
  readonly capacity: number;
  readonly facts: GivenFacts;
}

async function assign(
  transaction: Transaction,
  { id, support_lib_id: libraryId }: Conversation,
  { uid, capacity, facts }: Giving,
): Promise<Outcome> {
  const chat = await readChat(transaction, id, () => true);
  if (chatState(chat) !== 'waiting') return 'gone';
  const person = await readRecord(user(uid), transaction);
  if (person === undefined || !hasRightFor('chat', person, libraryId)) return 'unable';
  if (chat.chat.returned_by === uid) return 'unable';
  const open = await findIds(openOf('chat', libraryId, uid, capacity), transaction);
  if (open.length >= capacity) return 'unable';
  giveChat(transaction, chat, { person: { ...person, uid }, by: facts });
  return 'given';
}

/** Gives the chats of a library that nobody took in time to people who are there, unless it leaves that to people. */
export async function assignIn(libraryId: string, nowMs: number): Promise<void> {
  const { isAutoAssigned, ...chats } = await readChatSettings(libraryId);
  if (!isAutoAssigned) return;
  const query = queuedChats(libraryId, LIMITS.chatsPerSweep);
  // Where no chat waits, nobody is looked at.
  if ((await findIds({ ...query, limit: 1 })).length === 0) return;
  const rules = await readRoutingRules(libraryId);
  const [people, teams] = await Promise.all([
    readPeople(libraryId, { rules, kind: 'chat', nowMs }),
    readTeams(libraryId),
  ]);
  await giveInTurn(
    {
      kind: 'chat',
      queues: [{ query }],
      workOf,
      give: async (chat, uid, facts) => {
        const outcome = await firestore().runTransaction((transaction) =>
          assign(transaction, chat, { uid, capacity: capacityOf(rules, uid).chat, facts }),
        );
        await mirrorQueue(libraryId, chat.id);
        return outcome;
      },
    },
    { people, queues: queuesOf(rules, { teams, chats }) },
    { libraryId, teams, nowMs },
  );
}

/** What else the schedule does has its turn, too. */
const MOST_MS = 25_000;

/**
 * Gives each chat that has waited longer than its queue waits to a teammate who is there (D-46, D-137). Library by library, so
 * that visitors whom nobody answers in one never stand before those of another.
 */
export async function assignOverdueChats(nowMs: number): Promise<void> {
  const libraries = await librariesWithQueue();
  await eachInTime(libraries, { nowMs, mostMs: MOST_MS }, (libraryId) => assignIn(libraryId, nowMs));
}
