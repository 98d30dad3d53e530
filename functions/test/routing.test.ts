import { buildChat } from '@harborline/domain/chat/build-chat';
import { conversationSchema } from '@harborline/domain/entities/conversation';
import type { RoutingRules } from '@harborline/domain/entities/routing-rules';
import { docPath, rtdbPath } from '@harborline/domain/paths';
import { DEFAULT_ROUTING_RULES, defaultTeamRules } from '@harborline/domain/routing/rules';
import { NO_END_MS } from '@harborline/domain/team/membership';
import { makeConversation } from '@harborline/domain/testing/factories';
import { eventText } from '@harborline/domain/tickets/event-text';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { assignOverdueChats } from '../src/inbox/chats/assign-overdue';
import { repairQueue } from '../src/inbox/chats/repair-queues';
import { reopenConversation } from '../src/inbox/reopen-conversation';
import { giveTickets } from '../src/inbox/routing/give-tickets';
import { takeFromLeavers } from '../src/inbox/routing/take-from-leavers';
import { call } from './support/call';
import { historyOf } from './support/history';
import { newChatStaff, newStaff } from './support/people';
import { db, eventually, rtdb } from './support/suite';
import { newLibrary, stored as storedAs, unique } from './support/world';

const MINUTE_MS = 60_000;

const at = async (ref: string) =>
  conversationSchema.parse((await db.doc(docPath.conversation(ref)).get()).data());
const holderOf = async (ref: string) => (await at(ref)).assigned_to;
const said = async (ref: string) =>
  (await historyOf(ref)).map((event) => eventText(event).replaceAll(/[\u2068\u2069]/g, ''));

/** A library in which tickets are given at once. */
async function newWorld(changes: Partial<RoutingRules> = {}) {
  const id = await newLibrary();
  const setRules = (rules: Partial<RoutingRules>) =>
    db.doc(docPath.routingRules(id)).set({
      ...DEFAULT_ROUTING_RULES,
      ...{ gives_tickets: true, ticket_wait_minutes: 0, ...changes, ...rules },
    });
  await setRules({});
  const appear = async (uid: string, away: 0 | 1 = 0) => {
    await rtdb.ref(rtdbPath.member(id, uid)).update({ until: NO_END_MS, since: 0, takes_chats: true });
    await rtdb.ref(`${rtdbPath.presence(id, uid)}/tab1`).set({ since: Date.now(), away, by: 'c1' });
  };
  const join = async (name: string, fields: object = {}) => {
    const { uid } = await newStaff(id, 'agent', { agent_name: name, display_name: name, ...fields });
    await appear(uid);
    return uid;
  };
  const ticket = async (fields: object = {}, agoMs = MINUTE_MS) => {
    const ref = unique('conversation');
    const created_at = Timestamp.fromMillis(Date.now() - agoMs);
    const made = makeConversation({ support_lib_id: id, assigned_to: '' });
    await db.doc(docPath.conversation(ref)).set({ ...storedAs(made), created_at, ...fields });
    return ref;
  };
  const chat = async (assignedTo = '', agoMs = 2 * MINUTE_MS, fields: object = {}) => {
    const ref = unique('chat');
    const createdAt = Timestamp.fromMillis(Date.now() - agoMs);
    const { conversation } = buildChat({
      conversationRef: ref,
      messageId: 'first',
      libraryId: id,
      visitor: { uid: unique('vera'), name: 'Vera', email: '', os: '', browser: '', language: '' },
      url: '',
      text: 'Hello?',
      createdAt,
    });
    await db.doc(docPath.conversation(ref)).set({
      ...conversation,
      assigned_to: assignedTo,
      chat: { ...conversation.chat, taken_at: assignedTo === '' ? null : createdAt },
      ...fields,
    });
    return ref;
  };
  const setTeams = (teams: Readonly<Record<string, readonly string[]>>) =>
    db.doc(docPath.teams(id)).set({
      teams: Object.entries(teams).map(([name, member_uids]) => ({
        ...{ ref: name.toLowerCase(), name, member_uids },
      })),
    });
  const giveChats = async () => {
    await repairQueue(id);
    await assignOverdueChats(Date.now());
  };
  return { id, setRules, setTeams, appear, join, ticket, chat, giveChats };
}

describe('a ticket that nobody takes (D-137)', () => {
  it('goes to whoever has the fewest of its team, and its history says why', async () => {
    const world = await newWorld();
    const [june, bo, zoe] = await Promise.all(['June', 'Bo', 'Zoe'].map((name) => world.join(name)));
    await world.setTeams({ Billing: [june ?? '', bo ?? ''] });
    await world.ticket({ assigned_to: bo });
    const ref = await world.ticket({ team_ref: 'billing' });
    await giveTickets(world.id, Date.now());
    expect(await at(ref)).toMatchObject({ assigned_to: june, assigned_by: '' });
    expect(await historyOf(ref)).toMatchObject([
      {
        ...{ kind: 'ticket-assigned', reason: 'waited-long', actor_ref: '' },
        details: {
          to: 'June',
          to_ref: june,
          from_ref: '',
          by: 'fewest',
          open: '0',
          capacity: '20',
          able: '2',
        },
      },
    ]);
    expect(await said(ref)).toEqual([
      'Given to June: 0 open of 20, fewest of the 2 people of Billing who could take it',
    ]);
    // Whoever has none gets the next of no team; of two, whoever was longest without.
    const [next, last] = [await world.ticket(), await world.ticket()];
    await giveTickets(world.id, Date.now());
    expect([await holderOf(next), await holderOf(last)]).toContain(zoe);
  });

  it('stays where it is while the switch is off, its wait runs, nobody is there, or people work on it', async () => {
    const off = await newWorld({ gives_tickets: false });
    await off.join('June');
    const world = await newWorld({ ticket_wait_minutes: 10 });
    const june = await world.join('June');
    const left = [
      await off.ticket(),
      await world.ticket({}, 9 * MINUTE_MS),
      await world.ticket({ status: 'pending' }, 60 * MINUTE_MS),
      await world.ticket({ status: 'closed' }, 60 * MINUTE_MS),
    ];
    const due = await world.ticket({}, 11 * MINUTE_MS);
    const other = await world.ticket({ assigned_to: 'somebody' }, 60 * MINUTE_MS);
    for (const { id } of [off, world]) await giveTickets(id, Date.now());
    for (const ref of left) expect(await holderOf(ref)).toBe('');
    expect([await holderOf(due), await holderOf(other)]).toEqual([june, 'somebody']);
    await world.appear(june, 1);
    const late = await world.ticket({}, 11 * MINUTE_MS);
    await giveTickets(world.id, Date.now());
    expect(await holderOf(late)).toBe('');
  });

  it('never goes beyond a capacity, to somebody without the right or a skill, or to another library', async () => {
    const world = await newWorld({ ticket_capacity: 2 });
    const [june, bo] = [await world.join('June'), await world.join('Bo')];
    const foreign = await newStaff(await newLibrary(), 'agent');
    await world.appear(foreign.uid);
    const blind = await world.join('Blind');
    await db.doc(docPath.user(blind)).update({ 'permissions.canReplyToTickets': false });
    await world.setTeams({ Shop: [june, bo, blind, foreign.uid] });
    await world.setRules({
      people: [{ uid: bo, chat_capacity: 0, ticket_capacity: 1 }],
      skills: [{ ref: 'german', name: 'German', uids: [june, blind] }],
      teams: [{ ...defaultTeamRules('shop'), overflow: 'nobody', skill_refs: ['german'] }],
    });
    const german = await Promise.all([0, 1, 2].map(() => world.ticket({ team_ref: 'shop' }, 5 * MINUTE_MS)));
    const any = await Promise.all([0, 1].map(() => world.ticket()));
    await giveTickets(world.id, Date.now());
    const holders = async (refs: readonly string[]) => (await Promise.all(refs.map(holderOf))).toSorted();
    // What nobody can take keeps nobody behind it waiting.
    expect(await holders(german)).toEqual(['', june, june].toSorted());
    expect(await holders(any)).toEqual(['', bo].toSorted());
  });

  it('D-139: is given before older ones if it is more urgent, and among equals after those that wait longer', async () => {
    const world = await newWorld({ ticket_capacity: 1 });
    const old = await world.ticket({ priority_level: 1 }, 90 * MINUTE_MS);
    const [older, newer] = [await world.ticket({}, 60 * MINUTE_MS), await world.ticket({}, 30 * MINUTE_MS)];
    const high = await world.ticket({ priority_level: 3 }, 20 * MINUTE_MS);
    const urgent = await world.ticket({ priority_level: 4 }, 10 * MINUTE_MS);
    const refs = [urgent, high, older, newer, old];
    for (let given = 0; given < refs.length; given += 1) {
      await world.join(`Person ${given}`);
      await giveTickets(world.id, Date.now());
      const holders = await Promise.all(refs.map(holderOf));
      expect(holders.map((uid) => uid !== '')).toEqual(refs.map((_ref, index) => index <= given));
    }
  });

  it('D-138: leaves a ticket that its visitor opens again to nobody who left, or lost the right', async () => {
    const world = await newWorld({ gives_tickets: false });
    const [gone, blind, june] = [
      await world.join('Gone'),
      await world.join('Blind'),
      await world.join('June'),
    ];
    await db.doc(docPath.user(gone)).update({ is_active: false });
    await db.doc(docPath.user(blind)).update({ 'permissions.canReplyToTickets': false });
    const closed = (uid: string) => world.ticket({ status: 'closed', assigned_to: uid }, 60 * MINUTE_MS);
    const refs = [await closed(gone), await closed(blind), await closed(june)];
    for (const ref of refs) expect(await reopenConversation(ref, Timestamp.now())).toBe(true);
    expect(await Promise.all(refs.map(holderOf))).toEqual(['', '', june]);
    // It waits anew, as any ticket that is opened does.
    const waitsAnew = { by: gone, at: expect.any(Timestamp) };
    expect(await at(refs[0] ?? '')).toMatchObject({ status: 'open', came_back: waitsAnew });
    const lead = await newChatStaff(world.id, 'owner');
    const ref = await closed(gone);
    const opened = await call(
      'PATCH',
      '/api/inbox/tickets',
      { conversation_ref: ref, status: 'open' },
      { token: lead.token },
    );
    expect(opened.status).toBe(200);
    expect(await at(ref)).toMatchObject({ status: 'open', assigned_to: '', came_back: waitsAnew });
  });

  it('passes over whoever it was taken from, and waits anew for people first', async () => {
    const world = await newWorld({ ticket_wait_minutes: 10 });
    const lead = await newChatStaff(world.id, 'owner');
    const [june, bo] = [await world.join('June'), await world.join('Bo')];
    const ref = await world.ticket({ assigned_to: june }, 60 * MINUTE_MS);
    const body = { conversation_ref: ref };
    expect((await call('PATCH', '/api/inbox/tickets/assignee', body, { token: lead.token })).status).toBe(
      200,
    );
    expect((await at(ref)).came_back?.by).toBe(june);
    await giveTickets(world.id, Date.now());
    expect(await holderOf(ref)).toBe('');
    await world.ticket({ assigned_to: bo }, 0);
    await giveTickets(world.id, Date.now() + 11 * MINUTE_MS);
    expect(await at(ref)).toMatchObject({ assigned_to: bo, came_back: null });
  });
});

describe('rules of chats (D-137)', () => {
  it('bound what one person gets, and let another team help out later', async () => {
    const world = await newWorld({ chat_capacity: 1 });
    const [june, bo] = [await world.join('June'), await world.join('Bo')];
    await world.setTeams({ Day: [june], Night: [bo] });
    await world.setRules({
      teams: [
        {
          ...defaultTeamRules('day'),
          ...{ overflow: 'team', overflow_team_ref: 'night', chat_overflow_minutes: 5 },
        },
      ],
    });
    const forDay = (agoMs: number) => world.chat('', agoMs, { team_ref: 'day' });
    const [first, late, early] = [
      await forDay(30 * MINUTE_MS),
      await forDay(7 * MINUTE_MS),
      await forDay(5 * MINUTE_MS),
    ];
    await world.giveChats();
    expect(await Promise.all([first, late, early].map(holderOf))).toEqual([june, bo, '']);
    expect(await said(late)).toEqual([
      'Nobody of Day could take it, so Night helped out. Given to Bo: 0 open of 1, the only one of Night who could take it',
    ]);
  });

  it('give no more than the capacity if two sweeps run at once', async () => {
    const world = await newWorld({ chat_capacity: 3 });
    const june = await world.join('June');
    const refs = await Promise.all(Array.from({ length: 6 }, () => world.chat()));
    await repairQueue(world.id);
    await Promise.all([assignOverdueChats(Date.now()), assignOverdueChats(Date.now())]);
    const holders = await Promise.all(refs.map(holderOf));
    expect(holders.filter((uid) => uid === june)).toHaveLength(3);
    for (const ref of refs) expect((await historyOf(ref)).length).toBeLessThanOrEqual(1);
  });
});

describe('somebody leaves (D-138)', () => {
  it('their chats and tickets go on to others at once, none beyond a capacity', async () => {
    const world = await newWorld({ chat_capacity: 4, ticket_capacity: 2 });
    const june = await world.join('June');
    const [bo, cleo] = [await world.join('Bo'), await world.join('Cleo')];
    const chats = await Promise.all(Array.from({ length: 10 }, () => world.chat(june)));
    const tickets = await Promise.all([0, 1, 2].map(() => world.ticket({ assigned_to: june })));
    const closed = await world.ticket({ assigned_to: june, status: 'closed' });
    const parked = await world.ticket({ assigned_to: june, status: 'pending' });
    await db.doc(docPath.user(june)).update({ is_active: false });
    const holders = async (refs: readonly string[]) => {
      const uids = await Promise.all(refs.map(holderOf));
      return [bo, cleo, ''].map((uid) => uids.filter((other) => other === uid).length);
    };
    await eventually(async () => {
      expect(await holders(chats)).toEqual([4, 4, 2]);
      const [boHas = 0, cleoHas = 0, nobody] = await holders(tickets);
      expect([boHas + cleoHas, nobody]).toEqual([3, 0]);
      expect(Math.max(boHas, cleoHas)).toBe(2);
    });
    expect([await holderOf(closed), await holderOf(parked)]).toEqual([june, '']);
    expect(await said(parked)).toEqual([
      'June no longer answers tickets, so the ticket waits for somebody else',
    ]);
    expect((await said(tickets[0] ?? '')).join()).toMatch(/^June no longer .*,Given to (Bo|Cleo): /);
  });

  it('D-139: a sweep takes what they have if the trigger was lost, and nothing from anybody else', async () => {
    const world = await newWorld({ gives_tickets: false });
    // Who is not there, and so is given none of them.
    const { uid: bo } = await newStaff(world.id, 'agent');
    // Nothing follows from a person who is stored as one who has left.
    const { uid: june } = await newStaff(world.id, 'agent', { display_name: 'June', is_active: false });
    const gone = await Promise.all(
      ['open', 'pending'].map((status) => world.ticket({ status, assigned_to: june })),
    );
    const [closed, kept, strange] = await Promise.all([
      world.ticket({ status: 'closed', assigned_to: june }),
      world.ticket({ assigned_to: bo }),
      world.ticket({ assigned_to: 'somebody' }),
    ]);
    const [chat, keptChat] = [await world.chat(june), await world.chat(bo)];
    // Before everybody else; nobody can read it.
    await db
      .doc(docPath.conversation(unique('broken')))
      .set({ status: 'open', assigned_to: '!', support_lib_id: world.id });
    await eventually(async () => {
      await takeFromLeavers();
      expect(await Promise.all([...gone, chat].map(holderOf))).toEqual(['', '', '']);
    });
    // Once around, past everybody: it begins anew behind the last.
    await eventually(async () => {
      await takeFromLeavers();
      expect((await rtdb.ref(rtdbPath.leaversLook).get()).exists()).toBe(false);
    });
    const left = [closed, kept, strange, keptChat].map((ref) => holderOf(ref ?? ''));
    expect(await Promise.all(left)).toEqual([june, bo, 'somebody', bo]);
    expect(await said(gone[0] ?? '')).toEqual([
      'June no longer answers tickets, so the ticket waits for somebody else',
    ]);
    expect((await at(chat)).chat).toMatchObject({ returned_by: june, returned_at: null });
  });

  it('so do tickets of whoever loses the right, but not of whoever acts elsewhere or views as somebody', async () => {
    const world = await newWorld();
    const [june, bo] = [await newStaff(world.id, 'agent'), await newStaff(world.id, 'agent')];
    const [lost, kept] = [
      await world.ticket({ assigned_to: june.uid }),
      await world.ticket({ assigned_to: bo.uid }),
    ];
    await db.doc(docPath.user(bo.uid)).update({ support_lib_id: await newLibrary() });
    await db
      .doc(docPath.user(bo.uid))
      .update({ viewing_as: 'somebody', 'permissions.canReplyToTickets': false });
    await db.doc(docPath.user(june.uid)).update({ 'permissions.canReplyToTickets': false });
    await eventually(async () => expect(await holderOf(lost)).toBe(''));
    expect(await holderOf(kept)).toBe(bo.uid);
  });
});
