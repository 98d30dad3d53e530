import { buildChat } from '@harborline/domain/chat/build-chat';
import { buildMessage } from '@harborline/domain/conversation/build-message';
import { type ChatSettings, DEFAULT_CHAT_SETTINGS } from '@harborline/domain/entities/chat-settings';
import { LIMITS } from '@harborline/domain/limits';
import { DEFAULT_NOTIFICATIONS } from '@harborline/domain/notifications/preferences';
import { COLLECTIONS, docPath, rtdbPath } from '@harborline/domain/paths';
import { resolvePermissions } from '@harborline/domain/permissions/roles';
import { NO_END_MS } from '@harborline/domain/team/membership';
import { makeUser } from '@harborline/domain/testing/factories';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { eventText } from '@harborline/domain/tickets/event-text';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { assignOverdueChats } from '../src/inbox/chats/assign-overdue';
import { forgetEndedChats } from '../src/inbox/chats/forget-ended';
import { repairQueue } from '../src/inbox/chats/repair-queues';
import { returnUnansweredChats } from '../src/inbox/chats/return-unanswered';
import { takeNext } from '../src/inbox/chats/take-chat';
import { call, fromAnywhere } from './support/call';
import { historyOf } from './support/history';
import { mailsTo } from './support/mailbox';
import { chatTokenOf, type Identity, newStaff, newVisitor, overriding } from './support/people';
import { db, eventually, rtdb } from './support/suite';
import { newLibrary, unique } from './support/world';

const CHATS = '/api/inbox/chats';
const MINUTE_MS = 60_000;
const RETURN_MS = DEFAULT_CHAT_SETTINGS.returnMinutes * MINUTE_MS;

let libraryId = '';
let ada: Identity;
let bo: Identity;
/** takes chats, and leaves those of others alone */
let cleo: Identity;
let visitor: Identity;

const PICTURE = 'https://pictures.example/bo.webp';

const chatStaff = async (...args: Parameters<typeof newStaff>): Promise<Identity> => {
  const staff = await newStaff(...args);
  return { uid: staff.uid, token: await chatTokenOf(staff) };
};

beforeAll(async () => {
  // The suite's own sweep decides at once where nobody is asked for a rating.
  libraryId = await newLibrary({ ratings: { isOn: true, delayHours: 24, isSignatureRequired: false } });
  visitor = await newVisitor();
  ada = await chatStaff(libraryId, 'agent', { display_name: 'Ada', agent_name: 'Ada' });
  bo = await chatStaff(libraryId, 'agent', {
    display_name: 'Bo',
    agent_name: 'Bo',
    agent_picture: PICTURE,
  });
  cleo = await chatStaff(libraryId, 'agent', overriding('agent', { canAssignChats: false }));
});

const start = (who: Identity, changes: object = {}) =>
  call(
    'POST',
    CHATS,
    {
      support_lib_id: libraryId,
      conversation_ref: unique('chat'),
      message_id: unique('message'),
      name: 'Vera',
      email: '',
      text: 'Is the blue one in stock?',
      url: 'https://shop.example/bikes',
      ...changes,
    },
    { token: who.token, headers: fromAnywhere() },
  );
const end = (who: Identity, conversation_ref: string) =>
  call('PATCH', CHATS, { conversation_ref, action: 'end' }, { token: who.token });
const change = (who: Identity, conversation_ref: string, body: object) =>
  call('PATCH', '/api/inbox/conversations', { conversation_ref, ...body }, { token: who.token });
const take = (who: Identity, ref: string) => change(who, ref, { action: 'take' });

const chatAt = async (ref: string) => (await db.doc(docPath.conversation(ref)).get()).data();
const queued = async (ref: string, library = libraryId) =>
  (await rtdb.ref(`${rtdbPath.queue(library)}/${ref}`).get()).val();
const timesOf = async (library: string) =>
  Object.values((await rtdb.ref(rtdbPath.queueTimes(library)).get()).val() ?? {});

/** A chat of a visitor of its own, started by a call. */
async function newChat(): Promise<{ ref: string; by: Identity }> {
  const by = await newVisitor();
  const { body } = await start(by);
  return { ref: String(body.data?.conversation_ref), by };
}

interface StoredChat {
  readonly library?: string;
  readonly agoMs: number;
  readonly assignedTo?: string;
}

/** A chat as it is stored, without the calls that led there. */
async function storeChat({ library = libraryId, agoMs, assignedTo = '' }: StoredChat): Promise<string> {
  const ref = unique('chat');
  const at = Timestamp.fromMillis(Date.now() - agoMs);
  const { conversation } = buildChat({
    conversationRef: ref,
    messageId: 'first',
    libraryId: library,
    visitor: { uid: unique('vera'), name: 'Vera', email: '', os: '', browser: '', language: '' },
    url: '',
    text: 'Hello?',
    createdAt: at,
  });
  const taken = assignedTo === '' ? null : at;
  await db.doc(docPath.conversation(ref)).set({
    ...conversation,
    assigned_to: assignedTo,
    chat: { ...conversation.chat, taken_at: taken },
  });
  return ref;
}

describe('POST chats (S2.3-05, D-91)', () => {
  it('puts the visitor into the queue, with the first message, once', async () => {
    const refs = { conversation_ref: unique('chat'), message_id: unique('message') };
    const answers = await Promise.all([start(visitor, refs), start(visitor, refs), start(visitor, refs)]);
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body.data).toEqual({ conversation_ref: refs.conversation_ref, has_message: true });
    }
    expect(await chatAt(refs.conversation_ref)).toMatchObject({
      source: 'chat',
      status: 'open',
      assigned_to: '',
      number: 0,
      visitor_uids: [visitor.uid],
      last_message: { id: refs.message_id, preview: 'Is the blue one in stock?' },
    });
    const messages = await db.collection(docPath.messages(refs.conversation_ref)).get();
    expect(messages.docs.map(({ id }) => id)).toEqual([refs.message_id]);
    expect(await queued(refs.conversation_ref)).toMatchObject({
      name: 'Vera',
      preview: 'Is the blue one in stock?',
    });
    const { chat } = (await chatAt(refs.conversation_ref)) ?? {};
    expect(await timesOf(libraryId)).toContain(chat.queued_at.toMillis());
    const access = (await rtdb.ref(rtdbPath.access(refs.conversation_ref)).get()).val();
    expect(access).toEqual({
      support_lib_id: libraryId,
      is_chat: true,
      visitors: { [visitor.uid]: true },
      waits: true,
    });

    // Another one is not begun beside it.
    const { body } = await start(visitor);
    expect(body.data).toEqual({ conversation_ref: refs.conversation_ref, has_message: false });
  });

  it.each(['a.b', 'a@b', 'a:b', '../x', ''])(
    'refuses %j as an id, which the queue could not hold',
    async (id) => {
      const by = await newVisitor();
      expect((await start(by, { conversation_ref: id })).status).toBe(400);
      expect((await start(by, { message_id: id })).status).toBe(400);
      expect((await start(by)).status).toBe(200);
    },
  );

  it('is refused to staff who view as a teammate', async () => {
    const viewing = await newStaff(libraryId, 'agent', { viewing_as: ada.uid });
    expect((await start(viewing)).status).toBe(403);
  });

  it("does not touch another visitor's conversation", async () => {
    const { ref } = await newChat();
    const { status } = await start(await newVisitor(), { conversation_ref: ref });
    expect(status).toBe(409);
    expect((await chatAt(ref))?.visitor_uids).toHaveLength(1);
  });

  it.each<[string, object, number]>([
    ['no text', { text: ' \n' }, 400],
    ['a long text', { text: 'x'.repeat(10_001) }, 400],
    ['half an address', { email: 'vera@' }, 400],
    ['an id that is a path', { conversation_ref: 'a/b' }, 400],
    ['a library that does not exist', { support_lib_id: 'nolibrary00000000000' }, 404],
  ])('refuses %s', async (_what, changes, status) => {
    expect((await start(await newVisitor(), changes)).status).toBe(status);
  });
});

describe('who may see where the visitor is (D-63)', () => {
  const readers = async (ref: string) => {
    const { waits, team } = (await rtdb.ref(rtdbPath.access(ref)).get()).val();
    return { waits, team };
  };
  const presence = (ref: string) => rtdb.ref(rtdbPath.visitorPresence(ref));

  it('follows who has the chat, and what is known goes with its end', async () => {
    const { ref } = await newChat();
    expect(await readers(ref)).toEqual({ waits: true, team: undefined });
    await take(ada, ref);
    expect(await readers(ref)).toEqual({ waits: undefined, team: { [ada.uid]: true } });
    await change(ada, ref, { action: 'hand-over', to: bo.uid });
    expect(await readers(ref)).toEqual({ waits: undefined, team: { [bo.uid]: true } });
    await change(bo, ref, { action: 'hand-over' });
    expect(await readers(ref)).toEqual({ waits: true, team: undefined });
    await take(bo, ref);
    await presence(ref).set({ vera: { tab0: { here: 1, pages: { p0: { at: 1, url: '', title: '' } } } } });
    await change(bo, ref, { action: 'close' });
    expect(await readers(ref)).toEqual({ waits: undefined, team: undefined });
    expect((await presence(ref).get()).exists()).toBe(false);
  });

  it('goes later where its end could not remove it, and not while the chat goes on', async () => {
    const [ended, goesOn] = [await newChat(), await newChat()];
    await end(ended.by, ended.ref);
    for (const { ref } of [ended, goesOn]) await presence(ref).set({ vera: 1 });
    await rtdb.ref(`${rtdbPath.access(ended.ref)}/team`).set({ [ada.uid]: true });
    await forgetEndedChats(Date.now());
    expect(await readers(ended.ref)).toEqual({ waits: undefined, team: undefined });
    expect((await presence(ended.ref).get()).exists()).toBe(false);
    expect((await presence(goesOn.ref).get()).exists()).toBe(true);
  });

  it('ends when the chat becomes a ticket', async () => {
    const { ref, by } = await newChat();
    await presence(ref).set({ vera: 1 });
    const body = { conversation_ref: ref, action: 'leave-address', email: `${unique('v')}@visitor.example` };
    expect((await call('PATCH', CHATS, body, { token: by.token })).status).toBe(200);
    expect(await readers(ref)).toEqual({ waits: undefined, team: undefined });
    expect((await presence(ref).get()).exists()).toBe(false);
  });
});

/** A library that chats as it likes. */
async function libraryThat(chatSettings: Partial<ChatSettings>): Promise<string> {
  const library = await newLibrary();
  const settings = { ...DEFAULT_CHAT_SETTINGS, ...chatSettings };
  await db.doc(docPath.library(library)).update({ chatSettings: settings });
  return library;
}

describe('POST chats where the library asks for name and email (D-92)', () => {
  it.each<[string, object]>([
    ['a name', { name: '  ', email: 'vera@visitor.example' }],
    ['an address', { email: '' }],
    ['both', { name: '', email: '' }],
  ])('refuses a chat without %s where they are required', async (_what, missing) => {
    const support_lib_id = await libraryThat({ identity: 'required' });
    const by = await newVisitor();
    const { status, body } = await start(by, { support_lib_id, ...missing });
    expect([status, body.message]).toEqual([400, CHAT_TEXTS.identityMissing]);
    const given = await start(by, { support_lib_id, email: 'vera@visitor.example' });
    expect(given.body.data).toMatchObject({ has_message: true });
  });

  it('keeps neither where it does not ask, and takes a chat without them where they may stay empty', async () => {
    const silent = await libraryThat({ identity: 'off' });
    const ref = unique('chat');
    const names = { conversation_ref: ref, name: 'Vera', email: 'vera@visitor.example' };
    expect((await start(await newVisitor(), { support_lib_id: silent, ...names })).status).toBe(200);
    expect((await chatAt(ref))?.visitor).toMatchObject({ name: '', email: '' });
    const polite = await libraryThat({ identity: 'optional' });
    const nobody = { support_lib_id: polite, name: '', email: '' };
    expect((await start(await newVisitor(), nobody)).status).toBe(200);
  });
});

describe('PATCH chats (D-91)', () => {
  it('lets the visitor end the chat, and nobody else', async () => {
    const { ref, by } = await newChat();
    expect((await end(visitor, ref)).status).toBe(404);
    expect((await end(by, ref)).status).toBe(200);
    expect((await end(by, ref)).status).toBe(200);
    expect(await chatAt(ref)).toMatchObject({ status: 'closed', chat: { ended_by: 'visitor' } });
    expect(await queued(ref)).toBeNull();
    // The next one is a chat of its own.
    expect((await start(by)).body.data).toMatchObject({ has_message: true });
  });
});

describe('PATCH chats with an address (D-91)', () => {
  const leave = (who: Identity, conversation_ref: string, email: string) =>
    call('PATCH', CHATS, { conversation_ref, action: 'leave-address', email }, { token: who.token });

  it('makes a chat that nobody takes a ticket in the same thread, once, with a receipt', async () => {
    const { ref, by } = await newChat();
    const all = { ...DEFAULT_NOTIFICATIONS.new_ticket, digest: true };
    await db.doc(docPath.agentNotifications(bo.uid)).set({
      support_lib_id: libraryId,
      events: { ...DEFAULT_NOTIFICATIONS, new_ticket: all },
    });
    const email = `${unique('vera-')}@visitor.example`.toLowerCase();
    expect((await leave(by, ref, '')).status).toBe(400);
    expect((await leave(visitor, ref, email)).status).toBe(404);
    // However it was typed: lists of an address ask for it in lower case.
    expect((await leave(by, ref, email.replace('vera-', 'Vera-'))).status).toBe(200);
    expect((await db.doc(docPath.ticketWords(ref)).get()).exists).toBe(true);
    const ticket = await chatAt(ref);
    expect(ticket).toMatchObject({
      source: 'widget',
      status: 'open',
      visitor: { name: 'Vera', email },
      title: 'Is the blue one in stock?',
    });
    expect(ticket?.number).toBeGreaterThan(0);
    expect(await queued(ref)).toBeNull();
    const access = (await rtdb.ref(rtdbPath.access(ref)).get()).val();
    expect(access).toEqual({ support_lib_id: libraryId, visitors: { [by.uid]: true } });
    // The team hears of it once, with the visitor's words.
    const heard = async () =>
      (await db.collection(COLLECTIONS.notices).where('conversation_ref', '==', ref).get()).docs.map((one) =>
        one.data(),
      );
    await eventually(async () =>
      expect(await heard()).toMatchObject([{ waiting: [{ preview: 'Is the blue one in stock?' }] }]),
    );
    const told = await heard();
    expect((await leave(by, ref, email)).status).toBe(200);
    expect(await heard()).toEqual(told);
    expect((await chatAt(ref))?.number).toBe(ticket?.number);
    const mails = await eventually(async () => {
      const sent = await mailsTo(email);
      expect(sent).toHaveLength(1);
      return sent;
    });
    expect(JSON.stringify(mails)).not.toContain('Is the blue one in stock?');
    // It is a ticket now: nobody takes it as a chat, and the visitor can begin another.
    expect((await take(ada, ref)).status).toBe(404);
    expect((await start(by)).body.data).toMatchObject({ has_message: true });
  });

  it('is still open while the routing has chosen somebody who has not looked', async () => {
    const { ref, by } = await newChat();
    await db.doc(docPath.conversation(ref)).update({ assigned_to: bo.uid, assigned_by: '' });
    const email = `${unique('vera')}@visitor.example`.toLowerCase();
    const leave = () =>
      call('PATCH', CHATS, { conversation_ref: ref, action: 'leave-address', email }, { token: by.token });
    await db.doc(docPath.conversation(ref)).update({ is_unread_by_staff: false });
    expect((await leave()).status).toBe(409);
    await db.doc(docPath.conversation(ref)).update({ is_unread_by_staff: true });
    expect((await leave()).status).toBe(200);
    expect(await chatAt(ref)).toMatchObject({ source: 'widget', assigned_to: '' });
  });

  it('comes too late once somebody has the chat, or it has ended', async () => {
    const { ref, by } = await newChat();
    await take(ada, ref);
    const late = await leave(by, ref, 'vera@visitor.example');
    expect([late.status, late.body.message]).toEqual([409, CHAT_TEXTS.isAnswered]);
    await end(by, ref);
    expect((await leave(by, ref, 'vera@visitor.example')).status).toBe(409);
    expect((await chatAt(ref))?.source).toBe('chat');
  });
});

describe('PATCH conversations (S7.2-04, D-92)', () => {
  it('take: gives a chat to one of two teammates who take it at once, and tells the other', async () => {
    const { ref } = await newChat();
    const answers = await Promise.all([take(ada, ref), take(bo, ref)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { assigned_to, assigned_by, chat } = (await chatAt(ref)) ?? {};
    expect([ada.uid, bo.uid]).toContain(assigned_to);
    expect(assigned_by).toBe(assigned_to);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      CHAT_TEXTS.hasTaken(chat.agent_name),
    );
    expect(await queued(ref)).toBeNull();
    const winner = assigned_to === ada.uid ? ada : bo;
    expect((await take(winner, ref)).status).toBe(200);
  });

  it('hand-over: gives the chat away with a note, or back to the queue at its place', async () => {
    const { ref } = await newChat();
    const { chat: before } = (await chatAt(ref)) ?? {};
    await take(ada, ref);
    expect((await change(cleo, ref, { action: 'hand-over', to: cleo.uid })).status).toBe(403);
    const given = await change(ada, ref, { action: 'hand-over', to: bo.uid, note: 'Wants the blue one.' });
    expect(given.body.data).toEqual({ conversation_ref: ref, assigned_to: bo.uid });
    expect(await chatAt(ref)).toMatchObject({
      assigned_by: ada.uid,
      chat: { agent_name: 'Bo', agent_picture: PICTURE },
    });
    const notes = await db.collection(docPath.messages(ref)).where('sender_type', '==', 'note').get();
    expect(notes.docs.map((note) => note.data())).toMatchObject([
      { text: 'Wants the blue one.', is_public: false, sender_ref: ada.uid },
    ]);
    expect((await change(bo, ref, { action: 'hand-over' })).status).toBe(200);
    expect(await chatAt(ref)).toMatchObject({
      assigned_to: '',
      chat: { queued_at: before.queued_at, waits_because: 'handed-back', returned_by: bo.uid },
    });
    expect(await queued(ref)).toMatchObject({ at: before.queued_at.toMillis() });
  });

  it('hand-over: needs a teammate who takes chats, of this library', async () => {
    const { ref } = await newChat();
    await take(ada, ref);
    const writer = await newStaff(libraryId, 'writer');
    const stranger = await newStaff(await newLibrary(), 'agent');
    expect((await change(ada, ref, { action: 'hand-over', to: writer.uid })).status).toBe(409);
    expect((await change(ada, ref, { action: 'hand-over', to: stranger.uid })).status).toBe(404);
    expect((await chatAt(ref))?.assigned_to).toBe(ada.uid);
  });

  it('canAssignChats moves the chats of others; without both slugs nothing opens', async () => {
    const { ref } = await newChat();
    await take(cleo, ref);
    expect((await change(ada, ref, { action: 'hand-over', to: bo.uid })).status).toBe(200);
    const lead = await chatStaff(libraryId, 'agent', overriding('agent', { canTakeChats: false }));
    expect((await take(lead, ref)).status).toBe(403);
    expect((await change(lead, ref, { action: 'hand-over', to: ada.uid })).status).toBe(200);
    const none = overriding('agent', { canTakeChats: false, canAssignChats: false });
    expect((await take(await chatStaff(libraryId, 'agent', none), ref)).status).toBe(403);
  });

  it('close: ends the chat for both, once, and notes it for the rating', async () => {
    const { ref, by } = await newChat();
    await take(ada, ref);
    expect((await change(cleo, ref, { action: 'close' })).status).toBe(403);
    expect((await change(ada, ref, { action: 'close' })).status).toBe(200);
    expect((await change(ada, ref, { action: 'close' })).status).toBe(200);
    expect(await chatAt(ref)).toMatchObject({ status: 'closed', chat: { ended_by: 'agent' } });
    const found = await db
      .collection(COLLECTIONS.conversations)
      .where('chat.words', 'array-contains', 'ver')
      .get();
    expect(found.docs.map(({ id }) => id)).toContain(ref);
    expect((await db.doc(docPath.ratingRequest(ref)).get()).exists).toBe(true);
    expect((await take(bo, ref)).body.message).toBe(CHAT_TEXTS.hasEnded);
    expect((await start(by)).body.data).toMatchObject({ has_message: true });
  });

  it('does not know chats of another library, or tickets', async () => {
    const other = await newLibrary();
    const ref = await storeChat({ library: other, agoMs: 0 });
    expect((await take(ada, ref)).status).toBe(404);
    await db.doc(docPath.conversation(ref)).update({ support_lib_id: libraryId, source: 'email' });
    expect((await take(ada, ref)).status).toBe(404);
  });
});

describe('PATCH conversations: several in one chat (D-92)', () => {
  let supervisor: Identity;
  let clerk: Identity;
  beforeAll(async () => {
    const names = { display_name: 'Sue', agent_name: 'Sue' };
    const mayOnly = { canTakeChats: false, canAssignChats: false };
    supervisor = await chatStaff(libraryId, 'agent', {
      ...overriding('agent', { ...mayOnly, canSuperviseChats: true }),
      ...names,
    });
    clerk = await chatStaff(
      libraryId,
      'agent',
      overriding('agent', { ...mayOnly, canSuperviseChats: false }),
    );
  });
  const invite = (who: Identity, ref: string, to: string) => change(who, ref, { action: 'invite', to });
  const join = (who: Identity, ref: string) => change(who, ref, { action: 'join' });
  const leave = (who: Identity, ref: string) => change(who, ref, { action: 'leave' });
  const membersAt = async (ref: string) => (await chatAt(ref))?.chat.members;
  const teamAt = async (ref: string) =>
    Object.keys((await rtdb.ref(`${rtdbPath.access(ref)}/team`).get()).val() ?? {}).toSorted();
  const takenByCleo = async () => {
    const { ref } = await newChat();
    await take(cleo, ref);
    return ref;
  };

  it('invites a teammate who takes chats, once, and lets them leave again', async () => {
    const ref = await takenByCleo();
    const answers = await Promise.all([invite(cleo, ref, bo.uid), invite(cleo, ref, bo.uid)]);
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body.data).toEqual({ conversation_ref: ref, assigned_to: cleo.uid });
    }
    expect((await chatAt(ref))?.chat).toMatchObject({
      members: [bo.uid],
      member_names: [{ uid: bo.uid, name: 'Bo', picture: PICTURE, invited_by: 'Ada' }],
    });
    expect(await teamAt(ref)).toEqual([bo.uid, cleo.uid].toSorted());
    await leave(bo, ref);
    await leave(bo, ref);
    expect(await membersAt(ref)).toEqual([]);
    expect(await teamAt(ref)).toEqual([cleo.uid]);
    const kinds = (await historyOf(ref)).map(({ kind }) => kind);
    expect(kinds).toEqual(['chat-taken', 'chat-invited', 'chat-left']);
  });

  it('is for whoever has the chat, and for those who assign chats', async () => {
    const ref = await takenByCleo();
    expect((await invite(supervisor, ref, bo.uid)).status).toBe(403);
    expect((await invite(clerk, ref, bo.uid)).status).toBe(403);
    expect((await invite(ada, ref, bo.uid)).status).toBe(200);
    expect((await invite(cleo, ref, clerk.uid)).status).toBe(409);
    expect((await invite(cleo, ref, supervisor.uid)).status).toBe(409);
    expect((await invite(cleo, ref, (await newStaff(await newLibrary(), 'agent')).uid)).status).toBe(404);
    expect((await change(cleo, ref, { action: 'invite' })).status).toBe(400);
    const stranger = await chatStaff(await newLibrary(), 'agent');
    expect((await invite(stranger, ref, bo.uid)).status).toBe(404);
    expect(await membersAt(ref)).toEqual([bo.uid]);
    // The visitor does not learn of somebody who is not in the chat.
    expect((await chatAt(ref))?.chat).toMatchObject({ member_names: [{ uid: bo.uid, invited_by: '' }] });
  });

  it('lets those who supervise chats join one that somebody has, and nobody else', async () => {
    const ref = await takenByCleo();
    expect((await join(bo, ref)).status).toBe(403);
    expect((await join(clerk, ref)).status).toBe(403);
    await Promise.all([join(supervisor, ref), join(supervisor, ref)]);
    expect(await membersAt(ref)).toEqual([supervisor.uid]);
    const stranger = await chatStaff(await newLibrary(), 'owner');
    expect((await join(stranger, ref)).status).toBe(404);
    // Being in it is not having it.
    expect((await change(supervisor, ref, { action: 'close' })).status).toBe(403);
    expect((await change(supervisor, ref, { action: 'take' })).status).toBe(403);
  });

  it('needs a chat that somebody has', async () => {
    const { ref } = await newChat();
    expect((await join(supervisor, ref)).body.message).toBe(CHAT_TEXTS.nobodyHas);
    expect((await invite(ada, ref, bo.uid)).body.message).toBe(CHAT_TEXTS.nobodyHas);
    await take(ada, ref);
    await change(ada, ref, { action: 'close' });
    expect((await join(supervisor, ref)).body.message).toBe(CHAT_TEXTS.hasEnded);
    expect((await leave(supervisor, ref)).status).toBe(200);
  });

  it('has ten guests at most', async () => {
    const ref = await takenByCleo();
    const members = Array.from({ length: LIMITS.chatMembers }, (_, index) => `guest${index}`);
    await db.doc(docPath.conversation(ref)).update({ 'chat.members': members });
    expect((await invite(cleo, ref, bo.uid)).body.message).toBe(CHAT_TEXTS.isFull);
    expect((await join(supervisor, ref)).status).toBe(409);
  });

  it('goes on with whoever gets the chat, and ends when it waits again', async () => {
    const ref = await takenByCleo();
    await invite(cleo, ref, bo.uid);
    await join(supervisor, ref);
    await change(cleo, ref, { action: 'hand-over', to: bo.uid });
    expect(await membersAt(ref)).toEqual([supervisor.uid]);
    await change(bo, ref, { action: 'hand-over' });
    expect((await chatAt(ref))?.chat).toMatchObject({ members: [], member_names: [] });
  });

  it('is over for a guest who takes no chats any more', async () => {
    const ref = await takenByCleo();
    const guest = await chatStaff(libraryId, 'agent');
    await invite(cleo, ref, guest.uid);
    await db.doc(docPath.user(guest.uid)).update({ is_active: false });
    await eventually(async () => expect(await membersAt(ref)).toEqual([]));
    expect((await chatAt(ref))?.assigned_to).toBe(cleo.uid);
    const left = (await historyOf(ref)).filter(({ kind }) => kind === 'chat-left');
    expect(left).toMatchObject([{ reason: 'teammate-left', actor_ref: '', actor_name: '' }]);
  });
});

describe('POST conversations/next (D-92)', () => {
  it('gives every chat to exactly one of many, the longest waiting first', async () => {
    const library = await newLibrary();
    const refs = await Promise.all(
      Array.from({ length: 30 }, (_, index) => storeChat({ library, agoMs: (30 - index) * 1_000 })),
    );
    const staff = Array.from({ length: 10 }, (_, index) =>
      makeUser({ uid: `taker${index}`, support_lib_id: library, permissions: resolvePermissions('agent') }),
    );
    const first = await takeNext(staff[0] ?? makeUser());
    expect(first).toBe(refs[0]);
    const taken: string[] = [];
    await Promise.all(
      staff.map(async (person) => {
        for (let next = await takeNext(person); next !== null; next = await takeNext(person))
          taken.push(next);
      }),
    );
    expect(taken.toSorted()).toEqual(refs.slice(1).toSorted());
    const all = await Promise.all(refs.map(chatAt));
    for (const chat of all) expect(chat?.assigned_to).toMatch(/^taker\d$/);
  });
});

describe('the history of a chat (D-91)', () => {
  const said = async (ref: string) =>
    (await historyOf(ref)).map((event) =>
      [event.actor_name, eventText(event)]
        .join(' ')
        .trim()
        .replaceAll(/[\u2068\u2069]/g, ''),
    );

  it('says who took it, handed it over, put it back and closed it, each once', async () => {
    const { ref } = await newChat();
    await take(ada, ref);
    await take(ada, ref);
    await change(ada, ref, { action: 'hand-over', to: bo.uid, note: 'Wants the blue one.' });
    await change(ada, ref, { action: 'hand-over', to: bo.uid });
    await change(ada, ref, { action: 'hand-over' });
    await take(bo, ref);
    expect((await take(cleo, ref)).status).toBe(409);
    await change(bo, ref, { action: 'close' });
    await change(bo, ref, { action: 'close' });
    expect(await said(ref)).toEqual([
      'Ada took the chat',
      'Ada handed the chat over to Bo, with a note',
      'Ada put the chat of Bo back into the queue',
      'Bo took the chat',
      'Bo closed the chat',
    ]);
  });

  it('has what the visitor did, and nothing of what was refused', async () => {
    const { ref, by } = await newChat();
    await end(visitor, ref);
    expect(await said(ref)).toEqual([]);
    await end(by, ref);
    await end(by, ref);
    expect(await said(ref)).toEqual(['The visitor ended the chat']);
  });
});

describe('the sweep', () => {
  const appear = async (library: string, uid: string, away: 0 | 1 = 0) => {
    await rtdb.ref(rtdbPath.member(library, uid)).update({ until: NO_END_MS, since: 0, takes_chats: true });
    await rtdb.ref(`${rtdbPath.presence(library, uid)}/tab1`).set({ since: Date.now(), away, by: 'c1' });
  };

  it('D-46: after a minute the longest waiting goes to whoever has the fewest and is there', async () => {
    const library = await newLibrary();
    const [busy, free, away] = await Promise.all(
      ['Busy', 'Free', 'Away'].map((name) =>
        newStaff(library, 'agent', { agent_name: name, display_name: name }),
      ),
    );
    if (!busy || !free || !away) throw new Error('nobody');
    await storeChat({ library, agoMs: 0, assignedTo: busy.uid });
    const ref = await storeChat({ library, agoMs: 2 * MINUTE_MS });
    const fresh = await storeChat({ library, agoMs: 0 });
    await appear(library, away.uid, 1);
    await appear(library, busy.uid);
    await appear(library, free.uid);
    await repairQueue(library);
    await assignOverdueChats(Date.now());
    expect(await chatAt(ref)).toMatchObject({
      assigned_to: free.uid,
      assigned_by: '',
      is_unread_by_staff: true,
      chat: { agent_name: 'Free' },
    });
    expect(await historyOf(ref)).toMatchObject([
      { kind: 'chat-taken', reason: 'waited-long', actor_ref: '', details: { to: 'Free' } },
    ]);
    expect((await chatAt(fresh))?.assigned_to).toBe('');
  });

  it('D-136: gives nothing by itself to whoever is out of office, though they are there', async () => {
    const library = await newLibrary();
    const out = await newStaff(library, 'agent', { agent_name: 'Out', display_name: 'Out' });
    const today = new Date().toISOString().slice(0, 10);
    const plan = { calendar_ref: '', time_zone: 'UTC', version: 1 };
    const period = { ref: 'p1', from: today, until: '2999-12-31', reason: '', substitute_ref: '' };
    const plans = db.doc(docPath.dutyPlans(library));
    await plans.set({ people: { [out.uid]: { ...plan, periods: [period] } } });
    const ref = await storeChat({ library, agoMs: 2 * MINUTE_MS });
    await appear(library, out.uid);
    await repairQueue(library);
    await assignOverdueChats(Date.now());
    expect((await chatAt(ref))?.assigned_to).toBe('');
    await plans.delete();
    await assignOverdueChats(Date.now());
    expect((await chatAt(ref))?.assigned_to).toBe(out.uid);
  });

  it('D-67: gives chats to those who get them assigned only, who cannot take one themselves', async () => {
    const library = await newLibrary();
    const abe = await chatStaff(library, 'agent', { is_assign_only: true });
    await appear(library, abe.uid);
    const ref = await storeChat({ library, agoMs: MINUTE_MS });
    expect((await take(abe, ref)).body.message).toBe(CHAT_TEXTS.assignOnlyTake);
    const next = await call('POST', '/api/inbox/conversations/next', {}, { token: abe.token });
    expect(next.status).toBe(409);
    expect((await chatAt(ref))?.assigned_to).toBe('');
    await repairQueue(library);
    await assignOverdueChats(Date.now());
    expect((await chatAt(ref))?.assigned_to).toBe(abe.uid);
  });

  it('D-92: waits as long as the library says, and assigns nothing where only people do', async () => {
    const patient = await libraryThat({ waitMinutes: 5 });
    const manual = await libraryThat({ isAutoAssigned: false });
    const early = await storeChat({ library: patient, agoMs: 4 * MINUTE_MS });
    const late = await storeChat({ library: patient, agoMs: 6 * MINUTE_MS });
    const never = await storeChat({ library: manual, agoMs: 60 * MINUTE_MS });
    for (const library of [patient, manual]) {
      await appear(library, (await newStaff(library, 'agent')).uid);
      await repairQueue(library);
    }
    await assignOverdueChats(Date.now());
    const [waits, given, waitsOn] = await Promise.all([early, late, never].map(chatAt));
    expect([waits?.assigned_to, waitsOn?.assigned_to]).toEqual(['', '']);
    expect(given?.assigned_to).not.toBe('');
  });

  it('D-46: leaves a chat that a teammate put back to people first, at the place it had', async () => {
    const library = await newLibrary();
    const [holder, other] = await Promise.all([chatStaff(library, 'agent'), chatStaff(library, 'agent')]);
    const ref = await storeChat({ library, agoMs: 10 * MINUTE_MS, assignedTo: holder.uid });
    const { chat: before } = (await chatAt(ref)) ?? {};
    await appear(library, other.uid);
    expect((await change(holder, ref, { action: 'hand-over' })).status).toBe(200);
    await assignOverdueChats(Date.now());
    expect(await chatAt(ref)).toMatchObject({ assigned_to: '', chat: { queued_at: before.queued_at } });
    // The queue of the Realtime Database may follow a moment later; the next sweep finds it.
    await eventually(async () => {
      await assignOverdueChats(Date.now() + 2 * MINUTE_MS);
      expect(await chatAt(ref)).toMatchObject({ assigned_to: other.uid, chat: { returned_at: null } });
    });
  });

  it('D-92: puts a chat back after the time of its own library', async () => {
    const agoMs = RETURN_MS + MINUTE_MS;
    const patient = await libraryThat({ returnMinutes: 10 });
    const strict = await libraryThat({ returnMinutes: 2 });
    const kept = await storeChat({ library: patient, agoMs, assignedTo: 'teammate' });
    const back = await storeChat({ library: strict, agoMs: 3 * MINUTE_MS, assignedTo: 'teammate' });
    await returnUnansweredChats(Date.now());
    expect((await chatAt(kept))?.assigned_to).toBe('teammate');
    expect((await chatAt(back))?.chat.waits_because).toBe('unanswered');
    await returnUnansweredChats(Date.now() + 5 * MINUTE_MS);
    expect((await chatAt(kept))?.chat.waits_because).toBe('unanswered');
  });

  it('puts the chats of a teammate back who leaves or loses the right, at once', async () => {
    const library = await newLibrary();
    const [leaver, loser] = await Promise.all([newStaff(library, 'agent'), newStaff(library, 'agent')]);
    const refs = await Promise.all(
      [leaver, loser].map(({ uid }) => storeChat({ library, agoMs: 0, assignedTo: uid })),
    );
    await db.doc(docPath.user(leaver.uid)).update({ is_active: false });
    await db.doc(docPath.user(loser.uid)).update({ 'permissions.canTakeChats': false });
    for (const ref of refs)
      await eventually(async () =>
        expect(await chatAt(ref)).toMatchObject({ assigned_to: '', chat: { waits_because: 'handed-back' } }),
      );
    await eventually(async () => expect(await timesOf(library)).toHaveLength(2));
    for (const ref of refs)
      expect(await historyOf(ref)).toMatchObject([{ kind: 'chat-returned', reason: 'teammate-left' }]);
  });

  it('puts a chat back that nobody answers for five minutes, and not to the same teammate', async () => {
    const library = await newLibrary();
    const agent = await newStaff(library, 'agent');
    await appear(library, agent.uid);
    const left = await storeChat({
      library,
      agoMs: RETURN_MS + 1_000,
      assignedTo: agent.uid,
    });
    const answered = await storeChat({
      library,
      agoMs: RETURN_MS + 1_000,
      assignedTo: agent.uid,
    });
    await db
      .doc(docPath.conversation(answered))
      .update({ 'last_message.sender_type': 'agent', is_unread_by_staff: false });
    await returnUnansweredChats(Date.now());
    await assignOverdueChats(Date.now());
    expect(await chatAt(left)).toMatchObject({
      assigned_to: '',
      chat: { waits_because: 'unanswered', returned_by: agent.uid },
    });
    expect(await historyOf(left)).toMatchObject([{ kind: 'chat-returned', reason: 'unanswered' }]);
    expect(await queued(left, library)).not.toBeNull();
    expect((await chatAt(answered))?.assigned_to).toBe(agent.uid);
  });

  it('makes the shown queue follow the stored chats', async () => {
    const library = await newLibrary();
    const waiting = await storeChat({ library, agoMs: 0 });
    await rtdb.ref(`${rtdbPath.queue(library)}/gone`).set({ at: 1, name: '', preview: '' });
    await repairQueue(library);
    expect(Object.keys((await rtdb.ref(rtdbPath.queue(library)).get()).val())).toEqual([waiting]);
    expect(await timesOf(library)).toHaveLength(1);
  });
});

describe('a message in a chat', () => {
  it('gives a chat that began with a greeting its title, once', async () => {
    const by = await newVisitor();
    const ref = String((await start(by, { text: 'Hi' })).body.data?.conversation_ref);
    const write = (senderType: 'visitor' | 'agent', text: string) =>
      db.doc(docPath.message(ref, unique('message'))).create(
        buildMessage({
          conversationRef: ref,
          libraryId,
          ...{ senderType, senderRef: by.uid, senderName: 'Vera', text },
          createdAt: Timestamp.now(),
        }),
      );
    expect((await chatAt(ref))?.title).toBe('Hi');
    await write('agent', 'Hello! What can I do?');
    await write('visitor', 'Well');
    await write('visitor', 'My brakes squeal badly. What now?');
    await eventually(async () => expect((await chatAt(ref))?.title).toBe('My brakes squeal badly.'));
    await write('visitor', 'It is the yellow one');
    await end(by, ref);
    expect((await chatAt(ref))?.title).toBe('My brakes squeal badly.');
  });

  it('costs no write beside its own two: neither a wait for reading nor a mail', async () => {
    const { ref } = await newChat();
    await take(ada, ref);
    const before = (await db.doc(docPath.conversation(ref)).get()).updateTime;
    const id = unique('message');
    await db.doc(docPath.message(ref, id)).create(
      buildMessage({
        conversationRef: ref,
        libraryId,
        senderType: 'agent',
        senderRef: ada.uid,
        senderName: 'Ada',
        text: 'Yes, it is.',
        createdAt: Timestamp.now(),
      }),
    );
    // The same trigger waits for the reading of a ticket's answer: once it has, it has run for this one too.
    const ticket = unique('ticket');
    await db.doc(docPath.conversation(ticket)).set({
      ...(await chatAt(ref)),
      source: 'contact_form',
      visitor: { name: '', email: 'v@visitor.example', is_verified: false, os: '', browser: '', URL: '' },
    });
    const answer = { ...(await db.doc(docPath.message(ref, id)).get()).data(), conversation_ref: ticket };
    await db.doc(docPath.message(ticket, id)).create({ ...answer, created_at: Timestamp.now() });
    await eventually(async () =>
      expect((await db.doc(docPath.readingWait(`${ticket}-visitor`)).get()).exists).toBe(true),
    );
    expect((await db.doc(docPath.readingWait(`${ref}-visitor`)).get()).exists).toBe(false);
    expect((await db.doc(docPath.conversation(ref)).get()).updateTime).toEqual(before);
  });
});
