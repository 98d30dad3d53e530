import type { NewsFlash } from '@harborline/domain/entities/news-flash';
import { newsTextOf } from '@harborline/domain/news/news-text';
import { COLLECTIONS, docPath, storagePath } from '@harborline/domain/paths';
import { makeNewsFlash } from '@harborline/domain/testing/factories';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { keepNewsList } from '../src/news/keep-list';
import { runNewsSchedule } from '../src/news/run-schedule';
import { call, fromAnywhere } from './support/call';
import { hasDraft, layDraft, layNewsDraft, revisionsOf } from './support/content-copies';
import { storeCover } from './support/covers';
import { type Identity, newStaff, newVisitor } from './support/people';
import { db, eventually } from './support/suite';
import { newLibrary, stored, unique } from './support/world';

let libraryId = '';
let editor: Identity;
let writer: Identity;
let visitor: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  editor = await newStaff(libraryId, 'editor');
  writer = await newStaff(libraryId, 'writer');
  visitor = await newVisitor();
});

/** Far ahead, so that the schedule of the suite leaves these alone. */
const DUE_MS = Date.UTC(2040, 0, 1);
const due = Timestamp.fromMillis(DUE_MS);
const after = Timestamp.fromMillis(DUE_MS + 1);

async function newNews(changes: object = {}, library = libraryId): Promise<string> {
  const id = unique('news');
  const news = stored(makeNewsFlash({ support_lib_id: library, updated_by: editor.uid }));
  const now = Timestamp.now();
  const times = { timeStamp: now, createdAt: now, updated_at: now };
  await db.doc(docPath.newsFlash(id)).set({ ...news, ...times, ...changes });
  return id;
}
const planned = { is_published: false, publish_at: due, next_at: due };
const newsOf = async (id: string) => (await db.doc(docPath.newsFlash(id)).get()).data();
const listOf = async (library: string): Promise<readonly { id: string }[]> =>
  (await db.doc(docPath.newsFlashList(library)).get()).get('entries') ?? [];
const idsOf = async (library: string) => (await listOf(library)).map(({ id }) => id);

const view = (newsFlashId: string, viewerId = 'a browser', headers = fromAnywhere()) =>
  call('POST', '/api/activity/newsflash', { newsFlashId, viewerId }, { headers });
const react = (newsFlashId: string, reaction: string, token = visitor.token) =>
  call('POST', '/api/activity/reactions/newsflash', { newsFlashId, reaction }, { token });

describe('POST newsflash (S7.4-09)', () => {
  it('D-18: counts a view once per browser, news flash and hour, concurrent calls included', async () => {
    const id = await newNews();
    const home = fromAnywhere();
    const answers = await Promise.all([1, 2, 3].map(() => view(id, 'a browser', home)));
    expect(answers.filter(({ body }) => body.data?.isCounted === true)).toHaveLength(1);
    await view(id, 'another', home);
    expect(await newsOf(id)).toMatchObject({ views: 2 });
  });

  it('D-50: leaves no trace of a browser that asks not to be tracked', async () => {
    const id = await newNews();
    expect((await view(id, 'a browser', { dnt: '1' })).body.data).toEqual({ isCounted: false });
    const views = await db.collection(COLLECTIONS.newsFlashViews).where('newsFlash_id', '==', id).get();
    expect([views.empty, (await newsOf(id))?.views]).toEqual([true, 0]);
  });
});

describe('POST reactions/newsflash (S3-17)', () => {
  it('D-39: a visitor has one reaction, may switch it, and cannot repeat it', async () => {
    const id = await newNews();
    const none = { heart: 0, party: 0, snooze: 0, dislike: 0 };
    expect((await react(id, 'heart')).body.data).toEqual({ ...none, reaction: 'heart', heart: 1 });
    expect((await react(id, 'heart')).body.data).toEqual({ ...none, reaction: 'heart', heart: 1 });
    await react(id, 'party');
    await react(id, 'party', (await newVisitor()).token);
    expect(await newsOf(id)).toMatchObject({ ...none, party: 2 });
    await Promise.all(['snooze', 'dislike', 'snooze'].map((kind) => react(id, kind)));
    const { heart, party, snooze, dislike } = (await newsOf(id)) ?? {};
    expect([heart, party, Number(snooze) + Number(dislike)]).toEqual([0, 1, 1]);
  });

  it('refuses what is no reaction, and a caller without an account', async () => {
    const id = await newNews();
    for (const reaction of ['like', '', '__proto__', 'heart '])
      expect((await react(id, reaction)).status).toBe(400);
    const anonymous = { newsFlashId: id, reaction: 'heart' };
    expect((await call('POST', '/api/activity/reactions/newsflash', anonymous, {})).status).toBe(401);
  });
});

it('D-17: views and reactions find nothing that visitors cannot read', async () => {
  const forStaff = { audience: 'staff', is_published: false, is_staff_published: true };
  const over = { expires_at: Timestamp.fromMillis(Date.now() - 1_000) };
  for (const changes of [{ is_published: false }, forStaff, planned, over]) {
    const id = await newNews(changes);
    expect([(await view(id)).status, (await react(id, 'heart')).status]).toEqual([404, 404]);
  }
  expect((await react('nosuchnews', 'heart')).status).toBe(404);
});

describe('the list for visitors (S2.1-13)', () => {
  it('follows what is published, changed, unpublished and deleted', async () => {
    const library = await newLibrary();
    const old = Timestamp.fromMillis(Date.now() - 60_000);
    const [first, second] = [await newNews({ timeStamp: old }, library), await newNews({}, library)];
    const hidden = await newNews({ is_published: false }, library);
    await eventually(async () => expect(await idsOf(library)).toEqual([second, first]));
    await db.doc(docPath.newsFlash(second)).update({ newsFlash_title: 'Changed' });
    await eventually(async () =>
      expect((await listOf(library))[0]).toMatchObject({ newsFlash_title: 'Changed' }),
    );
    await db.doc(docPath.newsFlash(second)).update({ is_published: false });
    await db.doc(docPath.newsFlash(hidden)).update({ is_published: true });
    await eventually(async () => expect(await idsOf(library)).toEqual([hidden, first]));
    await db.doc(docPath.newsFlash(hidden)).delete();
    await eventually(async () => expect(await idsOf(library)).toEqual([first]));
  });

  it('tells the library each time that it has changed, and only then', async () => {
    const library = await newLibrary();
    const versionOf = async () => (await db.doc(docPath.library(library)).get()).get('news_list_version');
    const id = await newNews({}, library);
    await eventually(async () => expect(await versionOf()).toBe(1));
    await keepNewsList(id, library);
    await db.doc(docPath.newsFlash(id)).update({ views: 4 });
    await db.doc(docPath.newsFlash(id)).update({ newsFlash_title: 'Changed' });
    await eventually(async () =>
      expect((await listOf(library))[0]).toMatchObject({ newsFlash_title: 'Changed' }),
    );
    expect(await versionOf()).toBe(2);
  });

  it('is the same after repeated and reordered events, and never has the news of another library', async () => {
    const library = await newLibrary();
    const id = await newNews({}, library);
    await Promise.all([1, 2, 3].map(() => keepNewsList(id, library)));
    expect(await idsOf(library)).toEqual([id]);
    await keepNewsList(id, libraryId);
    expect(await idsOf(libraryId)).not.toContain(id);
  });
});

describe('the schedule (S3-17)', () => {
  it('publishes once, however many runs overlap, not before its time, and ends it later', async () => {
    const id = await newNews({ ...planned, expires_at: after });
    expect(await runNewsSchedule(id, DUE_MS - 1)).toBe('nothing');
    const outcomes = await Promise.all([1, 2, 3].map(() => runNewsSchedule(id, DUE_MS)));
    expect(outcomes.toSorted()).toEqual(['nothing', 'nothing', 'published']);
    expect(await newsOf(id)).toMatchObject({ is_published: true, publish_at: null, next_at: after });
    expect(await runNewsSchedule(id, DUE_MS + 1)).toBe('ended');
    expect(await newsOf(id)).toMatchObject({ is_published: false, next_at: null, expires_at: after });
    expect(await runNewsSchedule(id, DUE_MS + 1)).toBe('nothing');
  });

  it('publishes for staff what is meant for them, and nothing whose time is over', async () => {
    const forStaff = await newNews({ ...planned, audience: 'staff' });
    expect(await runNewsSchedule(forStaff, DUE_MS)).toBe('published');
    expect(await newsOf(forStaff)).toMatchObject({ is_published: false, is_staff_published: true });
    const missed = await newNews({ ...planned, expires_at: after });
    expect(await runNewsSchedule(missed, DUE_MS + 2)).toBe('ended');
    expect(await newsOf(missed)).toMatchObject({ is_published: false, publish_at: null });
  });

  const draft = (id: string, { uid }: Identity, changes: object = {}) => {
    const text = { newsFlash_title: 'New price', publish_at: due, updated_by: uid };
    return layNewsDraft(id, libraryId, { ...text, ...changes });
  };

  it('D-77: publishes what is saved by then, the draft included, once', async () => {
    const id = await newNews({ ...planned, newsFlash_title: 'Old price' });
    await draft(id, editor, { expires_at: after, audience: 'staff' });
    const outcomes = await Promise.all([1, 2, 3].map(() => runNewsSchedule(id, DUE_MS)));
    expect(outcomes.toSorted()).toEqual(['nothing', 'nothing', 'published']);
    expect(await newsOf(id)).toMatchObject({
      ...{ newsFlash_title: 'New price', is_published: false, is_staff_published: true },
      ...{ publish_at: null, expires_at: after, next_at: after, updated_by: editor.uid },
    });
    expect(await hasDraft('news', id)).toBe(false);
  });

  it('S6-09: publishes what the flash says, and leaves a draft of somebody who may not publish', async () => {
    const id = await newNews({ ...planned, newsFlash_title: 'Old price', expires_at: after });
    await draft(id, writer, { audience: 'staff', expires_at: due });
    expect(await runNewsSchedule(id, DUE_MS)).toBe('published');
    expect(await newsOf(id)).toMatchObject({
      ...{ newsFlash_title: 'Old price', is_published: true, expires_at: after, next_at: after },
      ...{ is_schedule_refused: false, updated_by: editor.uid },
    });
    expect(await hasDraft('news', id)).toBe(true);
  });

  it('publishes no draft that another library left under its id', async () => {
    const id = await newNews({ ...planned, newsFlash_title: 'Ours' });
    const elsewhere = await newLibrary();
    const stranger = await newStaff(elsewhere, 'owner');
    await layNewsDraft(id, elsewhere, { newsFlash_title: 'Theirs', updated_by: stranger.uid });
    expect(await runNewsSchedule(id, DUE_MS)).toBe('published');
    expect(await newsOf(id)).toMatchObject({ newsFlash_title: 'Ours', is_published: true });
    expect(await hasDraft('news', id)).toBe(true);
  });

  it('S6-09: publishes neither the text nor a draft of somebody who may not publish, and leaves one at its end', async () => {
    const refused = await newNews({ ...planned, updated_by: writer.uid });
    await draft(refused, writer);
    expect(await runNewsSchedule(refused, DUE_MS)).toBe('refused');
    const over = await newNews(planned);
    await draft(over, editor, { expires_at: due });
    expect(await runNewsSchedule(over, DUE_MS)).toBe('ended');
    const live = await newNews({ expires_at: due, next_at: due });
    await draft(live, writer);
    expect(await runNewsSchedule(live, DUE_MS)).toBe('ended');
    for (const id of [refused, over, live]) {
      expect(await hasDraft('news', id)).toBe(true);
      expect(await newsOf(id)).toMatchObject({ is_published: false, next_at: null });
    }
  });

  it('S6-09: publishes for nobody who may not publish any more, and says so', async () => {
    const outsider = await newStaff(await newLibrary(), 'owner');
    for (const updated_by of [writer.uid, outsider.uid, 'nobody', '']) {
      const id = await newNews({ ...planned, updated_by });
      expect([updated_by, await runNewsSchedule(id, DUE_MS)]).toEqual([updated_by, 'refused']);
      expect(await newsOf(id)).toMatchObject({
        is_published: false,
        next_at: null,
        is_schedule_refused: true,
      });
    }
  });
});

const loggedOf = async (id: string): Promise<string[]> => {
  const entries = await db.collection(COLLECTIONS.audit).where('target.id', '==', id).get();
  return entries.docs.map((entry) => entry.get('action'));
};

it('S2.8-07: the feed and the log tell of what was published', async () => {
  const id = await newNews({ is_published: false });
  const change: Partial<Record<keyof NewsFlash, unknown>> = {
    is_published: true,
    updated_at: Timestamp.now(),
  };
  await db.doc(docPath.newsFlash(id)).update(change);
  await eventually(async () => expect(await loggedOf(id)).toEqual(['news-published']));
});

it('S2.8-07: the log tells an end that was planned from one that somebody made', async () => {
  const over = Timestamp.fromMillis(Date.now() - 1_000);
  const ended = await newNews({ expires_at: over, next_at: over });
  const takenBack = await newNews();
  // The suite's own schedule may come first.
  expect(['ended', 'nothing']).toContain(await runNewsSchedule(ended, Date.now()));
  await db.doc(docPath.newsFlash(takenBack)).update({ is_published: false, updated_at: Timestamp.now() });
  await eventually(async () => expect(await loggedOf(ended)).toContain('news-ended'));
  await eventually(async () => expect(await loggedOf(takenBack)).toContain('news-unpublished'));
});

it('D-81: keeps what visitors and staff could read, and takes it and the draft with it', async () => {
  const id = await newNews({ newsFlash_title: 'First' });
  const write = (changes: object) =>
    db.doc(docPath.newsFlash(id)).update({ ...changes, updated_at: Timestamp.now() });
  const kept = async () => (await revisionsOf('news', id)).map((revision) => revision.newsFlash_title);
  await eventually(async () => expect(await kept()).toEqual(['First']), 60_000);
  await write({ views: 3 });
  await write({ newsFlash_title: 'Second' });
  await eventually(async () => expect(await kept()).toEqual(['First', 'Second']));
  expect((await revisionsOf('news', id))[0]).toMatchObject({
    support_lib_id: libraryId,
    published_by: editor.uid,
  });
  await layDraft('news', id, libraryId);
  await db.doc(docPath.newsFlash(id)).delete();
  await eventually(async () => expect(await kept()).toEqual([]));
  await eventually(async () => expect(await hasDraft('news', id)).toBe(false));
});

it('takes its pictures along when it is deleted, and no sooner, but none that other news shows', async () => {
  const id = await newNews();
  const [replaced, drafted, unsaved, current] = [
    await storeCover(storagePath.cover(libraryId, 'news-0a1b2c3d-cover.png')),
    await storeCover(storagePath.cover(libraryId, 'news-1a1b2c3d-cover.png')),
    await storeCover(storagePath.newsCover(libraryId, id, 'a-cover.png')),
    await storeCover(storagePath.newsCover(libraryId, id, 'b-cover.png')),
  ];
  const shared = await storeCover(storagePath.cover(libraryId, 'news-2a1b2c3d-cover.png'));
  // In the text of imported news.
  const foreign = await storeCover(storagePath.cover(libraryId, `news-${'0a1b2c3d'.repeat(4)}-a.png`));
  const other = await newNews({ newsFlash_featureImage: shared.address });
  const show = (image: string) =>
    db.doc(docPath.newsFlash(id)).update({ newsFlash_featureImage: image, updated_at: Timestamp.now() });
  const images = async () =>
    (await revisionsOf('news', id)).map((revision) => revision.newsFlash_featureImage);
  for (const { address } of [replaced, shared, foreign, current]) await show(address);
  await eventually(async () => expect(await images()).toContain(current.address), 60_000);
  await eventually(async () => expect(await images()).toContain(replaced.address));
  await db.doc(docPath.contentDraft('news', id)).set({
    ...newsTextOf(makeNewsFlash({ newsFlash_featureImage: drafted.address })),
    ...{ kind: 'news', support_lib_id: libraryId, content_ref: id },
    ...{ audience: 'public', publish_at: null, expires_at: null },
    ...{ updated_at: Timestamp.now(), updated_by: editor.uid },
  });
  expect(await replaced.isThere()).toBe(true);
  await db.doc(docPath.newsFlash(id)).delete();
  for (const lost of [replaced, drafted, unsaved, current])
    await eventually(async () => expect(await lost.isThere()).toBe(false), 60_000);
  expect([await shared.isThere(), await foreign.isThere()]).toEqual([true, true]);
  await db.doc(docPath.newsFlash(other)).delete();
  await eventually(async () => expect(await shared.isThere()).toBe(false), 60_000);
});
