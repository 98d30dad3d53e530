import { docPath, rtdbPath } from '@harborline/domain/paths';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { eventText } from '@harborline/domain/tickets/event-text';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { forgetEndedChats } from '../src/inbox/chats/forget-ended';
import { call, fromAnywhere } from './support/call';
import { historyOf } from './support/history';
import { chatTokenOf, type Identity, newStaff, newVisitor, overriding } from './support/people';
import { db, rtdb } from './support/suite';
import { newLibrary, unique } from './support/world';

let libraryId = '';
/** has the chat */
let ada: Identity;
let bo: Identity;
/** supervises chats, and takes none */
let sue: Identity;
let stranger: Identity;

const chatStaff = async (...args: Parameters<typeof newStaff>): Promise<Identity> => {
  const staff = await newStaff(...args);
  return { uid: staff.uid, token: await chatTokenOf(staff) };
};

beforeAll(async () => {
  libraryId = await newLibrary();
  ada = await chatStaff(libraryId, 'agent', { display_name: 'Ada', agent_name: 'Ada' });
  bo = await chatStaff(libraryId, 'agent');
  sue = await chatStaff(
    libraryId,
    'agent',
    overriding('agent', { canTakeChats: false, canSuperviseChats: true }),
  );
  stranger = await chatStaff(await newLibrary(), 'owner');
});

const change = (who: Identity, conversation_ref: string, action: 'ask' | 'end') =>
  call('PATCH', '/api/inbox/cobrowse', { conversation_ref, action }, { token: who.token });
const moveChat = (who: Identity, conversation_ref: string, body: object) =>
  call('PATCH', '/api/inbox/conversations', { conversation_ref, ...body }, { token: who.token });
const watch = (who: Identity, ref: string) =>
  call('POST', `/api/inbox/cobrowsewatchurl/${ref}`, undefined, { token: who.token });

const chatAt = async (ref: string) => (await db.doc(docPath.conversation(ref)).get()).data();
const cobrowseAt = async (ref: string) => (await chatAt(ref))?.chat.cobrowse;
const sharesAt = async (ref: string) =>
  (await rtdb.ref(`${rtdbPath.access(ref)}/shares`).get()).val() as unknown;

async function answer(who: Identity, ref: string, action: 'share' | 'refuse' | 'end', id?: string) {
  const cobrowse_id = id ?? String((await cobrowseAt(ref))?.id ?? 'none');
  const body = { conversation_ref: ref, cobrowse_id, action };
  const options = { token: who.token, headers: fromAnywhere() };
  return call('PATCH', '/api/inbox/chats/cobrowse', body, options);
}

/** A chat that Ada has taken. */
async function takenChat(): Promise<{ ref: string; vera: Identity }> {
  const vera = await newVisitor();
  const ref = unique('chat');
  await call(
    'POST',
    '/api/inbox/chats',
    {
      support_lib_id: libraryId,
      conversation_ref: ref,
      message_id: unique('message'),
      name: 'Vera',
      email: '',
      text: 'The form does not work.',
      url: 'https://shop.example/bikes',
    },
    { token: vera.token, headers: fromAnywhere() },
  );
  await moveChat(ada, ref, { action: 'take' });
  return { ref, vera };
}

async function sharedChat() {
  const chat = await takenChat();
  await change(ada, chat.ref, 'ask');
  expect((await answer(chat.vera, chat.ref, 'share')).status).toBe(200);
  return chat;
}

describe('PATCH cobrowse (D-66)', () => {
  it('asks the visitor once, and names who asks', async () => {
    const { ref } = await takenChat();
    expect((await change(ada, ref, 'ask')).status).toBe(200);
    const asked = await cobrowseAt(ref);
    expect(asked).toMatchObject({ state: 'asked', asked_by: ada.uid, asked_name: 'Ada', visitor_uid: '' });
    expect((await change(ada, ref, 'ask')).status).toBe(200);
    expect((await cobrowseAt(ref)).id).toBe(asked.id);
    expect((await historyOf(ref)).filter(({ kind }) => kind === 'cobrowse-asked')).toHaveLength(1);
    expect(await sharesAt(ref)).toBeNull();
  });

  it('is for those in the chat alone, and one of them at a time', async () => {
    const { ref, vera } = await takenChat();
    for (const action of ['ask', 'end'] as const) {
      expect((await change(bo, ref, action)).status).toBe(403);
      expect((await change(sue, ref, action)).status).toBe(403);
      expect((await change(stranger, ref, action)).status).toBe(404);
      expect((await change(vera, ref, action)).status).toBeGreaterThanOrEqual(401);
    }
    await moveChat(ada, ref, { action: 'invite', to: bo.uid });
    expect((await change(bo, ref, 'ask')).status).toBe(200);
    const second = await change(ada, ref, 'ask');
    expect([second.status, second.body.message]).toEqual([409, CHAT_TEXTS.cobrowseTaken]);
  });

  it('needs a chat that somebody has', async () => {
    const { ref } = await takenChat();
    await moveChat(ada, ref, { action: 'close' });
    expect((await change(ada, ref, 'ask')).status).toBe(409);
  });
});

describe('PATCH chats/cobrowse (D-66)', () => {
  it('lets the visitor agree, and write what the page shows until they stop', async () => {
    const { ref, vera } = await sharedChat();
    expect(await cobrowseAt(ref)).toMatchObject({ state: 'sharing', visitor_uid: vera.uid });
    expect(await sharesAt(ref)).toEqual({ [vera.uid]: (await cobrowseAt(ref)).until.toMillis() });
    await rtdb.ref(rtdbPath.cobrowseParts(ref)).set({ p1: { n: 1 } });
    expect((await answer(vera, ref, 'end')).status).toBe(200);
    expect(await sharesAt(ref)).toBeNull();
    expect((await rtdb.ref(rtdbPath.cobrowse(ref)).get()).exists()).toBe(false);
    const events = (await historyOf(ref)).filter(({ kind }) => kind.startsWith('cobrowse'));
    expect(events.map(({ kind, reason }) => [kind, reason])).toEqual([
      ['cobrowse-asked', ''],
      ['cobrowse-agreed', 'visitor-decided'],
      ['cobrowse-ended', 'visitor-decided'],
    ]);
    for (const event of events) expect(eventText(event)).not.toBe('');
  });

  it('lets the visitor refuse, once', async () => {
    const { ref, vera } = await takenChat();
    await change(ada, ref, 'ask');
    expect((await answer(vera, ref, 'refuse')).status).toBe(200);
    expect((await answer(vera, ref, 'refuse')).status).toBe(200);
    expect((await cobrowseAt(ref)).state).toBe('refused');
    expect((await answer(vera, ref, 'share')).status).toBe(409);
    expect(await sharesAt(ref)).toBeNull();
    expect((await historyOf(ref)).filter(({ kind }) => kind === 'cobrowse-refused')).toHaveLength(1);
  });

  it('takes no answer of anybody else, to another question, or too late', async () => {
    const { ref, vera } = await takenChat();
    await change(ada, ref, 'ask');
    expect((await answer(await newVisitor(), ref, 'share')).status).toBe(404);
    expect((await answer(vera, ref, 'share', 'another')).status).toBe(409);
    await db.doc(docPath.conversation(ref)).update({ 'chat.cobrowse.until': Timestamp.fromMillis(1) });
    expect((await answer(vera, ref, 'share')).status).toBe(409);
    expect(await sharesAt(ref)).toBeNull();
  });

  it('is over with the chat, and once another teammate has it', async () => {
    const over = await sharedChat();
    await moveChat(ada, over.ref, { action: 'close' });
    expect(await sharesAt(over.ref)).toBeNull();
    const moved = await sharedChat();
    await moveChat(ada, moved.ref, { action: 'hand-over', to: bo.uid });
    expect(await sharesAt(moved.ref)).toBeNull();
    expect((await answer(moved.vera, moved.ref, 'share')).status).toBe(409);
  });
});

describe('a sharing that nobody ended', () => {
  it('leaves nothing of the page once its time is over', async () => {
    const { ref } = await sharedChat();
    await rtdb.ref(rtdbPath.cobrowseParts(ref)).set({ p0: 'x' });
    await forgetEndedChats(Date.now());
    expect(await sharesAt(ref)).not.toBeNull();
    await db.doc(docPath.conversation(ref)).update({ 'chat.cobrowse.until': Timestamp.now() });
    await forgetEndedChats(Date.now());
    expect(await sharesAt(ref)).toBeNull();
    expect((await rtdb.ref(rtdbPath.cobrowse(ref)).get()).exists()).toBe(false);
  });
});

describe('POST cobrowsewatchurl/{visitor_ref} (S7.5-05, D-10)', () => {
  it('needs that the visitor has agreed, and is noted', async () => {
    const { ref, vera } = await takenChat();
    const early = await watch(ada, ref);
    expect([early.status, early.body.message]).toEqual([409, CHAT_TEXTS.cobrowseNotShared]);
    await change(ada, ref, 'ask');
    expect((await watch(ada, ref)).status).toBe(409);
    await answer(vera, ref, 'share');
    const { status, body } = await watch(ada, ref);
    expect(status).toBe(200);
    expect(String(body.data?.url)).toMatch(/^https?:\/\/[^/]+\/watch\.html$/);
    expect(Date.parse(String(body.data?.expires_at))).toBe((await cobrowseAt(ref)).until.toMillis());
    expect((await historyOf(ref)).at(-1)).toMatchObject({ kind: 'cobrowse-watched', actor_ref: ada.uid });
    await answer(vera, ref, 'end');
    expect((await watch(ada, ref)).status).toBe(409);
  });

  it('is for those in the chat who take chats', async () => {
    const { ref, vera } = await sharedChat();
    expect((await watch(bo, ref)).status).toBe(403);
    expect((await watch(sue, ref)).status).toBe(403);
    expect((await watch(stranger, ref)).status).toBe(404);
    expect((await watch(vera, ref)).status).toBeGreaterThanOrEqual(401);
  });
});
