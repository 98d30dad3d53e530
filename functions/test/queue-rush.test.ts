import { buildChat } from '@harborline/domain/chat/build-chat';
import { docPath, rtdbPath } from '@harborline/domain/paths';
import { makeUser } from '@harborline/domain/testing/factories';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { takeNext } from '../src/inbox/chats/take-chat';
import { db, rtdb } from './support/suite';
import { newLibrary, unique } from './support/world';

const CHATS = 500;
const AGENTS = 100;
const BATCH = 250;

/** Chats that wait, the longest waiting first. */
async function fillQueue(libraryId: string): Promise<string[]> {
  const nowMs = Date.now();
  const refs = Array.from({ length: CHATS }, () => unique('chat'));
  for (let from = 0; from < CHATS; from += BATCH) {
    const batch = db.batch();
    for (const [index, ref] of refs.slice(from, from + BATCH).entries()) {
      const { conversation } = buildChat({
        conversationRef: ref,
        messageId: 'first',
        libraryId,
        visitor: { uid: unique('vera'), name: 'Vera', email: '', os: '', browser: '', language: '' },
        url: '',
        text: 'Hello?',
        createdAt: Timestamp.fromMillis(nowMs - 1_000 * (CHATS - from - index)),
      });
      batch.set(db.doc(docPath.conversation(ref)), conversation);
    }
    await batch.commit();
  }
  return refs;
}

const agentOf = (libraryId: string, index: number) => ({
  ...makeUser({ uid: `rush-${index}`, agent_role: 'agent', support_lib_id: libraryId }),
  permissions: { ...makeUser().permissions, canTakeChats: true },
});

it('gives 100 agents who take from a queue of 500 each chat once, the longest waiting first (D-92)', async () => {
  const libraryId = await newLibrary();
  const queue = await fillQueue(libraryId);
  const agents = Array.from({ length: AGENTS }, (_, index) => agentOf(libraryId, index));

  const first = await Promise.all(agents.map(takeNext));
  // Nobody got one from far down while others waited longer.
  const places = first.map((ref) => queue.indexOf(ref ?? ''));
  expect(Math.min(...places)).toBe(0);
  expect(Math.max(...places)).toBeLessThan(AGENTS + 64);

  const rest = await Promise.all(
    agents.map(async (agent) => {
      const taken: string[] = [];
      for (let ref = await takeNext(agent); ref !== null; ref = await takeNext(agent)) taken.push(ref);
      return taken;
    }),
  );
  const taken = [...first, ...rest.flat()];
  expect(taken).toHaveLength(CHATS);
  expect(new Set(taken)).toEqual(new Set(queue));
  expect((await rtdb.ref(rtdbPath.queue(libraryId)).get()).val()).toBeNull();
});
