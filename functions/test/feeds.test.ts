import { readFileSync } from 'node:fs';
import type { FeedList } from '@harborline/domain/feed/feed-item';
import { DURATIONS } from '@harborline/domain/limits';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { makeArticle } from '@harborline/domain/testing/factories';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { Change } from 'firebase-functions';
import { beforeAll, describe, expect, it } from 'vitest';
import { logChangedValues } from '../src/audit/settings/log-changed-values';
import { call } from './support/call';
import { deliverCreated } from './support/deliver';
import { logOf } from './support/log';
import { type Identity, newStaff } from './support/people';
import { db, eventually, pause } from './support/suite';
import { newLibrary, stored, unique } from './support/world';

const FEEDS = '/api/activity/feeds';

let libraryId = '';
let owner: Identity;
let agent: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  owner = await newStaff(libraryId, 'owner', { display_name: 'Olga' });
  agent = await newStaff(libraryId, 'agent');
});

async function listOf({ token }: Identity, query = ''): Promise<FeedList> {
  const { status, body } = await call('GET', `${FEEDS}${query}`, undefined, { token });
  expect(status).toBe(200);
  return body.data as unknown as FeedList;
}

const read = ({ token }: Identity, body: object) => call('POST', `${FEEDS}/read`, body, { token });

/** An audit entry as functions write it. */
async function newEntry(library: string, changes: object = {}): Promise<string> {
  const id = unique('audit');
  await db.doc(docPath.audit(id)).create({
    support_lib_id: library,
    at: Timestamp.now(),
    action: 'role-changed',
    actor: { uid: owner.uid, name: 'Olga', role: 'owner', picture: '', home_lib_id: '' },
    target: { kind: 'teammate', id: 'somebody', label: 'Bob' },
    details: {},
    ...changes,
  });
  return id;
}

const feedIdsOf = async (library: string) => {
  const feeds = await db.collection(COLLECTIONS.feeds).where('support_lib_id', '==', library).get();
  return feeds.docs.map(({ id }) => id).sort();
};

/** A person whose feed has this many unread items, the newest last. */
async function withFeed(count: number) {
  const person = await newStaff(libraryId, 'writer');
  const ids = Array.from({ length: count }, () => unique(`${person.uid}_`));
  const nowMs = Date.now();
  await Promise.all(
    ids.map((id, index) =>
      db.doc(docPath.feed(id)).create({
        support_lib_id: libraryId,
        ref_uid: person.uid,
        is_read: false,
        trigger: 'user',
        activity_name: `Deed ${index}`,
        agent: { agent_name: 'Olga', agent_picture: '' },
        workflow_name: '',
        workflow_ref: '',
        entity_type: 'Team',
        created_at: Timestamp.fromMillis(nowMs + index),
      }),
    ),
  );
  return { person, ids };
}

describe('the feeds of a team', () => {
  it('S3-30: show active teammates what was done, once, but not to the actor or to removed people', async () => {
    const library = await newLibrary();
    const [doer, mate] = [await newStaff(library, 'owner'), await newStaff(library, 'writer')];
    await newStaff(library, 'writer', { is_active: false });
    await newStaff(await newLibrary(), 'writer', { support_lib_id: library });
    const id = await newEntry(library, {
      actor: { uid: doer.uid, name: 'Doer', role: 'owner', picture: '', home_lib_id: '' },
    });
    await eventually(async () => expect(await feedIdsOf(library)).toEqual([`${mate.uid}_${id}`]));
    expect((await listOf(mate)).feeds).toMatchObject([
      {
        feed_id: `${mate.uid}_${id}`,
        is_read: false,
        trigger: 'user',
        activity_name: 'changed a role: Bob',
        agent: { agent_name: 'Doer', agent_picture: '' },
        entity_type: 'Team',
      },
    ]);
    await read(mate, { feedIds: [`${mate.uid}_${id}`] });
    expect(await deliverCreated('onAuditCreated', docPath.audit(id))).toBeLessThan(300);
    expect((await listOf(mate)).unreadCount).toBe(0);
    expect(await feedIdsOf(library)).toHaveLength(1);
  });

  it('show sensitive actions only to those who may read the log and to the person affected', async () => {
    const library = await newLibrary();
    const manager = await newStaff(library, 'admin');
    const [target] = [await newStaff(library, 'writer'), await newStaff(library, 'writer')];
    const id = await newEntry(library, {
      action: 'password-set',
      target: { kind: 'teammate', id: target.uid, label: 'T' },
    });
    const expected = [`${manager.uid}_${id}`, `${target.uid}_${id}`].sort();
    await eventually(async () => expect(await feedIdsOf(library)).toEqual(expected));
  });
});

describe('GET feeds', () => {
  it('S7.4-06, S7.4-07: lists the caller’s own items page by page, newest first, with counts', async () => {
    const { person, ids } = await withFeed(3);
    const first = await listOf(person, '?limit=2&page=1');
    expect(first.feeds.map(({ feed_id }) => feed_id)).toEqual([ids[2], ids[1]]);
    expect(first).toMatchObject({ pagination: { totalCount: 3 }, unreadCount: 3 });
    expect(first.feeds[0]).not.toHaveProperty('ref_uid');
    expect((await listOf(person, '?limit=2&page=2')).feeds.map(({ feed_id }) => feed_id)).toEqual([ids[0]]);
    await read(person, { feedIds: [ids[2]], isRead: true });
    expect(await listOf(person, '?isRead=true')).toMatchObject({
      pagination: { totalCount: 1 },
      unreadCount: 2,
    });
    expect((await listOf(person, '?isRead=false')).feeds).toHaveLength(2);
  });

  it('refuses invalid pages, visitors and strangers', async () => {
    for (const query of ['?page=0', '?limit=51', '?isRead=maybe']) {
      expect((await call('GET', `${FEEDS}${query}`, undefined, agent)).status).toBe(400);
    }
    expect((await call('GET', FEEDS, undefined)).status).toBe(401);
  });
});

describe('POST feeds/read', () => {
  it('S2.8-07: counts what is unread, of the caller alone', async () => {
    const { person } = await withFeed(3);
    const count = async ({ token }: Identity) =>
      (await call('GET', `${FEEDS}/unread`, undefined, { token })).body.data;
    expect(await count(person)).toEqual({ unreadCount: 3 });
    const stranger = await newStaff(await newLibrary(), 'owner');
    expect(await count(stranger)).toEqual({ unreadCount: 0 });
  });

  it('S7.4-08: marks items read and unread, or all of them read', async () => {
    const { person, ids } = await withFeed(3);
    expect((await read(person, { feedIds: [ids[0], ids[0], ids[1]], isRead: true })).body.data).toEqual({
      unreadCount: 1,
    });
    expect((await read(person, { feedIds: [ids[0]], isRead: false })).body.data).toEqual({ unreadCount: 2 });
    expect((await read(person, { feedIds: [], markAll: true })).body.data).toEqual({ unreadCount: 0 });
  });

  it("ignores items in another person's feed, even if all are to be marked", async () => {
    const { person, ids } = await withFeed(1);
    const foreign = await read(agent, { feedIds: ids, isRead: true });
    expect(foreign).toEqual(await read(agent, { feedIds: ['nothing'], isRead: true }));
    expect(foreign.status).toBe(200);
    await read(agent, { markAll: true });
    expect((await listOf(person)).unreadCount).toBe(1);
  });

  it('marks more items than a batch holds', async () => {
    const { person } = await withFeed(450);
    expect((await read(person, { markAll: true })).body.data).toEqual({ unreadCount: 0 });
  });

  it('is refused while trying on a view', async () => {
    const { person, ids } = await withFeed(1);
    await db.doc(docPath.user(person.uid)).update({ viewing_as: agent.uid });
    expect((await read(person, { feedIds: ids })).status).toBe(403);
  });
});

describe('the log', () => {
  const changeSettings = (updated_by: string, area = 'theme') =>
    db.doc(docPath.libraryLastChange(libraryId)).set({
      updated_by,
      updated_at: FieldValue.serverTimestamp(),
      area,
    });

  it('records each change of the settings, and who made it', async () => {
    const before = (await logOf(libraryId)).length;
    await changeSettings(owner.uid, 'theme');
    await eventually(async () => expect(await logOf(libraryId)).toHaveLength(before + 1));
    await changeSettings(agent.uid, 'company');
    await eventually(async () => expect(await logOf(libraryId)).toHaveLength(before + 2));
    expect(await deliverCreated('onLibraryChanged', docPath.libraryLastChange(libraryId))).toBeLessThan(300);
    expect(await logOf(libraryId)).toHaveLength(before + 2);
    const entries = (await logOf(libraryId)).slice(before);
    expect(entries).toMatchObject([
      { action: 'settings-changed', actor: { uid: owner.uid, name: 'Olga' }, target: { label: 'theme' } },
      { action: 'settings-changed', actor: { uid: agent.uid }, details: { area: 'company' } },
    ]);
  });

  it('records old and new values, whichever event comes first, and nothing twice', async () => {
    const library = await newLibrary();
    const person = await newStaff(library, 'owner', { display_name: 'Olga' });
    const commit = async (area: string, path: string, values: object) => {
      const batch = db.batch();
      batch.update(db.doc(path), { ...values });
      batch.set(db.doc(docPath.libraryLastChange(library)), {
        updated_by: person.uid,
        updated_at: FieldValue.serverTimestamp(),
        area,
      });
      await batch.commit();
    };
    const publicPart = docPath.library(library);
    await commit('theme', publicPart, { 'publicHelpCenterTheme.themeColor': '#123456' });
    await commit('settings', publicPart, { 'settings.metaData.title': 'Help' });
    await commit('company', docPath.libraryPrivate(library), { companyEmail: 'new@acme.example' });
    const recorded = async () =>
      (await logOf(library)).map(({ details, changes }) => [details.area, changes]);
    const wanted = [
      ['theme', [{ field: 'publicHelpCenterTheme.themeColor', before: '#1b5e8c', after: '#123456' }]],
      ['settings', [{ field: 'settings.metaData.title', before: 'Acme help', after: 'Help' }]],
      ['company', [{ field: 'companyEmail', before: 'hello@acme.example', after: 'new@acme.example' }]],
    ];
    await eventually(async () => expect(await recorded()).toEqual(wanted));
    expect(await deliverCreated('onLibraryChanged', docPath.libraryLastChange(library))).toBeLessThan(300);
    expect(await recorded()).toEqual(wanted);
    const waiting = await db.collection(`${publicPart}/private`).get();
    expect(waiting.docs.map(({ id }) => id).filter((id) => id.startsWith('changedValues_'))).toEqual([]);
  });

  it('keeps values that no entry needs for a day at most', async () => {
    const library = await newLibrary();
    const publicRef = db.doc(docPath.library(library));
    const lastChange = db.doc(docPath.libraryLastChange(library));
    const before = await publicRef.get();
    // The editor no longer exists, so no entry is written.
    const batch = db.batch();
    batch.update(publicRef, { 'publicHelpCenterTheme.themeColor': '#123456' });
    batch.set(lastChange, { updated_by: 'gone', updated_at: FieldValue.serverTimestamp(), area: 'theme' });
    await batch.commit();
    await logChangedValues(library, 'public', new Change(before, await publicRef.get()));
    const { docs } = await db.collection(`${publicRef.path}/private`).get();
    const waiting = docs.filter(({ id }) => id.startsWith('changedValues_'));
    expect(waiting).toHaveLength(1);
    const leftMs = waiting[0]?.get('expires_at').toMillis() - Date.now();
    expect(leftMs).toBeGreaterThan(0);
    expect(leftMs).toBeLessThanOrEqual(DURATIONS.changedValuesKeptMs);
    const { fieldOverrides } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8'));
    const policy = { collectionGroup: COLLECTIONS.libraryPrivate, fieldPath: 'expires_at', ttl: true };
    expect(fieldOverrides).toContainEqual(expect.objectContaining(policy));
  });

  it('records that an article was published and unpublished, not that it was edited or viewed', async () => {
    const library = await newLibrary();
    const writer = await newStaff(library, 'writer', { display_name: 'Will' });
    const ref = db.doc(docPath.article(unique('article')));
    const touch = { updated_at: FieldValue.serverTimestamp(), updated_by: writer.uid };
    await ref.set({
      ...stored(makeArticle({ support_lib_id: library, is_published: false })),
      ...touch,
    });
    await ref.update({ is_published: true, ...touch });
    await eventually(async () => expect(await logOf(library)).toHaveLength(1));
    expect(await deliverCreated('onArticleWritten', ref.path)).toBeLessThan(300);
    await ref.update({ article_title: 'Edited', ...touch });
    await ref.update({ views: FieldValue.increment(1) });
    await ref.update({ is_published: false, ...touch });
    await eventually(async () => expect(await logOf(library)).toHaveLength(2));
    await pause(1_000);
    expect(await logOf(library)).toMatchObject([
      { action: 'article-published', actor: { name: 'Will' }, target: { kind: 'article', id: ref.id } },
      { action: 'article-unpublished', target: { label: 'Edited' } },
    ]);
  });

  it('records that an article was archived, restored and deleted', async () => {
    const library = await newLibrary();
    const writer = await newStaff(library, 'writer', { display_name: 'Will' });
    const ref = db.doc(docPath.article(unique('article')));
    const touch = { updated_at: FieldValue.serverTimestamp(), updated_by: writer.uid };
    const title = { article_title: 'Lamps' };
    await ref.set({ ...stored(makeArticle({ support_lib_id: library, ...title })), ...touch });
    await eventually(async () => expect(await logOf(library)).toHaveLength(1));
    await ref.update({ is_disabled: true, ...touch });
    await eventually(async () => expect(await logOf(library)).toHaveLength(2));
    await ref.update({ is_disabled: false, ...touch });
    await eventually(async () => expect(await logOf(library)).toHaveLength(3));
    await ref.update({ is_disabled: true, ...touch });
    await eventually(async () => expect(await logOf(library)).toHaveLength(4));
    await ref.delete();
    await eventually(async () => expect(await logOf(library)).toHaveLength(5));
    const log = await logOf(library);
    expect(log.map(({ action }) => action)).toEqual([
      'article-published',
      'article-archived',
      'article-restored',
      'article-archived',
      'article-deleted',
    ]);
    expect(log.at(-1)).toMatchObject({ actor: { name: 'Will' }, target: { id: ref.id, label: 'Lamps' } });
  });

  it('names an article that visitors cannot read only to people who write articles or read the log', async () => {
    const library = await newLibrary();
    const [writer, colleague] = [await newStaff(library, 'writer'), await newStaff(library, 'writer')];
    const reader = await newStaff(library, 'agent');
    const touch = { updated_at: FieldValue.serverTimestamp(), updated_by: writer.uid };
    const forStaff = {
      audience: 'staff',
      is_published: false,
      is_staff_published: true,
      article_title: 'Pay',
    };
    const ref = db.doc(docPath.article(unique('article')));
    await ref.set({ ...stored(makeArticle({ support_lib_id: library })), ...forStaff, ...touch });
    await ref.update({ is_disabled: true, ...touch });
    await eventually(async () => expect(await logOf(library)).toHaveLength(1));
    await ref.delete();
    const namesIn = async (person: Identity) =>
      (await listOf(person)).feeds.map(({ activity_name }) => activity_name);
    await eventually(async () =>
      expect(await namesIn(colleague)).toEqual(['deleted an article: Pay', 'archived an article: Pay']),
    );
    // Published, the same article is news for everybody.
    const next = db.doc(docPath.article(unique('article')));
    await next.set({ ...stored(makeArticle({ support_lib_id: library, article_title: 'Lamp' })), ...touch });
    await eventually(async () => expect(await namesIn(reader)).toEqual(['published an article: Lamp']));
  });

  it('does not record an import as a change', async () => {
    const library = await newLibrary();
    const writer = await newStaff(library, 'writer');
    const old = Timestamp.fromMillis(Date.now() - 24 * 3_600_000);
    const article = makeArticle({ support_lib_id: library, is_published: true, updated_by: writer.uid });
    await db.doc(docPath.article(unique('old'))).set({ ...stored(article), updated_at: old });
    const touch = { updated_at: FieldValue.serverTimestamp() };
    await db.doc(docPath.article(unique('new'))).set({ ...stored(article), ...touch });
    await eventually(async () => expect(await logOf(library)).toHaveLength(1));
    await pause(1_000);
    expect(await logOf(library)).toHaveLength(1);
  });
});
