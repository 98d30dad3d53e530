import { conversationUpdate, type NewMessage } from '@harborline/domain/conversation/build-message';
import { TICKET_SOURCES } from '@harborline/domain/entities/conversation';
import { docPath } from '@harborline/domain/paths';
import {
  collection,
  doc,
  type Firestore,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { addressOf, firestoreOf, layOut, PROJECT, touch } from './support/environment';
import { LIB, type Person } from './support/people';
import { CONVERSATION, conversation, message, useWorld } from './support/world';

useWorld();

/** A mark no ledger reaches: asks for the present one. */
const NO_REQUESTS = 10 ** 14;

async function statement(since: number) {
  const { host, port } = addressOf('firestore');
  const answer = await fetch(`http://${host}:${port}/emulator/v1/projects/${PROJECT}:billing?since=${since}`);
  return (await answer.json()) as { mark: number; requests: { caller: string; reads: number }[] };
}

/** Reads billed to a person, of documents and of the rules' lookups. */
async function readsOf(person: Person, act: (db: Firestore) => Promise<unknown>): Promise<number> {
  touch();
  const { mark } = await statement(NO_REQUESTS);
  await act(firestoreOf(person));
  const { requests } = await statement(mark);
  const own = requests.filter(({ caller }) => caller === `user:${person}`);
  return own.reduce((sum, { reads }) => sum + reads, 0);
}

function send(db: Firestore, from: Record<string, unknown>) {
  const written = {
    ...message({}),
    ...from,
    created_at: serverTimestamp(),
  } as unknown as NewMessage<unknown>;
  const batch = writeBatch(db);
  batch.set(doc(db, docPath.message(CONVERSATION, 'fresh')), { ...written });
  batch.update(doc(db, docPath.conversation(CONVERSATION)), { ...conversationUpdate('fresh', written) });
  return batch.commit();
}

describe('what rules read is billed', () => {
  it('a page of the inbox costs its conversations and the person', async () => {
    const tickets = Array.from(
      { length: 20 },
      (_, n) => [`conversation${n}`, conversation(LIB, {})] as const,
    );
    await layOut(Object.fromEntries(tickets.map(([ref, ticket]) => [docPath.conversation(ref), ticket])));
    const inbox = (db: Firestore) =>
      getDocs(
        query(
          collection(db, 'Conversations'),
          where('support_lib_id', '==', LIB),
          where('source', 'in', TICKET_SOURCES),
          orderBy('last_message_at', 'desc'),
          limit(20),
        ),
      );
    expect(await readsOf('agent', inbox)).toBe(20 + 1);
    expect(await readsOf('agencyInside', inbox)).toBe(20 + 1);
  });

  it('an answer costs the person, the conversation before and after, and the message after', async () => {
    const answer = { sender_type: 'agent', sender_ref: 'agent', sender_name: 'Ada' };
    expect(await readsOf('agent', (db) => send(db, answer))).toBe(4);
  });

  it("a visitor's message costs the same without a person", async () => {
    const question = { sender_type: 'visitor', sender_ref: 'visitor' };
    expect(await readsOf('visitor', (db) => send(db, question))).toBe(3);
  });

  it('to mark a conversation read costs the person, a change of the own profile nothing', async () => {
    const seen = { is_unread_by_staff: false };
    const at = docPath.conversation(CONVERSATION);
    expect(await readsOf('agent', (db) => updateDoc(doc(db, at), seen))).toBe(1);
    const user = docPath.user('agent');
    expect(await readsOf('agent', (db) => updateDoc(doc(db, user), { is_away: 1 }))).toBe(0);
  });

  it('a part of the library costs the person, the record of the change and the library before and after', async () => {
    const log = { updated_by: 'owner', updated_at: serverTimestamp(), area: 'theme' };
    const save = (db: Firestore) => {
      const batch = writeBatch(db);
      batch.update(doc(db, docPath.library(LIB)), { 'publicHelpCenterTheme.themeColor': '#123456' });
      batch.set(doc(db, docPath.libraryLastChange(LIB)), log);
      return batch.commit();
    };
    expect(await readsOf('owner', save)).toBe(4);
  });

  it('a word of the translations costs the person', async () => {
    const word = { support_lib_id: LIB, source: 'a', translation: 'b' };
    expect(await readsOf('owner', (db) => setDoc(doc(db, docPath.translation('w')), word))).toBe(1);
  });
});
