import { checklistSchema } from '@harborline/domain/entities/checklist';
import { LIMITS } from '@harborline/domain/limits';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import {
  makeConversation,
  makeSopArticle,
  makeSopCategory,
  makeSopReceipt,
} from '@harborline/domain/testing/factories';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call';
import { hasDraft, layDraft, revisionsOf } from './support/content-copies';
import { deliverCreated } from './support/deliver';
import { historyOf } from './support/history';
import { logOf } from './support/log';
import { chatTokenOf, type Identity, newChatStaff, newStaff, overriding } from './support/people';
import { db, eventually } from './support/suite';
import { newLibrary, stored, unique } from './support/world';

const SLUG = 'canCreateAndUpdateSopArticles';
let libraryId = '';
let otherLibrary = '';
let writer: Identity;
let agent: Identity;

beforeAll(async () => {
  [libraryId, otherLibrary] = [await newLibrary(), await newLibrary()];
  writer = await newStaff(libraryId, 'writer');
  agent = await newStaff(libraryId, 'agent');
});

async function newCategory(title: string, position: number, library = libraryId): Promise<string> {
  const id = unique('sopcategory');
  const category = makeSopCategory({ category_id: id, category_title: title, position });
  await db.doc(docPath.sopCategory(id)).set({ ...stored(category), support_lib_id: library });
  return id;
}

async function newSop(title: string, changes: object = {}, library = libraryId): Promise<string> {
  const id = unique('sop');
  const sop = { ...stored(makeSopArticle({ sop_title: title })), support_lib_id: library, ...changes };
  await db.doc(docPath.sopArticle(id)).set(sop);
  return id;
}

const ask = ({ token }: Pick<Identity, 'token'>, path: string) =>
  call('GET', `/api/articles/${path}`, undefined, { token });

async function titlesOf(query: string, person = writer): Promise<{ titles: string[]; next: string }> {
  const { status, body } = await ask(person, `sop_articles?support_lib_id=${libraryId}${query}`);
  expect(status).toBe(200);
  const data = body.data as unknown as { sop_articles: { sop_title: string }[]; next_cursor: string };
  return { titles: data.sop_articles.map(({ sop_title }) => sop_title), next: data.next_cursor };
}

describe('GET sop_categories and sop_articles', () => {
  it('S7.4-01: lists the categories of the library in their order', async () => {
    const second = await newCategory('Returns', 2);
    const first = await newCategory('Refunds', 1);
    await newCategory('Foreign', 1, otherLibrary);
    const { status, body } = await ask(writer, `sop_categories?support_lib_id=${libraryId}`);
    expect(status).toBe(200);
    expect(body.data).toEqual({
      sop_categories: [
        { category_id: first, category_title: 'Refunds' },
        { category_id: second, category_title: 'Returns' },
      ],
    });
  });

  it('S7.4-02: lists what is published, of all categories or of one, page by page', async () => {
    const category = await newCategory('Desk', 3);
    await newSop('B second', { category_id: category });
    await newSop('A first', { category_id: category });
    await newSop('C elsewhere', { category_id: '' });
    await newSop('Draft', { is_published: false, category_id: category });
    await newSop('Archived', { is_disabled: true, category_id: category });
    await newSop('Foreign', { category_id: category }, otherLibrary);
    expect(await titlesOf('')).toEqual({ titles: ['A first', 'B second', 'C elsewhere'], next: '' });
    expect((await titlesOf(`&category_id=${category}`)).titles).toEqual(['A first', 'B second']);
    const page = await titlesOf('&limit=2');
    expect(page.titles).toEqual(['A first', 'B second']);
    expect(await titlesOf(`&limit=2&cursor=${page.next}`)).toEqual({ titles: ['C elsewhere'], next: '' });
  });

  it('S6-33: answers nobody without the slug, without a token or about another library', async () => {
    for (const path of ['sop_categories', 'sop_articles']) {
      const query = `${path}?support_lib_id=${libraryId}`;
      expect((await ask(agent, query)).status).toBe(403);
      expect((await call('GET', `/api/articles/${query}`, undefined, {})).status).toBe(401);
      expect((await ask(writer, `${path}?support_lib_id=${otherLibrary}`)).status).toBe(404);
      expect((await ask(writer, path)).status).toBe(400);
    }
  });

  it('S6-33: answers no longer once the slug is taken away', async () => {
    const person = await newStaff(libraryId, 'writer');
    const query = `sop_articles?support_lib_id=${libraryId}`;
    expect((await ask(person, query)).status).toBe(200);
    await db.doc(docPath.user(person.uid)).update({ [`permissions.${SLUG}`]: false });
    expect((await ask(person, query)).status).toBe(403);
  });
});

describe('what becomes of an SOP', () => {
  it('is logged once, and told to people who may open SOPs alone', async () => {
    const library = await newLibrary();
    const [editor, reader] = [await newStaff(library, 'editor'), await newStaff(library, 'writer')];
    const outsider = await newStaff(library, 'agent');
    const touch = { updated_at: FieldValue.serverTimestamp(), updated_by: editor.uid };
    const id = await newSop('Refunds', { is_published: false, version: 0, ...touch }, library);
    const ref = db.doc(docPath.sopArticle(id));
    await ref.update({ is_published: true, version: 1, ...touch });
    await eventually(async () => expect(await logOf(library)).toHaveLength(1));
    expect(await deliverCreated('onSopWritten', ref.path)).toBeLessThan(300);
    await ref.update({ sop_content: '<p>New</p>', version: 2, ...touch });
    await eventually(async () => expect(await logOf(library)).toHaveLength(2));
    await ref.update({ is_disabled: true, ...touch });
    await eventually(async () => expect(await logOf(library)).toHaveLength(3));
    expect(await logOf(library)).toMatchObject([
      { action: 'sop-published', target: { kind: 'sop', id, label: 'Refunds' } },
      { action: 'sop-published' },
      { action: 'sop-archived' },
    ]);
    const feedOf = ({ uid }: Identity) => db.collection(COLLECTIONS.feeds).where('ref_uid', '==', uid).get();
    await eventually(async () => expect((await feedOf(reader)).size).toBe(3));
    expect((await feedOf(outsider)).size).toBe(0);
  });

  it('D-81: keeps each version, and takes them and its draft with it', async () => {
    const library = await newLibrary();
    const id = await newSop('Refunds', { version: 1, updated_at: Timestamp.now() }, library);
    const write = (changes: object) =>
      db.doc(docPath.sopArticle(id)).update({ ...changes, updated_at: Timestamp.now() });
    const kept = async () =>
      (await revisionsOf('sop', id)).map(({ sop_title, version }) => `${version} ${sop_title}`);
    await eventually(async () => expect(await kept()).toEqual(['1 Refunds']), 60_000);
    await write({ category_id: 'elsewhere' });
    await write({ is_disabled: true });
    await write({ is_disabled: false });
    await write({ sop_title: 'Returns', version: 2 });
    await eventually(async () => expect(await kept()).toEqual(['1 Refunds', '2 Returns']));
    await layDraft('sop', id, library);
    await db.doc(docPath.sopArticle(id)).delete();
    await eventually(async () => expect(await kept()).toEqual([]));
    await eventually(async () => expect(await hasDraft('sop', id)).toBe(false));
  });

  it('takes its receipts with it when it is deleted', async () => {
    const library = await newLibrary();
    const id = await newSop('Refunds', {}, library);
    const other = await newSop('Returns', {}, library);
    const receipts = [
      docPath.sopReceipt(id, 'one'),
      docPath.sopReceipt(id, 'two'),
      docPath.sopReceipt(other, 'one'),
    ];
    // Of a person in a child library, which shows the SOP (D-84).
    const inChild = docPath.sopReceipt(id, 'in-child');
    await db.doc(inChild).set({ ...stored(makeSopReceipt({ sop_ref: id })), support_lib_id: otherLibrary });
    for (const path of receipts) {
      const sop_ref = path.includes(other) ? other : id;
      await db.doc(path).set({ ...stored(makeSopReceipt({ sop_ref })), support_lib_id: library });
    }
    await db.doc(docPath.sopArticle(id)).delete();
    const left = () => db.collection(COLLECTIONS.sopReceipts).where('support_lib_id', '==', library).get();
    await eventually(async () => expect((await left()).size).toBe(1));
    expect((await left()).docs[0]?.get('sop_ref')).toBe(other);
    expect((await db.doc(inChild).get()).exists).toBe(false);
  });
});

describe('D-85: an SOP that runs as a checklist of a ticket', () => {
  const CHECKLISTS = '/api/inbox/checklists';
  const STEPS = '<ol><li>Look up the order</li><li>Refund it</li><li>Reply</li></ol>';
  let admin: Identity;
  let owner: Identity;

  beforeAll(async () => {
    [admin, owner] = [await newChatStaff(libraryId, 'admin'), await newChatStaff(libraryId, 'owner')];
  });

  async function newTicket(changes: object = {}): Promise<string> {
    const ref = unique('conversation');
    const ticket = { ...stored(makeConversation({ support_lib_id: libraryId })), ...changes };
    await db.doc(docPath.conversation(ref)).set(ticket);
    return ref;
  }

  const start = (ref: string, sop_id: string, { token }: Pick<Identity, 'token'> = admin) =>
    call('POST', CHECKLISTS, { conversation_ref: ref, sop_id }, { token });
  const tick = (run: Run, step: number, is_done = true, { token }: Pick<Identity, 'token'> = admin) =>
    call('PATCH', `${CHECKLISTS}/steps`, { ...run, step, is_done }, { token });
  const end = (run: Run, state: string, { token }: Pick<Identity, 'token'> = admin) =>
    call('PATCH', CHECKLISTS, { ...run, state }, { token });
  const checklistOf = async ({ conversation_ref, sop_id, version }: Run) =>
    checklistSchema.parse((await db.doc(docPath.checklist(conversation_ref, sop_id, version)).get()).data());
  const kindsOf = async ({ conversation_ref }: Run) =>
    (await historyOf(conversation_ref)).map(({ kind }) => kind);

  interface Run {
    readonly conversation_ref: string;
    readonly sop_id: string;
    readonly version: number;
  }

  async function running(): Promise<Run> {
    const sop_id = await newSop('Refund an order', { sop_content: STEPS, version: 3 });
    const run = { conversation_ref: await newTicket(), sop_id, version: 3 };
    expect((await start(run.conversation_ref, sop_id)).status).toBe(200);
    return run;
  }

  it('keeps the steps of its version, and a second start at the same time is the same', async () => {
    const sop_id = await newSop('Refund an order', { sop_content: STEPS, version: 3 });
    const ref = await newTicket();
    const answers = await Promise.all([start(ref, sop_id), start(ref, sop_id, owner)]);
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body.data).toEqual({ sop_id, version: 3 });
    }
    const run = { conversation_ref: ref, sop_id, version: 3 };
    expect(await kindsOf(run)).toEqual(['checklist-started']);
    await tick(run, 0);
    const changes = { sop_content: '<ul><li>All new</li></ul>', version: 4 };
    await db.doc(docPath.sopArticle(sop_id)).update(changes);
    const checklist = await checklistOf(run);
    expect(checklist).toMatchObject({ sop_title: 'Refund an order', version: 3, state: 'running' });
    expect(checklist.steps.map(({ text }) => text)).toEqual(['Look up the order', 'Refund it', 'Reply']);
    expect((await tick(run, 1)).status).toBe(200);
    expect((await start(ref, sop_id)).body.data).toEqual({ sop_id, version: 4 });
    expect(await checklistOf({ ...run, version: 4 })).toMatchObject({ steps: [{ text: 'All new' }] });
    expect((await checklistOf(run)).state).toBe('running');
  });

  it('loses no tick of two people, and records each step once', async () => {
    const run = await running();
    // Two at once: the emulator starts a process for each call that waits.
    await Promise.all([tick(run, 0), tick(run, 0, true, owner)]);
    await Promise.all([tick(run, 1), tick(run, 2, true, owner)]);
    await tick(run, 1);
    const { steps } = await checklistOf(run);
    expect(steps.map(({ done_by }) => done_by)).toEqual([expect.anything(), admin.uid, owner.uid]);
    expect([admin.uid, owner.uid]).toContain(steps[0]?.done_by);
    const events = (await historyOf(run.conversation_ref)).slice(1);
    expect(events.map(({ kind }) => kind)).toEqual(['step-ticked', 'step-ticked', 'step-ticked']);
    expect(events).toContainEqual(
      expect.objectContaining({
        actor_ref: owner.uid,
        actor_name: 'Ada Agent',
        details: { sop_ref: run.sop_id, sop_title: 'Refund an order', version: '3', step: 'Reply' },
      }),
    );
  });

  it('takes a tick back, with its own entry in the history', async () => {
    const run = await running();
    await tick(run, 1);
    expect((await tick(run, 1, false, owner)).body.data).toEqual({ step: 1, is_done: false });
    expect((await tick(run, 1, false)).status).toBe(200);
    expect((await checklistOf(run)).steps[1]).toMatchObject({ done_by: '', done_name: '', done_at: null });
    expect(await kindsOf(run)).toEqual(['checklist-started', 'step-ticked', 'step-unticked']);
  });

  it('ends once, then takes no tick, and begins anew when it is started again', async () => {
    const run = await running();
    await tick(run, 0);
    expect(
      (await Promise.all([end(run, 'finished'), end(run, 'finished')])).map(({ status }) => status),
    ).toEqual([200, 200]);
    expect((await end(run, 'abandoned')).status).toBe(409);
    expect((await tick(run, 1)).status).toBe(409);
    expect((await historyOf(run.conversation_ref)).at(-1)).toMatchObject({
      kind: 'checklist-finished',
      details: { done: '1', steps: '3' },
    });
    await start(run.conversation_ref, run.sop_id);
    expect((await checklistOf(run)).steps.some(({ done_by }) => done_by !== '')).toBe(false);
    await end(run, 'abandoned');
    expect(await kindsOf(run)).toEqual([
      ...['checklist-started', 'step-ticked', 'checklist-finished'],
      ...['checklist-started', 'checklist-abandoned'],
    ]);
    expect((await checklistOf(run)).ended_at).not.toBeNull();
  });

  it('needs a published SOP of this library with something to tick, and a ticket of it', async () => {
    const ref = await newTicket();
    const refused: [Promise<string>, number][] = [
      [newSop('Draft', { sop_content: STEPS, is_published: false }), 404],
      [newSop('Archived', { sop_content: STEPS, is_disabled: true }), 404],
      [newSop('Foreign', { sop_content: STEPS }, otherLibrary), 404],
      [Promise.resolve('nosuchsop'), 404],
      [newSop('No steps', { sop_content: '<p>Be kind.</p>' }), 409],
    ];
    for (const [sop, status] of refused) expect((await start(ref, await sop)).status).toBe(status);
    const sop = await newSop('Refunds', { sop_content: STEPS });
    expect((await start(await newTicket({ source: 'chat' }), sop)).status).toBe(404);
    expect((await start(await newTicket({ support_lib_id: otherLibrary }), sop)).status).toBe(404);
    expect(await historyOf(ref)).toEqual([]);
  });

  it('abuse test 2: does not exist for another library', async () => {
    const run = await running();
    const foreign = await newChatStaff(otherLibrary, 'owner');
    expect((await tick(run, 0, true, foreign)).status).toBe(404);
    expect((await end(run, 'finished', foreign)).status).toBe(404);
    expect(await checklistOf(run)).toMatchObject({ state: 'running', steps: [{ done_by: '' }, {}, {}] });
  });

  it('S6-33: needs the slug of SOPs and the right to answer the ticket', async () => {
    const run = await running();
    const slugs = ['canViewExistingTickets', 'canReplyToTickets', 'canCreateAndUpdateSopArticles'] as const;
    for (const slug of slugs) {
      const person = await newStaff(libraryId, 'admin', overriding('admin', { [slug]: false }));
      const token = await chatTokenOf(person);
      expect((await tick(run, 0, true, { token })).status).toBe(403);
      expect((await start(run.conversation_ref, run.sop_id, { token })).status).toBe(403);
      expect((await end(run, 'finished', { token })).status).toBe(403);
    }
    const reading = await newStaff(libraryId, 'agent', overriding('agent', { [SLUG]: true }));
    expect((await tick(run, 0, true, { token: await chatTokenOf(reading) })).status).toBe(200);
  });

  it('refuses steps and versions that no checklist has', async () => {
    const run = await running();
    expect((await tick(run, 3)).status).toBe(404);
    for (const step of [-1, 0.5, LIMITS.checklistSteps]) expect((await tick(run, step)).status).toBe(400);
    expect((await tick({ ...run, version: 4 }, 0)).status).toBe(404);
    expect((await tick({ ...run, version: 0 }, 0)).status).toBe(400);
    expect((await end(run, 'running')).status).toBe(400);
  });

  it('D-15: shows hostile text as text', async () => {
    const sop_content = '<ul><li>Ask<script>hit()</script> &lt;img src=x onerror=hit()></li></ul>';
    const sop_id = await newSop('<b>Refunds</b>', { sop_content });
    const ref = await newTicket();
    await start(ref, sop_id);
    const { steps } = await checklistOf({ conversation_ref: ref, sop_id, version: 1 });
    expect(steps.map(({ text }) => text)).toEqual(['Ask <img src=x onerror=hit()>']);
  });
});
