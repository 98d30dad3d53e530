import { buildChat } from '@harborline/domain/chat/build-chat';
import { storedTab } from '@harborline/domain/chat/stored-tab';
import { docPath, rtdbPath } from '@harborline/domain/paths';
import { makeConversation } from '@harborline/domain/testing/factories';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call';
import { chatTokenOf, type Identity, newStaff, newVisitor, overriding } from './support/people';
import { db, rtdb } from './support/suite';
import { newLibrary, stored, unique } from './support/world';

const AT_MS = Date.parse('2026-05-04T10:00:00Z');
const EVENT_AT = Timestamp.fromMillis(AT_MS);

let libraryId = '';
/** has the chat of `newChat` */
let ada: Identity;
let bo: Identity;
let supervisor: Identity;
let archivist: Identity;
let stranger: Identity;

const chatStaff = async (...args: Parameters<typeof newStaff>): Promise<Identity> => {
  const staff = await newStaff(...args);
  return { uid: staff.uid, token: await chatTokenOf(staff) };
};

const onlyBy = (
  slug: 'canTakeChats' | 'canSuperviseChats' | 'canViewChatArchives' | 'canViewExistingTickets',
) =>
  overriding('agent', {
    canTakeChats: false,
    canSuperviseChats: false,
    canViewChatArchives: false,
    canViewExistingTickets: false,
    [slug]: true,
  });

beforeAll(async () => {
  libraryId = await newLibrary();
  ada = await chatStaff(libraryId, 'agent', onlyBy('canTakeChats'));
  bo = await chatStaff(libraryId, 'agent', onlyBy('canTakeChats'));
  supervisor = await chatStaff(libraryId, 'agent', onlyBy('canSuperviseChats'));
  archivist = await chatStaff(libraryId, 'agent', onlyBy('canViewChatArchives'));
  stranger = await chatStaff(await newLibrary(), 'owner');
});

const ask = (who: Identity, ref: string, history: '1' | '2', query = '') =>
  call('GET', `/api/inbox/EventHistory/${ref}/${history}${query}`, undefined, { token: who.token });

async function newChat(changes: object = {}): Promise<string> {
  const ref = unique('chat');
  const { conversation } = buildChat({
    conversationRef: ref,
    messageId: 'first',
    libraryId,
    visitor: { uid: 'vera', name: 'Vera', email: '', os: '', browser: '', language: '' },
    url: '',
    text: 'Hello?',
    createdAt: EVENT_AT,
  });
  await db.doc(docPath.conversation(ref)).set({ ...conversation, assigned_to: ada.uid, ...changes });
  return ref;
}

const addEvent = (ref: string, id: string, atMs: number) =>
  db.doc(docPath.ticketEvent(ref, id)).set({
    support_lib_id: libraryId,
    conversation_ref: ref,
    kind: 'chat-joined',
    at: Timestamp.fromMillis(atMs),
    actor_ref: ada.uid,
    actor_name: 'Ada',
    reason: '',
    details: {},
  });

describe('GET EventHistory/{ref}/1: page visits (S7.5-06, D-44)', () => {
  it('names the pages that are open and those before, the latest first', async () => {
    const ref = await newChat();
    const pages = ['a', 'b', 'c'].map((name, index) => ({
      at: AT_MS + index * 1_000,
      url: `https://shop.example/${name}`,
      title: name.toUpperCase(),
    }));
    await rtdb.ref(`${rtdbPath.visitorTabs(ref, 'vera')}/tab0`).set(storedTab({ pages, events: [] }));
    const { status, body } = await ask(ada, ref, '1');
    expect(status).toBe(200);
    expect(body.data).toEqual({
      pages: [
        { url: 'https://shop.example/c', title: 'C', at: '2026-05-04T10:00:02.000Z', is_open: true },
        { url: 'https://shop.example/b', title: 'B', at: '2026-05-04T10:00:01.000Z', is_open: false },
        { url: 'https://shop.example/a', title: 'A', at: '2026-05-04T10:00:00.000Z', is_open: false },
      ],
    });
  });

  it('names none where nothing is known, as of a ticket', async () => {
    expect((await ask(ada, await newChat(), '1')).body.data).toEqual({ pages: [] });
  });
});

describe('GET EventHistory/{ref}/2: conversation events (S7.5-06, D-44)', () => {
  it('names what became of the conversation, newest first, in pages', async () => {
    const ref = await newChat();
    for (const [index, id] of ['one', 'two', 'three'].entries()) await addEvent(ref, id, AT_MS + index);
    const first = await ask(ada, ref, '2', '?limit=2');
    expect(first.body.data).toMatchObject({ events: [{ id: 'three' }, { id: 'two' }], next_cursor: 'two' });
    const rest = await ask(ada, ref, '2', '?limit=2&cursor=two');
    expect(rest.body.data).toEqual({
      events: [
        {
          id: 'one',
          kind: 'chat-joined',
          at: '2026-05-04T10:00:00.000Z',
          actor_ref: ada.uid,
          actor_name: 'Ada',
          reason: '',
          details: {},
        },
      ],
      next_cursor: '',
    });
  });

  it('refuses a position that is none of this conversation', async () => {
    const [ref, other] = [await newChat(), await newChat()];
    await addEvent(other, 'elsewhere', AT_MS);
    expect((await ask(ada, ref, '2', '?cursor=elsewhere')).status).toBe(404);
  });
});

describe.each(['1', '2'] as const)(
  'GET EventHistory/{ref}/%s answers who may read the conversation',
  (history) => {
    it('of a chat that somebody has: them, its members and who supervises', async () => {
      const ref = await newChat();
      expect((await ask(ada, ref, history)).status).toBe(200);
      expect((await ask(supervisor, ref, history)).status).toBe(200);
      expect((await ask(bo, ref, history)).status).toBe(404);
      expect((await ask(archivist, ref, history)).status).toBe(404);
      await db.doc(docPath.conversation(ref)).update({ 'chat.members': [bo.uid] });
      expect((await ask(bo, ref, history)).status).toBe(200);
    });

    it('of an ended chat: the archive', async () => {
      const ref = await newChat({ status: 'closed' });
      expect((await ask(archivist, ref, history)).status).toBe(200);
      expect((await ask(ada, ref, history)).status).toBe(404);
    });

    it('of a ticket: who views tickets', async () => {
      const ref = unique('ticket');
      await db.doc(docPath.conversation(ref)).set(stored(makeConversation({ support_lib_id: libraryId })));
      const clerk = await chatStaff(libraryId, 'agent', onlyBy('canViewExistingTickets'));
      expect((await ask(clerk, ref, history)).status).toBe(200);
      expect((await ask(ada, ref, history)).status).toBe(404);
    });

    it('tells nobody else that there is one', async () => {
      const ref = await newChat();
      const missing = await ask(stranger, unique('nothing'), history);
      expect(await ask(stranger, ref, history)).toMatchObject({ status: 404, body: missing.body });
      expect((await ask(await newVisitor(), ref, history)).status).toBe(401);
      expect(
        (await call('GET', `/api/inbox/EventHistory/${ref}/3`, undefined, { token: ada.token })).status,
      ).toBe(404);
    });
  },
);
