import { applyMacro, createMacro, getMacros, type PresentedMacro } from '@harborline/domain/api/inbox/macros';
import { CHAT_SOURCE } from '@harborline/domain/entities/conversation';
import { LIMITS } from '@harborline/domain/limits';
import { docPath } from '@harborline/domain/paths';
import { resolvePermissions } from '@harborline/domain/permissions/roles';
import { ROLES } from '@harborline/domain/permissions/slugs';
import { macro } from '@harborline/domain/stores/macros';
import { teamsOf } from '@harborline/domain/stores/teams';
import { ticketFields } from '@harborline/domain/stores/ticket-fields';
import { makeConversation } from '@harborline/domain/testing/factories';
import { ASSIGNEE_TEXTS } from '@harborline/domain/texts/assignee';
import { MACRO_TEXTS } from '@harborline/domain/texts/macros';
import { MERGE_TEXTS } from '@harborline/domain/texts/merge-tickets';
import { TAG_TEXTS } from '@harborline/domain/texts/tags';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call';
import { historyOf } from './support/history';
import { type Identity, newChatStaff, newStaff, newVisitor } from './support/people';
import { db } from './support/suite';
import { layOut, newLibrary, stored, unique } from './support/world';

const MACROS = '/api/inbox/macros';
const MERGED = { conversation_ref: 'stays', number: 7, at: Timestamp.now(), status: 'open' };
const CLOSE = { kind: 'status', status: 'closed' };

let libraryId = '';
let owner: Identity;
let agent: Identity;
let other: Identity;
let stranger: Identity;

async function newPlace(): Promise<{ library: string; who: Identity }> {
  const library = await newLibrary();
  await layOut(teamsOf(library), { teams: [{ ref: 'money', name: 'Billing', member_uids: [] }] });
  await layOut(ticketFields(library), { type: [{ ref: 'bug', name: 'Bug' }] });
  return { library, who: await newChatStaff(library, 'owner') };
}

beforeAll(async () => {
  ({ library: libraryId, who: owner } = await newPlace());
  agent = await newChatStaff(libraryId, 'agent', { display_name: 'Ada' });
  other = await newChatStaff(libraryId, 'agent', { display_name: 'Ben' });
  stranger = (await newPlace()).who;
});

const list = async (who: Identity) =>
  getMacros.answer.parse((await call('GET', MACROS, undefined, who)).body.data).macros;
const create = (body: object, who: Identity) =>
  call('POST', MACROS, { name: unique('Macro '), actions: [CLOSE], ...body }, who);
const created = async (body: object, who: Identity): Promise<PresentedMacro> =>
  createMacro.answer.parse((await create(body, who)).body.data);
const change = (ref: string, body: object, who: Identity) =>
  call('PUT', `${MACROS}?macro_ref=${ref}`, { name: unique('Macro '), actions: [CLOSE], ...body }, who);
const remove = (ref: string, who: Identity) => call('DELETE', `${MACROS}?macro_ref=${ref}`, undefined, who);

describe('macros (D-114)', () => {
  it('are kept, changed and deleted by the person whose they are, and shown to nobody else', async () => {
    const made = await created({ name: ' Give\nback ', text: ' Hi [visitorName] ', is_note: true }, agent);
    expect(made).toMatchObject({ name: 'Give back', text: 'Hi [visitorName]', is_note: true, version: 1 });
    expect(await list(agent)).toContainEqual(made);
    expect(await list(owner)).not.toContainEqual(made);
    const ref = made.macro_ref;
    const changed = await change(ref, { text: '', actions: [{ kind: 'assign-me' }], version: 1 }, agent);
    expect(changed.body.data).toMatchObject({ text: '', actions: [{ kind: 'assign-me' }], version: 2 });
    const late = await change(ref, { version: 1 }, agent);
    expect([late.status, late.body.message]).toEqual([409, MACRO_TEXTS.changedMeanwhile]);
    for (const who of [owner, stranger]) {
      expect((await change(ref, {}, who)).status).toBe(404);
      expect((await remove(ref, who)).status).toBe(404);
    }
    expect((await remove(ref, agent)).status).toBe(200);
    expect((await remove(ref, agent)).status).toBe(404);
  });

  it('are shared, changed and deleted for all only by those who may', async () => {
    expect((await create({ is_shared: true }, agent)).status).toBe(403);
    const own = await created({}, agent);
    expect((await change(own.macro_ref, { is_shared: true }, agent)).status).toBe(403);
    const shared = await created({ is_shared: true }, owner);
    expect(await list(agent)).toContainEqual(shared);
    expect(await list(stranger)).not.toContainEqual(shared);
    const ref = shared.macro_ref;
    expect((await change(ref, { is_shared: true }, agent)).status).toBe(403);
    expect((await change(ref, {}, agent)).status).toBe(403);
    expect((await remove(ref, agent)).status).toBe(403);
    expect((await change(ref, {}, stranger)).status).toBe(404);
    expect((await remove(ref, stranger)).status).toBe(404);
    expect((await change(ref, {}, owner)).status).toBe(200);
    expect((await list(agent)).some(({ macro_ref }) => macro_ref === ref)).toBe(false);
    expect((await change(ref, { is_shared: true }, owner)).status).toBe(200);
    expect((await remove(ref, owner)).status).toBe(200);
  });

  it('are for those who may view tickets, whatever their role', async () => {
    for (const role of ROLES) {
      const slugs = (may: boolean) => resolvePermissions(role, { canViewExistingTickets: may });
      const may = await newChatStaff(libraryId, role, { permissions: slugs(true) });
      const { macro_ref } = await created({}, may);
      expect((await change(macro_ref, {}, may)).status, role).toBe(200);
      const barred = await newChatStaff(libraryId, role, { permissions: slugs(false) });
      expect((await call('GET', MACROS, undefined, barred)).status, role).toBe(403);
      expect((await create({}, barred)).status, role).toBe(403);
      expect((await change(macro_ref, {}, barred)).status, role).toBe(403);
      expect((await remove(macro_ref, barred)).status, role).toBe(403);
    }
  });

  it('name only what the library has, whether the rest is gone or another library’s', async () => {
    const because = async (action: object) => {
      const answer = await create({ actions: [action] }, agent);
      return [answer.status, answer.body.message];
    };
    for (const uid of [stranger.uid, 'nobody'])
      expect(await because({ kind: 'assignee', assigned_to: uid })).toEqual([409, ASSIGNEE_TEXTS.gone]);
    expect(await because({ kind: 'team', team_ref: 'gone' })).toEqual([409, MACRO_TEXTS.teamGone]);
    for (const field of ['type', 'tier'] as const)
      expect(await because({ kind: 'field', field, ref: 'gone' })).toEqual([
        409,
        MACRO_TEXTS.fieldGone(field),
      ]);
    const own = await created({}, agent);
    const late = await change(own.macro_ref, { actions: [{ kind: 'team', team_ref: 'gone' }] }, agent);
    expect([late.status, late.body.message]).toEqual([409, MACRO_TEXTS.teamGone]);
  });

  it('have a name of their own, do something, and are no more than fit', async () => {
    const { name } = await created({}, agent);
    const again = await create({ name: name.toUpperCase() }, agent);
    expect([again.status, again.body.message]).toEqual([409, MACRO_TEXTS.nameTaken]);
    expect((await create({ name }, owner)).status).toBe(200);
    for (const body of [{ name: '' }, { actions: [] }, { actions: [CLOSE, CLOSE] }, { actions: ['close'] }])
      expect((await create(body, agent)).status, JSON.stringify(body)).toBe(400);
    const { library, who } = await newPlace();
    for (let n = 0; n < LIMITS.ownMacros; n += 1)
      await layOut(macro(unique('macro')), {
        support_lib_id: library,
        owner_uid: who.uid,
        name: `Macro ${n}`,
        text: 'Hi',
        is_note: false,
        actions: [],
        version: 1,
      });
    const full = await create({}, who);
    expect([full.status, full.body.message]).toEqual([409, MACRO_TEXTS.full(LIMITS.ownMacros)]);
  });
});

async function newTicket(changes: object = {}): Promise<string> {
  const ref = unique('conversation');
  const ticket = stored(makeConversation({ support_lib_id: libraryId, status: 'open' }));
  await db.doc(docPath.conversation(ref)).set({ ...ticket, ...changes });
  return ref;
}

const fieldsOf = async (ref: string) => (await db.doc(docPath.conversation(ref)).get()).data() ?? {};

const apply = (
  { macro_ref, version }: PresentedMacro,
  refs: readonly string[],
  body: object = {},
  who = agent,
) =>
  call(
    'POST',
    '/api/inbox/tickets/macro',
    { request_id: unique('step'), macro_ref, version, conversation_refs: refs, ...body },
    who,
  );

const undo = (undoes: string, count: number, refs: readonly string[], body: object = {}, who = agent) =>
  call(
    'POST',
    '/api/inbox/tickets/macro/undo',
    { request_id: unique('step'), undoes, actions: count, conversation_refs: refs, ...body },
    who,
  );

/** Of each ticket: what each action came to, refusals by their sentence. */
const outcomesOf = async (answer: ReturnType<typeof call>) =>
  applyMacro.answer
    .parse((await answer).body.data)
    .results.map(({ actions }) =>
      actions.map((one) => (one.outcome === 'refused' ? one.because : one.outcome)),
    );

const everything = () => [
  CLOSE,
  { kind: 'priority', priority: 'high' },
  { kind: 'assignee', assigned_to: other.uid },
  { kind: 'team', team_ref: 'money' },
  { kind: 'field', field: 'type', ref: 'bug' },
  { kind: 'tag', name: 'Refund', is_set: true },
];

describe('POST tickets/macro (D-114)', () => {
  it('does all of its actions, each a line of the history that names it', async () => {
    const ref = await newTicket();
    const made = await created({ name: unique('All '), actions: everything() }, agent);
    const done = everything().map(() => 'done');
    expect(await outcomesOf(apply(made, [ref]))).toEqual([done]);
    expect(await fieldsOf(ref)).toMatchObject({
      status: 'closed',
      status_changed_by: agent.uid,
      priority_level: 3,
      assigned_to: other.uid,
      assigned_by: agent.uid,
      team_ref: 'money',
      type_ref: 'bug',
    });
    const history = await historyOf(ref);
    expect(history.map(({ kind }) => kind).sort()).toEqual([
      'priority-changed',
      'status-changed',
      'tag-added',
      'team-changed',
      'ticket-assigned',
      'type-changed',
    ]);
    for (const event of history)
      expect(event).toMatchObject({ actor_ref: agent.uid, reason: '', details: { macro: made.name } });
    expect(await outcomesOf(apply(made, [ref]))).toEqual([everything().map(() => 'unchanged')]);
  });

  it('means a tag by whatever it is called or merged into, and says that it was deleted (D-117)', async () => {
    const library = await newLibrary();
    const boss = await newChatStaff(library, 'owner');
    const tags = (gone: object[] = [], name = 'Refund') =>
      db.doc(docPath.ticketTags(library)).set({ tags: [{ tag_ref: 'kept', name }], gone });
    const tagged = async (...tag_refs: string[]) => {
      const ref = unique('conversation');
      const ticket = stored(makeConversation({ support_lib_id: library }));
      await db.doc(docPath.conversation(ref)).set({ ...ticket, tag_refs });
      return ref;
    };
    await tags();
    const made = await created({ actions: [{ kind: 'tag', name: 'refund', is_set: true }] }, boss);
    await tags([], 'Money back');
    const first = await tagged();
    expect(await outcomesOf(apply(made, [first], {}, boss))).toEqual([['done']]);
    expect((await fieldsOf(first)).tag_refs).toEqual(['kept']);
    const shown = getMacros.answer.parse(
      (await call('GET', MACROS, undefined, { token: boss.token })).body.data,
    );
    expect(shown.macros[0]?.actions).toMatchObject([{ name: 'Money back', tag_ref: 'kept' }]);

    const gone = { tag_ref: 'kept', name: 'Refund', is_done: true, by_ref: boss.uid, by_name: 'Olga' };
    const other = { tags: [{ tag_ref: 'other', name: 'Other' }] };
    await db.doc(docPath.ticketTags(library)).set({ ...other, gone: [{ ...gone, into: 'other' }] });
    const second = await tagged();
    await apply(made, [second], {}, boss);
    expect((await fieldsOf(second)).tag_refs).toEqual(['other']);
    await db.doc(docPath.ticketTags(library)).set({ ...other, gone: [{ ...gone, into: '' }] });
    const third = await tagged();
    expect(await outcomesOf(apply(made, [third], {}, boss))).toEqual([[TAG_TEXTS.gone]]);
    expect((await fieldsOf(third)).tag_refs).toEqual([]);
  });

  it('gives a ticket to whoever applies it', async () => {
    const ref = await newTicket();
    const mine = await created({ is_shared: true, actions: [{ kind: 'assign-me' }] }, owner);
    await apply(mine, [ref], {}, other);
    expect((await fieldsOf(ref)).assigned_to).toBe(other.uid);
  });

  it('a repeated call repeats nothing, even where somebody changed the ticket in between', async () => {
    const ref = await newTicket();
    const made = await created({ actions: [CLOSE, { kind: 'priority', priority: 'low' }] }, agent);
    const request_id = unique('step');
    expect(await outcomesOf(apply(made, [ref], { request_id }))).toEqual([['done', 'done']]);
    await call('PATCH', '/api/inbox/tickets', { conversation_ref: ref, status: 'open' }, other);
    expect(await outcomesOf(apply(made, [ref], { request_id }))).toEqual([['done', 'done']]);
    expect((await fieldsOf(ref)).status).toBe('open');
  });

  it('refuses what names something that is gone, and does the rest', async () => {
    const { library, who } = await newPlace();
    const leaver = await newChatStaff(library, 'agent');
    const ref = await newTicket({ support_lib_id: library });
    const actions = [
      { kind: 'team', team_ref: 'money' },
      { kind: 'field', field: 'type', ref: 'bug' },
      { kind: 'assignee', assigned_to: leaver.uid },
      CLOSE,
    ];
    const made = await created({ actions }, who);
    await layOut(teamsOf(library), { teams: [] });
    await layOut(ticketFields(library), {});
    await db.doc(docPath.user(leaver.uid)).update({ is_active: false });
    expect(await outcomesOf(apply(made, [ref], {}, who))).toEqual([
      [MACRO_TEXTS.teamGone, MACRO_TEXTS.fieldGone('type'), ASSIGNEE_TEXTS.gone, 'done'],
    ]);
    expect((await fieldsOf(ref)).status).toBe('closed');
  });

  it('answers for each ticket, and leaves chats, merged tickets and those of others alone', async () => {
    const made = await created({}, agent);
    const merged = await newTicket({ merged_into: MERGED });
    const chat = await newTicket({ source: CHAT_SOURCE });
    const foreign = await newTicket({ support_lib_id: await newLibrary() });
    const open = await newTicket();
    const gone = [MACRO_TEXTS.ticketGone];
    expect(await outcomesOf(apply(made, [chat, open, 'nosuch', foreign, merged, open]))).toEqual([
      gone,
      ['done'],
      gone,
      gone,
      [MERGE_TEXTS.isMerged('#7')],
      ['done'],
    ]);
    for (const ref of [chat, foreign, merged]) expect((await fieldsOf(ref)).status).toBe('open');
    expect(await historyOf(open)).toHaveLength(1);
  });

  it('is not applied where somebody has changed or deleted it since it was looked at', async () => {
    const ref = await newTicket();
    const made = await created({ is_shared: true }, owner);
    await change(made.macro_ref, { is_shared: true, actions: [{ kind: 'assign-me' }] }, owner);
    const late = await apply(made, [ref]);
    expect([late.status, late.body.message]).toEqual([409, MACRO_TEXTS.changedMeanwhile]);
    await remove(made.macro_ref, owner);
    expect((await apply(made, [ref])).status).toBe(404);
    const own = await created({}, agent);
    expect((await apply(own, [ref], {}, other)).status).toBe(404);
    expect((await apply(own, [ref], {}, stranger)).status).toBe(404);
    expect((await fieldsOf(ref)).status).toBe('open');
  });

  it('does for each person what they may do alone', async () => {
    const made = await created({ is_shared: true, actions: everything() }, owner);
    for (const role of ROLES) {
      const slugs = (canReplyToTickets: boolean) =>
        resolvePermissions(role, { canViewExistingTickets: true, canReplyToTickets });
      const replies = await newChatStaff(libraryId, role, { permissions: slugs(true) });
      const done = await outcomesOf(apply(made, [await newTicket()], {}, replies));
      expect(done, role).toEqual([everything().map(() => 'done')]);
      const reads = await newChatStaff(libraryId, role, { permissions: slugs(false) });
      const ref = await newTicket();
      const refused = await outcomesOf(apply(made, [ref], {}, reads));
      expect(refused, role).toEqual([everything().map(() => MACRO_TEXTS.notAllowed)]);
      expect([(await fieldsOf(ref)).status, await historyOf(ref)], role).toEqual(['open', []]);
    }
    const blind = await newChatStaff(libraryId, 'agent', {
      permissions: resolvePermissions('agent', { canViewExistingTickets: false }),
    });
    expect((await apply(made, ['any'], {}, blind)).status).toBe(403);
    for (const caller of [await newStaff(libraryId, 'owner'), await newVisitor()])
      expect((await apply(made, ['any'], {}, caller)).status).toBe(401);
  });

  it('takes as many tickets as one call may have, and no more', async () => {
    const made = await created({}, agent);
    const refs = await Promise.all(Array.from({ length: LIMITS.ticketsPerBulkStep }, () => newTicket()));
    expect((await outcomesOf(apply(made, refs))).flat()).toEqual(refs.map(() => 'done'));
    for (const wrong of [[...refs, 'onemore'], [], ['a/path']])
      expect((await apply(made, wrong)).status).toBe(400);
  });
});

describe('POST tickets/macro/undo (D-114)', () => {
  it('puts back all that it did, once, also when the macro is gone', async () => {
    const before = { priority_level: 1, assigned_to: agent.uid, team_ref: '', tag_refs: [] };
    const ref = await newTicket(before);
    const made = await created({ actions: everything() }, agent);
    const request_id = unique('step');
    await apply(made, [ref], { request_id });
    await remove(made.macro_ref, agent);
    const all = everything().map(() => 'done');
    const again = { request_id: unique('step') };
    expect(await outcomesOf(undo(request_id, all.length, [ref], again))).toEqual([all]);
    expect(await fieldsOf(ref)).toMatchObject({ ...before, status: 'open', type_ref: '' });
    const undone = (await historyOf(ref)).filter(({ details }) => details.is_macro_undone === 'yes');
    expect(undone).toHaveLength(all.length);
    await call('PATCH', '/api/inbox/tickets', { conversation_ref: ref, status: 'pending' }, other);
    expect(await outcomesOf(undo(request_id, all.length, [ref], again))).toEqual([all]);
    expect((await fieldsOf(ref)).status).toBe('pending');
  });

  it('leaves alone what a teammate has changed since, and what it did not change', async () => {
    const ref = await newTicket({ priority_level: 3 });
    const made = await created({ actions: everything() }, agent);
    const request_id = unique('step');
    await apply(made, [ref], { request_id });
    await call('PATCH', '/api/inbox/tickets', { conversation_ref: ref, status: 'pending' }, other);
    await call('PATCH', '/api/inbox/tickets/team', { conversation_ref: ref }, other);
    await call(
      'POST',
      '/api/inbox/conv_tags',
      { conversation_ref: ref, name: 'Refund', is_set: false },
      other,
    );
    expect(await outcomesOf(undo(request_id, 6, [ref]))).toEqual([
      [
        MACRO_TEXTS.changedSince,
        'unchanged',
        'done',
        MACRO_TEXTS.changedSince,
        'done',
        MACRO_TEXTS.changedSince,
      ],
    ]);
    expect(await fieldsOf(ref)).toMatchObject({
      status: 'pending',
      priority_level: 3,
      assigned_to: '',
      team_ref: '',
      type_ref: '',
      tag_refs: [],
    });
  });

  it('is for whoever applied it, in tickets of their library, and not of one that was merged since', async () => {
    const ref = await newTicket();
    const made = await created({ is_shared: true }, owner);
    const request_id = unique('step');
    await apply(made, [ref], { request_id });
    expect(await outcomesOf(undo(request_id, 1, [ref], {}, other))).toEqual([['unchanged']]);
    expect(await outcomesOf(undo(request_id, 1, [ref], {}, stranger))).toEqual([[MACRO_TEXTS.ticketGone]]);
    await db.doc(docPath.conversation(ref)).update({ merged_into: MERGED });
    expect(await outcomesOf(undo(request_id, 1, [ref]))).toEqual([[MERGE_TEXTS.isMerged('#7')]]);
    expect((await fieldsOf(ref)).status).toBe('closed');
    const { status } = await undo(request_id, LIMITS.macroActions + 1, [ref]);
    expect(status).toBe(400);
  });

  it('is refused to whoever may no longer make the changes', async () => {
    const ref = await newTicket();
    const who = await newChatStaff(libraryId, 'agent');
    const made = await created({}, who);
    const request_id = unique('step');
    await apply(made, [ref], { request_id }, who);
    const permissions = resolvePermissions('agent', {
      canViewExistingTickets: true,
      canReplyToTickets: false,
    });
    await db.doc(docPath.user(who.uid)).update({ permissions });
    expect(await outcomesOf(undo(request_id, 1, [ref], {}, who))).toEqual([[MACRO_TEXTS.notAllowed]]);
  });
});
