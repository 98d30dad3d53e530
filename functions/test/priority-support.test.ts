import { getPrioritySupport } from '@harborline/domain/api/integration/priority-support';
import { LIMITS } from '@harborline/domain/limits';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { PRIORITY_SUPPORT_TEXTS } from '@harborline/domain/texts/priority-support';
import { PRIORITY_LEVELS } from '@harborline/domain/tickets/priority';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawTicketOfChat } from '../src/inbox/chats/chat-to-ticket';
import { config } from '../src/platform/config';
import { acceptRequest } from './support/blocked-senders';
import { call } from './support/call';
import { historyOf } from './support/history';
import { type Identity, newChatStaff, newStaff, newVisitor, overriding } from './support/people';
import { db } from './support/suite';
import { newLibrary, unique } from './support/world';

const PATH = '/api/integration/priority_support';
const { defaultLibraryId } = config();
/** A domain that no other test writes from. */
const COMPANY = `${unique('company').toLowerCase()}.example`;
const BOSS = `boss@${COMPANY}`;

let owner: Identity;

const get = async (who = owner) => call('GET', PATH, undefined, { token: who.token });
const stored = async () => getPrioritySupport.answer.parse((await get()).body.data);
const put = (body: object, who = owner) => call('PUT', PATH, body, { token: who.token });
/** Replaces the list with what is there and these entries. */
async function save(entries: readonly object[], isOn = true) {
  const { senders, version } = await stored();
  const others = senders.filter(({ sender }) => !sender.endsWith(COMPANY));
  return put({ is_on: isOn, senders: [...entries, ...others], version });
}
const SUPPORTED = [
  { sender: BOSS, priority: 'urgent' },
  { sender: `@${COMPANY}`, priority: 'high' },
];

beforeAll(async () => {
  owner = await newStaff(defaultLibraryId, 'owner');
});

// Other tests use the default library, too.
afterAll(async () => {
  expect((await save([])).status).toBe(200);
});

describe('GET and PUT priority_support (S7.5-04, D-108)', () => {
  it('keeps senders as they are compared, and logs each change once', async () => {
    const answer = await save([
      { sender: ` Boss+1@${COMPANY.toUpperCase()}`, priority: 'urgent' },
      { sender: COMPANY, priority: 'high' },
    ]);
    expect(answer.status).toBe(200);
    const now = await stored();
    expect(now).toMatchObject({ is_on: true, senders: expect.arrayContaining(SUPPORTED) });
    const again = await put(now);
    expect(again.body.data).toEqual({ ...now });
    const logged = await db.collection(COLLECTIONS.audit).where('actor.uid', '==', owner.uid).get();
    expect(logged.docs.map((entry) => entry.data())).toMatchObject([
      {
        action: 'settings-changed',
        support_lib_id: defaultLibraryId,
        details: { area: 'prioritySupport' },
        changes: expect.arrayContaining([expect.objectContaining({ field: 'prioritySupport.senders' })]),
      },
    ]);
  });

  it('refuses a change of a list that somebody else has changed since', async () => {
    const seen = await stored();
    await save([SUPPORTED[0] ?? {}]);
    const late = await put(seen);
    expect([late.status, late.body.message]).toEqual([409, PRIORITY_SUPPORT_TEXTS.changedMeanwhile]);
  });

  it.each([
    ['no sender', [{ sender: 'rude', priority: 'high' }]],
    ['a priority that nobody is given', [{ sender: BOSS, priority: 'low' }]],
    ['the same sender twice', [...SUPPORTED, { sender: `BOSS+2@${COMPANY}`, priority: 'high' }]],
    [
      'too many',
      Array.from({ length: LIMITS.prioritySenders + 1 }, (_, n) => ({
        sender: `n${n}@${COMPANY}`,
        priority: 'high',
      })),
    ],
  ])('refuses %s', async (_what, entries) => {
    expect((await save(entries)).status).toBe(400);
  });

  it('is read in the default library alone, and changed by those who may manage the widget', async () => {
    const { is_on, senders, version } = await stored();
    const same = { is_on, senders, version };
    const agent = await newStaff(defaultLibraryId, 'agent');
    expect((await get(agent)).status).toBe(200);
    expect((await put(same, agent)).status).toBe(403);
    const trusted = overriding('agent', { canManageWidgetSettings: true });
    expect((await put(same, await newStaff(defaultLibraryId, 'agent', trusted))).status).toBe(200);
    const foreign = await newStaff(await newLibrary(), 'owner');
    for (const answer of [await get(foreign), await put(same, foreign)]) expect(answer.status).toBe(403);
    const visitor = await newVisitor();
    for (const answer of [await get(visitor), await put(same, visitor)]) expect(answer.status).toBe(403);
  });
});

describe('new tickets of those on the list (D-108)', () => {
  const ticketOf = async (ref: string) => {
    const ticket = await db.doc(docPath.conversation(ref)).get();
    return { level: ticket.get('priority_level') as unknown, history: await historyOf(ref) };
  };
  const request = async (email: string, library = defaultLibraryId) => {
    const { delivery } = await acceptRequest(email, library);
    return ticketOf(delivery?.conversation_ref ?? '');
  };
  const because = (sender: string, to: string) => ({
    kind: 'priority-changed',
    actor_ref: '',
    reason: 'priority-support',
    details: { from: 'normal', to, sender },
  });

  beforeAll(async () => {
    expect((await save(SUPPORTED)).status).toBe(200);
  });

  it('get their priority, and a line of their history that says why', async () => {
    expect(await request(`Ada+shop@${COMPANY}`)).toMatchObject({
      level: PRIORITY_LEVELS.high,
      history: [because(`@${COMPANY}`, 'high')],
    });
    expect(await request(BOSS)).toMatchObject({
      level: PRIORITY_LEVELS.urgent,
      history: [because(BOSS, 'urgent')],
    });
  });

  it('are like all others for other addresses, and in other libraries', async () => {
    const like = { level: undefined, history: [] };
    expect(await request(`ada@mail.${COMPANY}`)).toEqual(like);
    expect(await request(BOSS, await newLibrary())).toEqual(like);
  });

  it('get it from a teammate who creates one for them, too', async () => {
    const agent = await newChatStaff(defaultLibraryId, 'agent');
    const answer = await call(
      'POST',
      '/api/inbox/tickets',
      {
        request_id: unique('request'),
        name: 'Bea',
        email: BOSS,
        subject: 'Your call',
        text: 'You called us.',
        is_mailed: false,
      },
      { token: agent.token },
    );
    expect(answer.status).toBe(200);
    const { level, history } = await ticketOf(String(answer.body.data?.conversation_ref));
    expect(level).toBe(PRIORITY_LEVELS.urgent);
    expect(history).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'ticket-created' }),
        expect.objectContaining(because(BOSS, 'urgent')),
      ]),
    );
  });

  it('get it when a chat becomes one', async () => {
    const chat = { id: unique('conversation'), support_lib_id: defaultLibraryId };
    const open = (email: string) =>
      db.runTransaction(async (transaction) => {
        const { fields, take } = await drawTicketOfChat(transaction, { chat, email, nowMs: Date.now() });
        take();
        return fields.priority_level;
      });
    expect(await open('')).toBeUndefined();
    expect(await open(BOSS)).toBe(PRIORITY_LEVELS.urgent);
    expect(await historyOf(chat.id)).toMatchObject([because(BOSS, 'urgent')]);
  });

  it('get none while the list is off', async () => {
    await save(SUPPORTED, false);
    expect((await request(BOSS)).level).toBeUndefined();
    await save(SUPPORTED);
  });
});
