import {
  createSmartQueue,
  getQueuedTickets,
  getSmartQueues,
  type PresentedQueue,
  takeNextTicket,
} from '@harborline/domain/api/inbox/smart-queues';
import { CHAT_SOURCE } from '@harborline/domain/entities/conversation';
import { LIMITS } from '@harborline/domain/limits';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { resolvePermissions } from '@harborline/domain/permissions/roles';
import { ROLES } from '@harborline/domain/permissions/slugs';
import { smartQueue } from '@harborline/domain/stores/smart-queues';
import { teamsOf } from '@harborline/domain/stores/teams';
import { makeConversation, makeSmartQueue } from '@harborline/domain/testing/factories';
import { SMART_QUEUE_TEXTS } from '@harborline/domain/texts/smart-queues';
import { eventText } from '@harborline/domain/tickets/event-text';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call';
import { historyOf } from './support/history';
import { type Identity, newChatStaff, overriding } from './support/people';
import { db } from './support/suite';
import { layOut, newLibrary, stored, unique } from './support/world';

const QUEUES = '/api/inbox/smart_queues';
const MINUTE_MS = 60_000;

const list = async (who: Identity) =>
  getSmartQueues.answer.parse((await call('GET', QUEUES, undefined, who)).body.data).queues;
const create = (body: object, who: Identity) =>
  call('POST', QUEUES, { name: unique('Queue '), filter: 'all()', ...body }, who);
const created = async (body: object, who: Identity): Promise<PresentedQueue> =>
  createSmartQueue.answer.parse((await create(body, who)).body.data);
const change = (ref: string, body: object, who: Identity) =>
  call('PUT', `${QUEUES}?smart_queue_ref=${ref}`, body, who);
const remove = (ref: string, who: Identity) =>
  call('DELETE', `${QUEUES}?smart_queue_ref=${ref}`, undefined, who);
const show = (ref: string, who: Identity) =>
  call('GET', `${QUEUES}/tickets?smart_queue_ref=${ref}`, undefined, who);
const shown = async (ref: string, who: Identity) =>
  getQueuedTickets.answer.parse((await show(ref, who)).body.data);
const refsIn = async (ref: string, who: Identity) =>
  (await shown(ref, who)).tickets.map(({ conversation_ref }) => conversation_ref);
const press = (ref: string | null, who: Identity) =>
  call('POST', `${QUEUES}/next`, ref === null ? {} : { smart_queue_ref: ref }, who);
const take = async (ref: string | null, who: Identity) =>
  takeNextTicket.answer.parse((await press(ref, who)).body.data);

/** Tickets of a library that came one minute after another, the last one now. @returns their refs, the first first */
async function layOutTickets(library: string, changes: readonly object[]): Promise<readonly string[]> {
  const batch = db.batch();
  const refs = changes.map(() => unique('conversation'));
  for (const [index, ref] of refs.entries()) {
    const at = Timestamp.fromMillis(Date.now() - (refs.length - 1 - index) * MINUTE_MS);
    const ticket = stored(makeConversation({ support_lib_id: library, created_at: at }));
    batch.set(db.doc(docPath.conversation(ref)), { ...ticket, ...changes[index] });
  }
  await batch.commit();
  return refs;
}

/** A library with an owner, two agents, and a queue for everybody. */
async function newPlace(changes: object = {}) {
  const library = await newLibrary();
  const owner = await newChatStaff(library, 'owner');
  const [agent, other] = [await newChatStaff(library, 'agent'), await newChatStaff(library, 'agent')];
  const queue = await created(changes, owner);
  return { library, owner, agent, other, ref: queue.smart_queue_ref };
}

const setTeams = (library: string, teams: Readonly<Record<string, readonly string[]>>) =>
  layOut(teamsOf(library), {
    teams: Object.entries(teams).map(([ref, uids]) => ({ ref, name: ref, member_uids: [...uids] })),
  });

const assigneeOf = async (ref: string): Promise<unknown> =>
  (await db.doc(docPath.conversation(ref)).get()).get('assigned_to');

let libraryId = '';
let owner: Identity;
let agent: Identity;
let stranger: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  owner = await newChatStaff(libraryId, 'owner');
  agent = await newChatStaff(
    libraryId,
    'agent',
    overriding('agent', { canCreateAndEditSmartQueue: false, canDeleteSmartQueue: false }),
  );
  stranger = await newChatStaff(await newLibrary(), 'owner');
});

describe('smart queues (S7.2-12, D-115)', () => {
  it('are kept by those who may, and listed for whoever views tickets', async () => {
    const queue = await created({ name: ' Re\nfunds ', filter: 'waits.yes', capacity: 3 }, owner);
    expect(queue).toMatchObject({ name: 'Re funds', capacity: 3, wait_minutes: 1, order: 'longest-waiting' });
    expect(queue).toMatchObject({ teams: [], overflow_team: null, standing: 'draws' });
    expect(await list(agent)).toContainEqual(queue);
    expect(await list(stranger)).toEqual([]);
    const ref = queue.smart_queue_ref;
    expect((await create({}, agent)).status).toBe(403);
    expect((await change(ref, { name: 'No' }, agent)).status).toBe(403);
    expect((await remove(ref, agent)).status).toBe(403);
    for (const answer of [change(ref, { name: 'No' }, stranger), remove(ref, stranger), show(ref, stranger)])
      expect((await answer).status).toBe(404);
    expect((await press(ref, stranger)).status).toBe(404);
    const renamed = await change(ref, { name: 'Late refunds', order: 'newest' }, owner);
    expect(renamed.body.data).toMatchObject({ name: 'Late refunds', order: 'newest', filter: 'waits.yes' });
    expect((await remove(ref, owner)).status).toBe(200);
    expect((await remove(ref, owner)).status).toBe(404);
  });

  it('are open by their permissions, whatever the role', async () => {
    const may = async (role: (typeof ROLES)[number], slugs: Parameters<typeof resolvePermissions>[1]) =>
      newChatStaff(libraryId, role, { permissions: resolvePermissions(role, slugs) });
    for (const role of ROLES) {
      const none = await may(role, {
        canViewExistingTickets: false,
        canCreateAndEditSmartQueue: false,
        canDeleteSmartQueue: false,
      });
      const { smart_queue_ref: ref } = await created({}, owner);
      expect((await call('GET', QUEUES, undefined, none)).status, role).toBe(403);
      for (const answer of [show(ref, none), press(ref, none), create({}, none), remove(ref, none)])
        expect((await answer).status, role).toBe(403);
      const blind = await may(role, {
        canViewExistingTickets: false,
        canCreateAndEditSmartQueue: true,
        canDeleteSmartQueue: true,
      });
      // Tickets stay hidden from whoever may not view them, as D-31 says.
      expect((await call('GET', QUEUES, undefined, blind)).status, role).toBe(200);
      for (const answer of [show(ref, blind), press(ref, blind), create({}, blind), remove(ref, blind)])
        expect((await answer).status, role).toBe(403);
      const keeper = await may(role, {
        canViewExistingTickets: true,
        canCreateAndEditSmartQueue: true,
        canDeleteSmartQueue: false,
      });
      expect((await change(ref, { capacity: 2 }, keeper)).status, role).toBe(200);
      expect((await remove(ref, keeper)).status, role).toBe(403);
      const remover = await may(role, {
        canViewExistingTickets: true,
        canCreateAndEditSmartQueue: false,
        canDeleteSmartQueue: true,
      });
      expect((await change(ref, { capacity: 3 }, remover)).status, role).toBe(403);
      expect((await remove(ref, remover)).status, role).toBe(200);
    }
    const reader = await may('agent', { canReplyToTickets: false });
    const { smart_queue_ref: ref } = await created({}, owner);
    expect((await show(ref, reader)).status).toBe(200);
    expect((await press(ref, reader)).status).toBe(403);
    expect((await call('GET', QUEUES, undefined, {})).status).toBe(401);
  });

  it('have a name of their own, a predicate that can be asked, and values within limits', async () => {
    const { name } = await created({}, owner);
    const again = await create({ name: name.toUpperCase() }, owner);
    expect([again.status, again.body.message]).toEqual([409, SMART_QUEUE_TEXTS.nameTaken]);
    const wrong = [
      { name: '' },
      { name: 'x'.repeat(LIMITS.queueName + 1) },
      { filter: 'nothing' },
      { filter: 'password.is(x)' },
      { order: 'oldest' },
      { capacity: -1 },
      { capacity: LIMITS.queueCapacity + 1 },
      { wait_minutes: 0 },
      { wait_minutes: LIMITS.queueWaitMinutes + 1 },
      { team_refs: ['../x'] },
    ];
    for (const body of wrong) expect((await create(body, owner)).status, JSON.stringify(body)).toBe(400);
    const foreign = await create({ team_refs: ['elsewhere'] }, owner);
    expect([foreign.status, foreign.body.message]).toEqual([409, SMART_QUEUE_TEXTS.teamGone]);
    expect((await create({ overflow_team_ref: 'elsewhere' }, owner)).status).toBe(409);
  });

  it('stand in an order that can be changed, and come back to their place', async () => {
    const { owner: keeper, ref: first } = await newPlace();
    const second = await created({}, keeper);
    const third = await created({ position: 0 }, keeper);
    const order = async () => (await list(keeper)).map(({ smart_queue_ref }) => smart_queue_ref);
    expect(await order()).toEqual([third.smart_queue_ref, first, second.smart_queue_ref]);
    await change(second.smart_queue_ref, { position: 0 }, keeper);
    expect(await order()).toEqual([second.smart_queue_ref, third.smart_queue_ref, first]);
    await remove(third.smart_queue_ref, keeper);
    const back = await created({ name: third.name, position: 1 }, keeper);
    expect(await order()).toEqual([second.smart_queue_ref, back.smart_queue_ref, first]);
    await change(second.smart_queue_ref, { position: LIMITS.smartQueues }, keeper);
    expect(await order()).toEqual([back.smart_queue_ref, first, second.smart_queue_ref]);
  });

  it('are no more than fit, and their changes stand in Team logs', async () => {
    const { library, owner: keeper, ref } = await newPlace();
    await change(ref, { capacity: 1 }, keeper);
    await remove(ref, keeper);
    const audit = await db.collection(COLLECTIONS.audit).where('support_lib_id', '==', library).get();
    const actions = audit.docs.map((entry): unknown => entry.get('action')).sort();
    expect(actions).toEqual(['smart-queue-changed', 'smart-queue-created', 'smart-queue-deleted']);
    for (let n = 0; n < LIMITS.smartQueues; n += 1)
      await layOut(
        smartQueue(unique('queue')),
        stored(makeSmartQueue({ support_lib_id: library, name: `Q${n}`, position: n })),
      );
    const full = await create({}, keeper);
    expect([full.status, full.body.message]).toEqual([409, SMART_QUEUE_TEXTS.full(LIMITS.smartQueues)]);
  });
});

describe('the tickets of a queue', () => {
  it('are those that wait and match, in its order', async () => {
    const place = await newPlace({ filter: 'none(type.any-of(spam))' });
    const now = Timestamp.now();
    const merged_into = { conversation_ref: 'x', number: 1, at: now, status: 'open' };
    const [a, b, c, d] = await layOutTickets(place.library, [
      {},
      { priority_level: 4 },
      { status: 'pending', status_changed_at: now },
      { priority_level: 3 },
      { type_ref: 'spam' },
      { assigned_to: 'somebody' },
      { status: 'closed' },
      { merged_into },
      { source: CHAT_SOURCE },
    ]);
    expect(await refsIn(place.ref, place.agent)).toEqual([a, b, d, c]);
    await change(place.ref, { order: 'newest' }, place.owner);
    expect(await refsIn(place.ref, place.agent)).toEqual([d, c, b, a]);
    await change(place.ref, { order: 'most-urgent' }, place.owner);
    expect(await refsIn(place.ref, place.agent)).toEqual([b, d, a, c]);
    const answer = await shown(place.ref, place.agent);
    expect(answer).toMatchObject({ found: 4, has_stopped: false, queue: { standing: 'draws' } });
  });

  it('are found among many that wait longer, if they are urgent', async () => {
    const { library, ref, agent: who, owner: keeper } = await newPlace({ order: 'most-urgent' });
    const calm = await layOutTickets(
      library,
      Array.from({ length: LIMITS.queueScan }, () => ({})),
    );
    const [urgent] = await layOutTickets(library, [{ priority_level: 4 }]);
    const answer = await shown(ref, who);
    expect(answer.tickets.map((row) => row.conversation_ref)).toEqual([urgent, ...calm.slice(0, 49)]);
    expect(answer).toMatchObject({ found: LIMITS.queueScan + 1, has_stopped: true });
    await change(ref, { order: 'longest-waiting' }, keeper);
    expect((await refsIn(ref, who))[0]).toBe(calm[0]);
  });

  it('are offered to its teams, and once they have waited to the overflow team', async () => {
    const place = await newPlace();
    await setTeams(place.library, { billing: [place.agent.uid], night: [place.other.uid] });
    await change(
      place.ref,
      { team_refs: ['billing'], overflow_team_ref: 'night', wait_minutes: 2 },
      place.owner,
    );
    const [late, middle, fresh] = await layOutTickets(place.library, [{}, {}, {}, {}, {}]);
    expect((await refsIn(place.ref, place.agent)).slice(0, 3)).toEqual([late, middle, fresh]);
    expect((await shown(place.ref, place.other)).queue.standing).toBe('overflow');
    // Waited four, three and, but for the time that the test takes, two minutes.
    expect((await refsIn(place.ref, place.other)).slice(0, 2)).toEqual([late, middle]);
    expect(await take(place.ref, place.other)).toMatchObject({ outcome: 'taken', conversation_ref: late });
    await change(place.ref, { wait_minutes: 60 }, place.owner);
    expect(await refsIn(place.ref, place.other)).toEqual([]);
    expect((await take(place.ref, place.other)).outcome).toBe('none');
    expect((await take(place.ref, place.agent)).conversation_ref).toBe(middle);
    // Whoever draws nothing sees what it has, and takes nothing.
    expect((await shown(place.ref, place.owner)).queue.standing).toBe('none');
    expect((await shown(place.ref, place.owner)).found).toBe(3);
    expect((await take(place.ref, place.owner)).outcome).toBe('none');
  });

  it('are for nobody once its teams are gone, which the queue says', async () => {
    const place = await newPlace();
    await setTeams(place.library, { billing: [place.agent.uid], night: [place.other.uid] });
    const teams = { team_refs: ['billing'], overflow_team_ref: 'night' };
    await change(place.ref, teams, place.owner);
    await layOutTickets(place.library, [{}]);
    await setTeams(place.library, {});
    const [queue] = await list(place.agent);
    expect(queue).toMatchObject({
      teams: [{ ref: 'billing', name: '' }],
      overflow_team: { ref: 'night', name: '' },
      standing: 'none',
    });
    expect((await take(null, place.agent)).outcome).toBe('none');
    // What it has of them may stay while something else is changed.
    expect((await change(place.ref, { ...teams, capacity: 4 }, place.owner)).status).toBe(200);
    expect((await change(place.ref, { team_refs: [] }, place.owner)).status).toBe(200);
    expect((await take(null, place.agent)).outcome).toBe('taken');
  });

  it('mean whoever looks, and keep to a predicate whose team or tag is gone', async () => {
    const place = await newPlace({ filter: 'team.any-of(@my-teams,gone)' });
    await setTeams(place.library, { billing: [place.agent.uid] });
    const [own, gone] = await layOutTickets(place.library, [
      { team_ref: 'billing' },
      { team_ref: 'gone' },
      { team_ref: 'night' },
    ]);
    expect(await refsIn(place.ref, place.agent)).toEqual([own, gone]);
    expect(await refsIn(place.ref, place.other)).toEqual([gone]);
  });

  it('go on with the tag that one of theirs was merged into (D-117)', async () => {
    const place = await newPlace({ filter: 'tag.any-of(old)' });
    const by = { by_ref: place.owner.uid, by_name: 'Olga' };
    await db.doc(docPath.ticketTags(place.library)).set({
      tags: [{ tag_ref: 'new', name: 'New' }],
      gone: [{ tag_ref: 'old', name: 'Old', into: 'new', is_done: true, ...by }],
    });
    const [tagged] = await layOutTickets(place.library, [{ tag_refs: ['new'] }, {}]);
    expect(await refsIn(place.ref, place.agent)).toEqual([tagged]);
    expect(await take(place.ref, place.agent)).toMatchObject({ outcome: 'taken', conversation_ref: tagged });
  });
});

describe('taking the next ticket', () => {
  it('gives it to whoever asks, and the history names the queue', async () => {
    const { library, ref, agent: who, other } = await newPlace({ name: 'Refunds' });
    const [first = '', second] = await layOutTickets(library, [{}, {}]);
    expect(await take(ref, who)).toEqual({
      outcome: 'taken',
      conversation_ref: first,
      smart_queue_ref: ref,
      queue_name: 'Refunds',
      capacity: 0,
      has_stopped: false,
    });
    const ticket = await db.doc(docPath.conversation(first)).get();
    expect([ticket.get('assigned_to'), ticket.get('assigned_by')]).toEqual([who.uid, who.uid]);
    const [event] = await historyOf(first);
    expect(event).toMatchObject({ kind: 'ticket-assigned', actor_ref: who.uid });
    expect(event && eventText(event)).toBe('took it from “Refunds”');
    expect((await take(ref, other)).conversation_ref).toBe(second);
    expect(await take(ref, other)).toMatchObject({ outcome: 'none', conversation_ref: '' });
  });

  it('never gives one to two people who ask at once, and leaves none', async () => {
    const { library, ref, agent: who, other, owner: third } = await newPlace();
    const tickets = await layOutTickets(library, [{}, {}, {}, {}, {}]);
    const people = [who, other, third];
    const taken = await Promise.all(
      Array.from({ length: 9 }, (_, index) => take(ref, people[index % people.length] ?? who)),
    );
    const got = taken.filter(({ outcome }) => outcome === 'taken').map((one) => one.conversation_ref);
    expect(got.sort()).toEqual([...tickets].sort());
    expect(taken.filter(({ outcome }) => outcome === 'none')).toHaveLength(4);
    for (const ticket of tickets) expect(await historyOf(ticket)).toHaveLength(1);
  }, 60_000);

  it('stops at the capacity, also for somebody who asks many times at once', async () => {
    const { library, ref, agent: who } = await newPlace({ name: 'Few', capacity: 2 });
    const tickets = await layOutTickets(library, [{}, {}, {}, {}]);
    const taken = await Promise.all(Array.from({ length: 4 }, () => take(ref, who)));
    expect(taken.filter(({ outcome }) => outcome === 'taken')).toHaveLength(2);
    expect(taken.filter(({ outcome }) => outcome === 'at-capacity')).toHaveLength(2);
    expect(await take(ref, who)).toEqual({
      outcome: 'at-capacity',
      conversation_ref: '',
      smart_queue_ref: ref,
      queue_name: 'Few',
      capacity: 2,
      has_stopped: false,
    });
    const [mine = ''] = (await Promise.all(tickets.map(async (one) => [one, await assigneeOf(one)])))
      .filter(([, uid]) => uid === who.uid)
      .map(([one]) => String(one));
    // What waits for its visitor does not count.
    await db.doc(docPath.conversation(mine)).update({ status: 'pending' });
    expect((await take(ref, who)).outcome).toBe('taken');
  }, 60_000);

  it('comes from the first queue that has one, past those that are empty or full', async () => {
    const { library, owner: keeper, agent: who, ref } = await newPlace({ filter: 'type.any-of(rare)' });
    const full = await created({ filter: 'type.any-of(common)', capacity: 1 }, keeper);
    const last = await created({ name: 'Last', filter: 'type.any-of(other)' }, keeper);
    await layOutTickets(library, [{ type_ref: 'common' }, { type_ref: 'common' }]);
    expect((await take(null, who)).queue_name).toBe(full.name);
    expect(await take(null, who)).toMatchObject({
      outcome: 'at-capacity',
      queue_name: full.name,
      capacity: 1,
    });
    const [other] = await layOutTickets(library, [{ type_ref: 'other' }]);
    expect(await take(null, who)).toMatchObject({ queue_name: last.name, conversation_ref: other });
    const [rare] = await layOutTickets(library, [{ type_ref: 'rare' }]);
    expect((await take(null, who)).conversation_ref).toBe(rare);
    expect((await take(ref, who)).outcome).toBe('none');
  });
});
