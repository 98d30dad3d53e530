import {
  createSavedFilter,
  filterTickets,
  getSavedFilters,
  type PresentedFilter,
} from '@harborline/domain/api/inbox/ticket-filters';
import { CHAT_SOURCE, type Conversation } from '@harborline/domain/entities/conversation';
import { LIMITS } from '@harborline/domain/limits';
import { docPath } from '@harborline/domain/paths';
import { resolvePermissions } from '@harborline/domain/permissions/roles';
import { ROLES } from '@harborline/domain/permissions/slugs';
import { doesHold } from '@harborline/domain/predicate/evaluate';
import { savedFilter } from '@harborline/domain/stores/saved-filters';
import { teamsOf } from '@harborline/domain/stores/teams';
import { anyContext, anyPredicate, anyTicket } from '@harborline/domain/testing/any-predicate';
import { makeConversation } from '@harborline/domain/testing/factories';
import { TICKET_FILTER_TEXTS } from '@harborline/domain/texts/ticket-filters';
import { TICKET_CATALOGUE, ticketQuestion } from '@harborline/domain/tickets/ticket-predicate';
import fc from 'fast-check';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { scanFiltered } from '../src/inbox/filters/scan-filtered';
import { call } from './support/call';
import { type Identity, newChatStaff, overriding } from './support/people';
import { db } from './support/suite';
import { layOut, newLibrary, stored, unique } from './support/world';

let libraryId = '';
/** keeps what everybody sees */
let owner: Identity;
let agent: Identity;
let stranger: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  owner = await newChatStaff(libraryId, 'owner');
  agent = await newChatStaff(libraryId, 'agent', overriding('agent', { canManageWidgetSettings: false }));
  stranger = await newChatStaff(await newLibrary(), 'owner');
});

/** Tickets of a library, the oldest first. @returns their refs */
async function layOutTickets(library: string, changes: readonly object[]): Promise<readonly string[]> {
  const batch = db.batch();
  const refs = changes.map(() => unique('conversation'));
  for (const [index, ref] of refs.entries()) {
    const at = Timestamp.fromMillis(1_700_000_000_000 + index * 1_000);
    const ticket = stored(makeConversation({ support_lib_id: library, last_message_at: at }));
    batch.set(db.doc(docPath.conversation(ref)), { ...ticket, ...changes[index] });
  }
  await batch.commit();
  return refs;
}

const FILTERED = '/api/inbox/tickets/filtered';
const ask = (query: Record<string, string>, who: Identity) =>
  call('GET', `${FILTERED}?${new URLSearchParams(query)}`, undefined, who);
const answerOf = async (query: Record<string, string>, who: Identity) =>
  filterTickets.answer.parse((await ask(query, who)).body.data);
const refsOf = async (query: Record<string, string>, who: Identity) =>
  (await answerOf(query, who)).tickets.map(({ conversation_ref }) => conversation_ref);

/** A library with an agent and an owner of its own. */
async function newPlace() {
  const library = await newLibrary();
  return { library, who: await newChatStaff(library, 'agent') };
}

describe('GET tickets/filtered (D-111)', () => {
  it('finds in the database what the predicate holds for, whatever it asks', async () => {
    const library = await newLibrary();
    const tickets = fc.sample(anyTicket, { numRuns: 40, seed: 7 });
    const batch = db.batch();
    const laidOut: Conversation[] = tickets.map((ticket, index) => ({
      ...ticket,
      id: `${library}-${index}`,
      support_lib_id: library,
      created_at: Timestamp.fromMillis(ticket.created_at.toMillis()),
      last_message_at: Timestamp.fromMillis(ticket.last_message_at.toMillis()),
      ...(ticket.due && { due: { ...ticket.due, at: Timestamp.fromMillis(ticket.due.at.toMillis()) } }),
    }));
    for (const ticket of laidOut) batch.set(db.doc(docPath.conversation(ticket.id)), stored(ticket));
    await batch.commit();
    const run = fc.asyncProperty(anyPredicate, anyContext, async (predicate, context) => {
      const asked = { catalogue: TICKET_CATALOGUE, context };
      const question = ticketQuestion(predicate, context);
      const isWanted = (ticket: Conversation) => doesHold(question.rest, ticket, asked);
      const page = await scanFiltered({ libraryId: library, question, after: null, size: 100, isWanted });
      const wanted = laidOut.filter((ticket) => doesHold(predicate, ticket, asked)).map(({ id }) => id);
      expect(page.tickets.map(({ id }) => id).sort()).toEqual(wanted.sort());
    });
    await fc.assert(run, { numRuns: 75, seed: 11 });
  }, 120_000);

  it('answers page by page, those with the newest messages first, each once', async () => {
    const { library, who } = await newPlace();
    const all = await layOutTickets(
      library,
      Array.from({ length: 45 }, (_, index) => ({ status: index % 9 === 0 ? 'closed' : 'open' })),
    );
    const newest = all.filter((_, index) => index % 9 !== 0).toReversed();
    const first = await answerOf({ filter: 'status.any-of(open)' }, who);
    const second = await answerOf({ filter: 'status.any-of(open)', cursor: first.next_cursor }, who);
    expect([...first.tickets, ...second.tickets].map((row) => row.conversation_ref)).toEqual(newest);
    expect(second).toMatchObject({ next_cursor: '', has_stopped: false });
    expect(await refsOf({ filter: 'none(status.any-of(closed))', per_page: '5' }, who)).toEqual(
      newest.slice(0, 5),
    );
    expect(first.looked_at).toBe(21);
  });

  it('means the person who looks and their teams', async () => {
    const { library, who } = await newPlace();
    await layOut(teamsOf(library), { teams: [{ ref: 'mine', name: 'Mine', member_uids: [who.uid] }] });
    const [own, team, other] = await layOutTickets(library, [
      { assigned_to: who.uid },
      { assigned_to: '', team_ref: 'mine' },
      { assigned_to: 'somebody', team_ref: 'theirs' },
    ]);
    expect(await refsOf({ filter: 'assignee.any-of(@me)' }, who)).toEqual([own]);
    expect(await refsOf({ filter: 'team.any-of(@my-teams)' }, who)).toEqual([team]);
    expect(await refsOf({ filter: 'assignee.none-of(@me,@none)' }, who)).toEqual([other]);
    const elsewhere = await newChatStaff(library, 'agent');
    expect(await answerOf({ filter: 'team.any-of(@my-teams)' }, elsewhere)).toMatchObject({
      tickets: [],
      looked_at: 0,
    });
  });

  it('stops after so many tickets and says so, and goes on from there', async () => {
    const { library, who } = await newPlace();
    const [oldest] = await layOutTickets(
      library,
      Array.from({ length: LIMITS.filterScan + 1 }, (_, index) => ({ type_ref: index === 0 ? 'rare' : 't' })),
    );
    const stopped = await answerOf({ filter: 'type.any-of(rare)' }, who);
    expect(stopped).toMatchObject({ tickets: [], has_stopped: true, looked_at: LIMITS.filterScan });
    expect(await refsOf({ filter: 'type.any-of(rare)', cursor: stopped.next_cursor }, who)).toEqual([oldest]);
  });

  it('shows no chats and nothing of other libraries', async () => {
    const { library, who } = await newPlace();
    const [ticket] = await layOutTickets(library, [{}, { source: CHAT_SOURCE }]);
    expect(await refsOf({ filter: 'all()' }, who)).toEqual([ticket]);
    expect(await refsOf({ filter: 'all()' }, stranger)).toEqual([]);
  });

  it('is for those who may view tickets, whatever their role', async () => {
    for (const role of ROLES) {
      const slugs = (may: boolean) => resolvePermissions(role, { canViewExistingTickets: may });
      const may = await newChatStaff(libraryId, role, { permissions: slugs(true) });
      expect((await ask({ filter: 'all()' }, may)).status, role).toBe(200);
      const barred = await newChatStaff(libraryId, role, { permissions: slugs(false) });
      expect((await ask({ filter: 'all()' }, barred)).status, role).toBe(403);
    }
    expect((await call('GET', `${FILTERED}?filter=all()`, undefined, {})).status).toBe(401);
  });

  it('refuses what is no filter', async () => {
    const wrong: Record<string, string>[] = [
      {},
      { filter: '' },
      { filter: 'password.is(x)' },
      { filter: '__proto__.is(x)' },
      { filter: `${'all('.repeat(500)}${')'.repeat(500)}` },
      { filter: `address.is(${'x'.repeat(LIMITS.predicateText)})` },
      { filter: 'all()', timezone: 'Nowhere/Land' },
      { filter: 'all()', per_page: '21' },
      { filter: 'all()', cursor: '1.2.a/b' },
    ];
    for (const query of wrong) expect((await ask(query, agent)).status, JSON.stringify(query)).toBe(400);
  });
});

const SAVED = '/api/inbox/saved_filters';
const list = async (who: Identity) =>
  getSavedFilters.answer.parse((await call('GET', SAVED, undefined, who)).body.data).filters;
const create = (body: object, who: Identity) =>
  call('POST', SAVED, { name: unique('Filter '), filter: 'status.any-of(open)', ...body }, who);
const change = (ref: string, body: object, who: Identity) =>
  call('PUT', `${SAVED}?filter_ref=${ref}`, body, who);
const remove = (ref: string, who: Identity) => call('DELETE', `${SAVED}?filter_ref=${ref}`, undefined, who);
const created = async (body: object, who: Identity): Promise<PresentedFilter> =>
  createSavedFilter.answer.parse((await create(body, who)).body.data);

describe('saved filters (S7.2-14, D-112)', () => {
  it('are kept, changed and deleted by the person whose they are, and shown to nobody else', async () => {
    const filter = await created({ name: ' Late\nones ', is_pinned: true }, agent);
    expect(filter).toMatchObject({ name: 'Late ones', is_shared: false, is_pinned: true });
    expect(await list(agent)).toContainEqual(filter);
    expect(await list(owner)).not.toContainEqual(filter);
    const ref = filter.filter_ref;
    const changed = await change(ref, { name: unique('New '), filter: 'waits.yes' }, agent);
    expect(changed.body.data).toMatchObject({ filter: 'waits.yes', is_pinned: true });
    for (const other of [owner, stranger]) {
      expect((await change(ref, { name: 'Mine' }, other)).status).toBe(404);
      expect((await remove(ref, other)).status).toBe(404);
    }
    expect((await remove(ref, agent)).status).toBe(200);
    expect((await remove(ref, agent)).status).toBe(404);
  });

  it('are shared, changed and deleted for all only by those who may', async () => {
    expect((await create({ is_shared: true }, agent)).status).toBe(403);
    const own = await created({}, agent);
    expect((await change(own.filter_ref, { is_shared: true }, agent)).status).toBe(403);
    const shared = await created({ is_shared: true }, owner);
    expect(await list(agent)).toContainEqual(shared);
    expect(await list(stranger)).not.toContainEqual(shared);
    const ref = shared.filter_ref;
    for (const body of [{ name: 'No' }, { is_pinned: true }, { is_shared: false }])
      expect((await change(ref, body, agent)).status).toBe(403);
    expect((await remove(ref, agent)).status).toBe(403);
    expect((await change(ref, { name: 'No' }, stranger)).status).toBe(404);
    expect((await remove(ref, stranger)).status).toBe(404);
    expect((await change(ref, { is_shared: false }, owner)).status).toBe(200);
    expect((await list(agent)).some(({ filter_ref }) => filter_ref === ref)).toBe(false);
    expect((await change(ref, { is_shared: true }, owner)).status).toBe(200);
    expect((await remove(ref, owner)).status).toBe(200);
  });

  it('are for those who may view tickets, whatever their role', async () => {
    for (const role of ROLES) {
      const slugs = (may: boolean) => resolvePermissions(role, { canViewExistingTickets: may });
      const may = await newChatStaff(libraryId, role, { permissions: slugs(true) });
      const { filter_ref } = await created({}, may);
      expect((await change(filter_ref, { is_pinned: true }, may)).status, role).toBe(200);
      const barred = await newChatStaff(libraryId, role, { permissions: slugs(false) });
      expect((await call('GET', SAVED, undefined, barred)).status, role).toBe(403);
      expect((await create({}, barred)).status, role).toBe(403);
      expect((await change(filter_ref, { name: 'No' }, barred)).status, role).toBe(403);
      expect((await remove(filter_ref, barred)).status, role).toBe(403);
    }
  });

  it('have a name of their own, and a filter that can be asked', async () => {
    const { name } = await created({}, agent);
    const again = await create({ name: name.toUpperCase() }, agent);
    expect([again.status, again.body.message]).toEqual([409, TICKET_FILTER_TEXTS.nameTaken]);
    expect((await create({ name }, owner)).status).toBe(200);
    const other = await created({}, agent);
    expect((await change(other.filter_ref, { name }, agent)).status).toBe(409);
    for (const body of [
      { name: '' },
      { name: ' \n' },
      { name: 'x'.repeat(LIMITS.filterName + 1) },
      { filter: '' },
      { filter: 'nothing' },
      { filter: { match: 'all', of: [] } },
      { is_shared: 'yes' },
    ])
      expect((await create(body, agent)).status, JSON.stringify(body)).toBe(400);
  });

  it('are no more than fit', async () => {
    const { library, who } = await newPlace();
    for (let n = 0; n < LIMITS.ownFilters; n += 1)
      await layOut(savedFilter(unique('filter')), {
        support_lib_id: library,
        owner_uid: who.uid,
        name: `Filter ${n}`,
        text: 'waits.yes',
        is_pinned: false,
      });
    const full = await create({}, who);
    expect([full.status, full.body.message]).toEqual([409, TICKET_FILTER_TEXTS.full(LIMITS.ownFilters)]);
  });
});
