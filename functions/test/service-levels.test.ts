import {
  getServiceLevels,
  getTicketServiceLevel,
  simulateServiceLevels,
} from '@harborline/domain/api/inbox/service-levels';
import { splitTicket } from '@harborline/domain/api/inbox/split-ticket';
import { conversationSchema } from '@harborline/domain/entities/conversation';
import type { ServicePolicy } from '@harborline/domain/entities/service-levels';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { makeConversation } from '@harborline/domain/testing/factories';
import { makePolicy } from '@harborline/domain/testing/service-policy';
import { SERVICE_LEVEL_TEXTS } from '@harborline/domain/texts/service-levels';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { settleLibrary } from '../src/inbox/service-levels/settle-library';
import { announceDue } from '../src/inbox/service-levels/sweep-due';
import { call } from './support/call';
import { historyOf } from './support/history';
import { type Identity, newChatStaff, newVisitor, overriding } from './support/people';
import { db, eventually } from './support/suite';
import { newLibrary, stored as storedAs, unique } from './support/world';

const PATH = '/api/inbox/service_levels';

let libraryId = '';
let owner: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  owner = await newChatStaff(libraryId, 'owner');
});

const get = (who = owner) => call('GET', PATH, undefined, { token: who.token });
const put = (body: object, who = owner) => call('PUT', PATH, body, { token: who.token });
const stored = async () => getServiceLevels.answer.parse((await get()).body.data);
const save = async (policies: readonly ServicePolicy[]) =>
  put({ policies, version: (await stored()).version });

describe('GET and PUT service_levels (D-135)', () => {
  it('keep policies in their order, and log each change once', async () => {
    expect(await stored()).toEqual({ policies: [], version: 0 });
    const policies = [makePolicy({ ref: 'vip', name: 'VIP', text: 'priority.any-of(urgent)' }), makePolicy()];
    expect((await save(policies)).status).toBe(200);
    const now = await stored();
    expect(now).toEqual({ policies, version: 1 });
    // What changes nothing is no change; nor is one that is sent again.
    expect((await put({ policies, version: 0 })).body.data).toEqual(now);
    const logged = await db.collection(COLLECTIONS.audit).where('actor.uid', '==', owner.uid).get();
    expect(logged.docs.map((entry) => entry.data())).toMatchObject([
      {
        action: 'settings-changed',
        support_lib_id: libraryId,
        details: { area: 'serviceLevels' },
        changes: expect.arrayContaining([
          { field: 'serviceLevels.order', before: '', after: 'VIP, Standard' },
        ]),
      },
    ]);
  });

  it('refuse a change of policies that somebody else has changed since', async () => {
    const seen = await stored();
    await save([makePolicy()]);
    const late = await put({ ...seen, policies: [] });
    expect([late.status, late.body.message]).toEqual([409, SERVICE_LEVEL_TEXTS.changedMeanwhile]);
  });

  it('refuse conditions that are no predicate, names that are there twice, and targets beyond the limit', async () => {
    const { targets } = makePolicy();
    const wrong = { ...targets, low: { ...targets.low, resolution: 1_000_000 } };
    for (const policies of [
      [makePolicy({ text: 'colour.is(red)' })],
      [makePolicy({ text: 'assignee.any-of(@me)' })],
      [makePolicy(), makePolicy({ ref: 'other', name: 'STANDARD' })],
      [makePolicy({ targets: wrong })],
    ])
      expect((await save(policies)).status).toBe(400);
  });

  it('show a policy whose conditions cannot be read any more, and let the others be changed around it', async () => {
    const other = await newLibrary();
    const boss = await newChatStaff(other, 'owner');
    const broken = makePolicy({ ref: 'old', name: 'Old', text: 'mood.any-of(bad)' });
    await db.doc(docPath.serviceLevels(other)).set({ policies: [broken], version: 3 });
    const shown = getServiceLevels.answer.parse((await get(boss)).body.data);
    expect(shown).toEqual({ policies: [broken], version: 3 });
    const around = await put({ policies: [makePolicy(), broken], version: 3 }, boss);
    expect(around.status).toBe(200);
    const changed = { ...broken, text: 'mood.any-of(good)' };
    const refused = await put({ policies: [makePolicy(), changed], version: 4 }, boss);
    expect([refused.status, refused.body.message]).toEqual([400, SERVICE_LEVEL_TEXTS.wrongConditions]);
  });

  it('are read by those who view tickets, and changed by those who set up tickets', async () => {
    const same = await stored();
    const agent = await newChatStaff(
      libraryId,
      'agent',
      overriding('agent', { canManageWidgetSettings: false }),
    );
    expect((await get(agent)).status).toBe(200);
    expect((await put(same, agent)).status).toBe(403);
    const blind = overriding('agent', { canViewExistingTickets: false });
    expect((await get(await newChatStaff(libraryId, 'agent', blind))).status).toBe(403);
    const trusted = overriding('agent', { canManageWidgetSettings: true, canManageTicketSettings: true });
    expect((await put(same, await newChatStaff(libraryId, 'agent', trusted))).status).toBe(200);
    const visitor = await newVisitor();
    for (const answer of [await get(visitor), await put(same, visitor)]) expect(answer.status).toBe(401);
  });

  it('are those of the own library alone', async () => {
    const foreign = await newChatStaff(await newLibrary(), 'owner');
    expect((await get(foreign)).body.data).toEqual({ policies: [], version: 0 });
  });
});

const MINUTE_MS = 60_000;

/** Targets of answers alone. */
const onlyAnswers = () => {
  const { targets } = makePolicy();
  const one = { ...targets.normal, resolution: 0 };
  return { urgent: one, high: one, normal: one, low: one };
};

/** A library with one policy, an agent, and tickets of it. */
async function newWorld(policy: Partial<ServicePolicy> = {}) {
  const id = await newLibrary();
  const chief = await newChatStaff(id, 'owner');
  const agent = await newChatStaff(id, 'agent', { display_name: 'Ada' });
  const levels = { policies: [makePolicy(policy)], version: 0 };
  expect((await put(levels, chief)).status).toBe(200);
  // It has had them for long.
  await db.doc(docPath.serviceLevels(id)).update({ moved_at: FieldValue.delete() });

  const write = (ref: string, sender_type: 'visitor' | 'agent', atMs: number) =>
    db.doc(docPath.message(ref, unique('message'))).set({
      conversation_ref: ref,
      support_lib_id: id,
      sender_type,
      sender_ref: sender_type,
      sender_name: '',
      text: 'Hello',
      file_url: '',
      read_status: 1,
      is_public: true,
      created_at: Timestamp.fromMillis(atMs),
    });
  /** A ticket whose visitor wrote then. */
  const newTicket = async (askedMs: number, changes: object = {}) => {
    const ref = unique('conversation');
    const at = Timestamp.fromMillis(askedMs);
    const ticket = makeConversation({ support_lib_id: id, assigned_to: agent.uid });
    await db
      .doc(docPath.conversation(ref))
      .set({ ...storedAs(ticket), created_at: at, last_message_at: at, ...changes });
    await write(ref, 'visitor', askedMs);
    return ref;
  };
  return { id, chief, agent, newTicket, write };
}

const dueOf = async (ref: string) =>
  conversationSchema.parse((await db.doc(docPath.conversation(ref)).get()).data()).due;
const dueAt = async (ref: string) => (await dueOf(ref))?.at.toMillis();
const announcedNextAt = async (ref: string) =>
  ((await db.doc(docPath.clockAnnouncement(ref)).get()).get('at') as Timestamp | undefined)?.toMillis();
const feedOf = async (uid: string) =>
  (await db.collection(COLLECTIONS.feeds).where('ref_uid', '==', uid).get()).docs.map((doc) => doc.data());
/** What the schedule told of a ticket. */
const isAbout = (ref: string) => (item: FirebaseFirestore.DocumentData) =>
  item.conversation_ref === ref && item.trigger === 'automation';
const levelOf = async (ref: string, who: Identity) =>
  call('GET', `/api/inbox/tickets/service_level?conversation_ref=${ref}`, undefined, { token: who.token });

describe('the due time of a ticket (D-135)', () => {
  it('follows from what is written, and from its status', async () => {
    const { agent, newTicket, write } = await newWorld({ pauses: ['pending'] });
    const askedMs = Date.now() - 10 * MINUTE_MS;
    const ref = await newTicket(askedMs);
    await eventually(async () => expect(await dueAt(ref)).toBe(askedMs + 60 * MINUTE_MS));
    expect(await announcedNextAt(ref)).toBe(askedMs + 45 * MINUTE_MS);
    // All that its visitor reads of it.
    expect(Object.keys((await dueOf(ref)) ?? {}).toSorted()).toEqual(['at', 'is_soon']);
    // Answered: the resolution is what remains.
    await write(ref, 'agent', Date.now());
    await eventually(async () => expect(await dueAt(ref)).toBe(askedMs + 480 * MINUTE_MS));
    const body = { conversation_ref: ref, status: 'pending' };
    expect((await call('PATCH', '/api/inbox/tickets', body, { token: agent.token })).status).toBe(200);
    await eventually(async () => expect(await dueOf(ref)).toBeUndefined());
  });

  it('comes back with a closing that is taken back, later by as long as that took', async () => {
    const { agent, newTicket } = await newWorld();
    const askedMs = Date.now() - 10 * MINUTE_MS;
    const ref = await newTicket(askedMs);
    await eventually(async () => expect(await dueAt(ref)).toBe(askedMs + 60 * MINUTE_MS));
    const change = async (status: string) => {
      const body = { conversation_ref: ref, status };
      expect((await call('PATCH', '/api/inbox/tickets', body, { token: agent.token })).status).toBe(200);
    };
    await change('closed');
    await eventually(async () => expect(await dueOf(ref)).toBeUndefined());
    await change('open');
    const times = async () => (await historyOf(ref)).map(({ at }) => at.toMillis());
    await eventually(async () => expect(await dueAt(ref)).toBeDefined());
    const [opened = 0, closed = 0] = (await times()).toSorted((one, other) => other - one);
    expect(await dueAt(ref)).toBe(askedMs + 60 * MINUTE_MS + opened - closed);
  });

  it('goes with a question that begins a ticket of its own, and comes back with it (D-122)', async () => {
    const { agent, newTicket, write } = await newWorld({ targets: onlyAnswers() });
    const askedMs = Date.now() - 10 * MINUTE_MS;
    const ref = await newTicket(askedMs);
    await write(ref, 'visitor', askedMs + MINUTE_MS);
    await eventually(async () => expect(await dueAt(ref)).toBe(askedMs + 60 * MINUTE_MS));
    const { docs } = await db.collection(docPath.messages(ref)).orderBy('created_at').get();
    const post = (path: string, body: object) => call('POST', path, body, { token: agent.token });
    const message_ids = docs.map(({ id }) => id);
    const asked = { request_id: unique('split'), conversation_ref: ref, message_ids, subject: 'Another' };
    const { conversation_ref } = splitTicket.answer.parse(
      (await post('/api/inbox/tickets/split', asked)).body.data,
    );
    await eventually(async () => expect(await dueOf(ref)).toBeUndefined());
    await eventually(async () => expect(await dueAt(conversation_ref)).toBe(askedMs + 60 * MINUTE_MS));
    expect((await post('/api/inbox/tickets/split/undo', { conversation_ref })).status).toBe(200);
    await eventually(async () => expect(await dueAt(ref)).toBe(askedMs + 60 * MINUTE_MS));
  });

  it('begins anew with what is written into a closed ticket', async () => {
    const { newTicket, write } = await newWorld();
    const ref = await newTicket(Date.now() - 30 * MINUTE_MS, { status: 'closed' });
    await eventually(async () => expect(await dueOf(ref)).toBeDefined());
    await db.doc(docPath.conversation(ref)).update({ status: 'closed', due: FieldValue.delete() });
    const askedMs = Date.now();
    await write(ref, 'visitor', askedMs);
    await eventually(async () => expect(await dueAt(ref)).toBe(askedMs + 60 * MINUTE_MS));
  });

  it('follows a tag that its policy asks for, once that is merged (D-117)', async () => {
    const { id, newTicket } = await newWorld({ text: 'tag.any-of(old)' });
    const [old, now] = [
      { tag_ref: 'old', name: 'Old' },
      { tag_ref: 'now', name: 'Now' },
    ];
    const tags = db.doc(docPath.ticketTags(id));
    await tags.set({ tags: [old, now], gone: [] });
    const askedMs = Date.now();
    const ref = await newTicket(askedMs, { tag_refs: ['now'] });
    expect(await dueOf(ref)).toBeUndefined();
    const gone = [{ ...old, into: 'now', is_done: true, by_ref: '', by_name: '' }];
    await tags.set({ tags: [now], gone });
    await eventually(async () => expect(await dueAt(ref)).toBe(askedMs + 60 * MINUTE_MS));
  });

  it('follows the policies, and goes with them', async () => {
    const { chief, newTicket } = await newWorld();
    const askedMs = Date.now() - MINUTE_MS;
    const ref = await newTicket(askedMs);
    await eventually(async () => expect(await dueAt(ref)).toBe(askedMs + 60 * MINUTE_MS));
    expect((await put({ policies: [], version: 1 }, chief)).status).toBe(200);
    await eventually(async () => expect(await dueOf(ref)).toBeUndefined());
  });

  it('is announced once when its time is used up, to whoever has the ticket', async () => {
    const { agent, newTicket } = await newWorld();
    const ref = await newTicket(Date.now() - 70 * MINUTE_MS);
    await eventually(async () => {
      const [event] = await historyOf(ref);
      expect(event).toMatchObject({
        kind: 'service-level-breached',
        actor_ref: '',
        reason: 'clock-ran',
        details: { clock: 'first_response', policy: 'Standard' },
      });
    });
    await eventually(async () => {
      const items = (await feedOf(agent.uid)).filter(isAbout(ref));
      // Without a time, which the server would write in a zone of its own.
      const activity_name = expect.stringMatching(/^warns: first answer overdue for #/);
      expect(items).toMatchObject([{ is_read: false, activity_name, trigger: 'automation' }]);
    });
    // What comes next is the warning of the resolution; the schedule has nothing else to say meanwhile.
    expect(await announcedNextAt(ref)).toBeGreaterThan(Date.now());
    expect(await historyOf(ref)).toHaveLength(1);
  });

  it('is announced in one look, whatever tickets before it cannot be read', async () => {
    const { id, newTicket } = await newWorld();
    const gone = unique('broken');
    const broken = [db.doc(docPath.conversation(gone)), db.doc(docPath.clockAnnouncement(gone))];
    const said = { support_lib_id: id, conversation_ref: '', at: Timestamp.fromMillis(1) };
    await Promise.all(broken.map((each) => each.set(said)));
    const ref = await newTicket(Date.now() - 70 * MINUTE_MS);
    await eventually(async () => expect(await dueOf(ref)).toBeDefined());
    await announceDue(Date.now());
    await Promise.all(broken.map((each) => each.delete()));
    expect((await historyOf(ref)).map(({ kind }) => kind)).toEqual(['service-level-breached']);
  });

  it('is told to the people of its team where nobody has it', async () => {
    const { id, agent, newTicket } = await newWorld();
    const team = { ref: 'night', name: 'Night', member_uids: [agent.uid, 'somebody-gone'] };
    await db.doc(docPath.teams(id)).set({ teams: [team] });
    const ref = await newTicket(Date.now() - 50 * MINUTE_MS, { assigned_to: '', team_ref: 'night' });
    await eventually(async () =>
      expect((await historyOf(ref)).map(({ kind }) => kind)).toEqual(['service-level-warned']),
    );
    await eventually(async () => expect((await feedOf(agent.uid)).filter(isAbout(ref))).toHaveLength(1));
  });
});

describe('who learns of a clock (D-135)', () => {
  it('is whoever sets up service levels, where the assignee has left and no team has the ticket', async () => {
    const { chief, newTicket } = await newWorld();
    const ref = await newTicket(Date.now() - 50 * MINUTE_MS, { assigned_to: 'somebody-gone' });
    await eventually(async () => expect(await announcedNextAt(ref)).toBeLessThan(Date.now()));
    await announceDue(Date.now());
    await eventually(async () => expect((await feedOf(chief.uid)).filter(isAbout(ref))).toHaveLength(1));
  });

  it('is the team where the assignee has left', async () => {
    const { id, chief, agent, newTicket } = await newWorld();
    const team = { ref: 'night', name: 'Night', member_uids: [agent.uid] };
    await db.doc(docPath.teams(id)).set({ teams: [team] });
    const changes = { assigned_to: 'somebody-gone', team_ref: 'night' };
    const ref = await newTicket(Date.now() - 50 * MINUTE_MS, changes);
    await eventually(async () => expect(await announcedNextAt(ref)).toBeLessThan(Date.now()));
    await announceDue(Date.now());
    await eventually(async () => expect((await feedOf(agent.uid)).filter(isAbout(ref))).toHaveLength(1));
    expect((await feedOf(chief.uid)).filter(isAbout(ref))).toEqual([]);
  });

  it('is nobody for a blocked sender, whose clocks end with the block and begin again after it', async () => {
    const { id, chief, agent, newTicket } = await newWorld();
    const made = makeConversation();
    const email = 'noise@example.com';
    const ref = await newTicket(Date.now(), { visitor: { ...made.visitor, email } });
    await eventually(async () => expect(await dueOf(ref)).toBeDefined());
    const path = '/api/inbox/blockedsenders';
    const block = await call('POST', path, { sender: email, reason: '' }, { token: chief.token });
    expect(block.status).toBe(200);
    await eventually(async () => expect(await dueOf(ref)).toBeUndefined());
    const level = getTicketServiceLevel.answer.parse((await levelOf(ref, agent)).body.data);
    expect(level).toMatchObject({ policy: null, is_blocked: true });
    await db.doc(docPath.blockedSenders(id)).set({ senders: [] });
    await eventually(async () => expect(await dueOf(ref)).toBeDefined());
  });
});

describe('a change that moves the clocks of a library (D-135)', () => {
  it('goes on where it ended, and leaves the rest to a later one', async () => {
    const { id, newTicket } = await newWorld();
    const askedMs = Date.now() - MINUTE_MS;
    const dueMs = askedMs + 60 * MINUTE_MS;
    const refs = [await newTicket(askedMs), await newTicket(askedMs)].toSorted();
    const [first = ''] = refs;
    const times = () => Promise.all(refs.map(dueAt));
    await eventually(async () => expect(await times()).toEqual([dueMs, dueMs]));
    const wrong = { due: { at: Timestamp.fromMillis(1), is_soon: false } };
    await Promise.all(refs.map((ref) => db.doc(docPath.conversation(ref)).update(wrong)));
    const change = { id: 'event', time: '2026-03-01T00:00:00Z' };
    const runAt = (time: string) => `${String(Date.parse(time)).padStart(15, '0')} ${change.id}`;
    const run = db.doc(docPath.clockRun(id));

    await run.set({ run: runAt('2026-03-02T00:00:00Z'), after: '' });
    await settleLibrary(id, change);
    expect(await times()).toEqual([1, 1]);

    await run.set({ run: runAt(change.time), after: first });
    await settleLibrary(id, change);
    expect(await times()).toEqual([1, dueMs]);
    expect((await run.get()).exists).toBe(false);
  });

  it('is not announced where it alone makes a ticket overdue', async () => {
    const { chief, newTicket } = await newWorld();
    const ref = await newTicket(Date.now() - 40 * MINUTE_MS);
    await eventually(async () => expect(await dueAt(ref)).toBeDefined());
    const { targets } = makePolicy();
    const normal = { ...targets.normal, first_response: 30 };
    const policies = [makePolicy({ targets: { ...targets, normal } })];
    expect((await put({ policies, version: 1 }, chief)).status).toBe(200);
    await eventually(async () => expect(await dueAt(ref)).toBeLessThan(Date.now()));
    await announceDue(Date.now());
    expect(await historyOf(ref)).toEqual([]);
  });
});

describe('a change of business hours (D-140)', () => {
  const always = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: 0, to: 1_440 }));
  const hours = (weekly: readonly object[], version: number) => ({
    calendars: [{ ref: 'all', name: 'All', timeZone: 'UTC', weekly, holidays: [], exceptions: [] }],
    ...{ default_ref: 'all', version },
  });

  it('announces nothing that it alone makes overdue, and still what becomes overdue after it', async () => {
    const { id, chief, newTicket } = await newWorld({ counts_working_time: true, targets: onlyAnswers() });
    await db.doc(docPath.businessHours(id)).set(hours([], 1));
    const overdue = await newTicket(Date.now() - 90 * MINUTE_MS);
    const warned = await newTicket(Date.now() - 50 * MINUTE_MS);
    const changed = await call('PUT', '/api/inbox/business_hours', hours(always, 1), { token: chief.token });
    expect(changed.status).toBe(200);
    await eventually(async () => expect(await dueAt(overdue)).toBeLessThan(Date.now()));
    await eventually(async () => expect(await dueAt(warned)).toBeGreaterThan(Date.now()));
    await announceDue(Date.now());
    expect(await historyOf(overdue)).toEqual([]);
    expect(await historyOf(warned)).toEqual([]);
    expect(await announcedNextAt(overdue)).toBeUndefined();
    expect(await announcedNextAt(warned)).toBe(await dueAt(warned));
  });
});

describe('GET tickets/service_level (D-135)', () => {
  it('says what is promised, and how far each clock is', async () => {
    const { agent, newTicket, write } = await newWorld({ pauses: ['pending'] });
    const askedMs = Date.now() - 90 * MINUTE_MS;
    const ref = await newTicket(askedMs);
    await write(ref, 'agent', askedMs + 70 * MINUTE_MS);
    const level = getTicketServiceLevel.answer.parse((await levelOf(ref, agent)).body.data);
    expect(level).toMatchObject({
      policy: { name: 'Standard' },
      clocks: [
        {
          kind: 'first_response',
          policy: 'Standard',
          calendar: '',
          target_minutes: 60,
          started_at: new Date(askedMs).toISOString(),
          ended_at: new Date(askedMs + 70 * MINUTE_MS).toISOString(),
          due_at: new Date(askedMs + 60 * MINUTE_MS).toISOString(),
        },
        { kind: 'resolution', ended_at: null },
      ],
      is_shortened: false,
    });
  });

  it('says nothing of a foreign ticket', async () => {
    const { newTicket } = await newWorld();
    const ref = await newTicket(Date.now());
    expect((await levelOf(ref, owner)).status).toBe(404);
  });
});

describe('POST service_levels/simulation (D-135)', () => {
  const simulate = (policies: readonly ServicePolicy[], who: Identity) =>
    call('POST', `${PATH}/simulation`, { policies }, { token: who.token });

  it('counts what policies make of the same tickets, beside those that the library has', async () => {
    const { chief, newTicket, write } = await newWorld();
    const askedMs = Date.now() - 90 * MINUTE_MS;
    const ref = await newTicket(askedMs);
    await write(ref, 'agent', askedMs + 70 * MINUTE_MS);
    const { targets } = makePolicy();
    const normal = { ...targets.normal, first_response: 80 };
    const changed = [makePolicy({ targets: { ...targets, normal } })];
    const answer = simulateServiceLevels.answer.parse((await simulate(changed, chief)).body.data);
    expect(answer).toMatchObject({
      looked_at: 1,
      in_all: 1,
      before: { without_policy: 0, first_response: { met: 0, missed: 1, running: 0 } },
      after: { first_response: { met: 1, missed: 0, running: 0 }, resolution: { running: 1 } },
    });
  });

  it('is for those who may change policies', async () => {
    const { agent } = await newWorld();
    expect((await simulate([], agent)).status).toBe(403);
  });
});
