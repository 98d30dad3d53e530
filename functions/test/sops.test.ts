import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { makeSopArticle, makeSopCategory, makeSopReceipt } from '@harborline/domain/testing/factories';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call';
import { hasDraft, layDraft, revisionsOf } from './support/content-copies';
import { deliverCreated } from './support/deliver';
import { logOf } from './support/log';
import { type Identity, newStaff } from './support/people';
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
    for (const path of receipts) {
      const sop_ref = path.includes(other) ? other : id;
      await db.doc(path).set({ ...stored(makeSopReceipt({ sop_ref })), support_lib_id: library });
    }
    await db.doc(docPath.sopArticle(id)).delete();
    const left = () => db.collection(COLLECTIONS.sopReceipts).where('support_lib_id', '==', library).get();
    await eventually(async () => expect((await left()).size).toBe(1));
    expect((await left()).docs[0]?.get('sop_ref')).toBe(other);
  });
});
