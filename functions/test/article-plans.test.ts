import { NO_PLAN } from '@harborline/domain/articles/article-plan';
import { DEFAULT_NOTIFICATIONS } from '@harborline/domain/notifications/preferences';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import type { Role } from '@harborline/domain/permissions/slugs';
import { articleDraft } from '@harborline/domain/stores/article-drafts';
import { keptArticlePlan } from '@harborline/domain/stores/article-plans';
import { article } from '@harborline/domain/stores/articles';
import { user } from '@harborline/domain/stores/users';
import { makeArticle, makeArticleDraft } from '@harborline/domain/testing/factories';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { remindOwners } from '../src/articles/plans/remind-owners';
import { runPlan } from '../src/articles/plans/run-plan';
import { type Identity, newStaff } from './support/people';
import { db, eventually } from './support/suite';
import { change, layOut, newLibrary, stored, unique } from './support/world';

let libraryId = '';
let writer: Identity;
let agent: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  writer = await newStaff(libraryId, 'writer');
  agent = await newStaff(libraryId, 'agent');
});

/** Far ahead, so that the schedule of the suite does not run these plans. */
const DUE_MS = Date.UTC(2040, 0, 1);
const at = Timestamp.fromMillis(DUE_MS);

async function newPlan(articleChanges: object = {}, planChanges: object = {}): Promise<string> {
  const id = unique('article');
  const text = stored(makeArticle({ support_lib_id: libraryId, is_published: false }));
  await db.doc(docPath.article(id)).set({ ...text, updated_by: writer.uid, ...articleChanges });
  await db.doc(docPath.articlePlan(id)).set({
    ...NO_PLAN,
    support_lib_id: libraryId,
    publish_at: at,
    next_at: at,
    scheduled_by: writer.uid,
    updated_at: Timestamp.now(),
    updated_by: writer.uid,
    ...planChanges,
  });
  return id;
}

const articleOf = async (id: string) => (await db.doc(docPath.article(id)).get()).data();
const planOf = async (id: string) => (await db.doc(docPath.articlePlan(id)).get()).data();
const feedOf = async ({ uid }: Identity, title: string) => {
  const items = await db.collection(COLLECTIONS.feeds).where('ref_uid', '==', uid).get();
  return items.docs.map((item) => String(item.get('activity_name'))).filter((text) => text.includes(title));
};
const remindersTo = async ({ uid }: Identity) => {
  const email: unknown = (await db.doc(docPath.user(uid)).get()).get('user_email');
  const mails = await db.collection(COLLECTIONS.outbox).where('to', '==', email).get();
  return mails.docs.map((mail) => String(mail.get('subject')));
};
const revisionsOf = async (id: string) =>
  (await db.collection(COLLECTIONS.articleRevisions).where('article_ref', '==', id).get()).docs;

describe('a schedule', () => {
  it('S3-16: publishes once, however many runs overlap, and not before its time', async () => {
    const id = await newPlan();
    expect(await runPlan(id, DUE_MS - 1)).toBe('nothing');
    const outcomes = await Promise.all([1, 2, 3].map(() => runPlan(id, DUE_MS)));
    expect(outcomes.sort()).toEqual(['done', 'nothing', 'nothing']);
    expect(await articleOf(id)).toMatchObject({ is_published: true, updated_by: writer.uid });
    expect(await planOf(id)).toMatchObject({ publish_at: null, next_at: null, scheduled_by: '' });
    expect(await runPlan(id, DUE_MS)).toBe('nothing');
    await eventually(async () => expect(await revisionsOf(id)).toHaveLength(1));
  });

  it('publishes the draft of a published article, and unpublishes it later', async () => {
    const id = await newPlan({ is_published: true }, { unpublish_at: Timestamp.fromMillis(DUE_MS + 1) });
    const draft = stored(makeArticleDraft({ support_lib_id: libraryId, article_title: 'Redrafted' }));
    await layOut(articleDraft(id), { ...draft, updated_by: writer.uid });
    expect(await runPlan(id, DUE_MS)).toBe('done');
    expect(await articleOf(id)).toMatchObject({ is_published: true, article_title: 'Redrafted' });
    expect((await db.doc(docPath.articleDraft(id)).get()).exists).toBe(false);
    expect(await runPlan(id, DUE_MS)).toBe('nothing');
    expect(await runPlan(id, DUE_MS + 1)).toBe('done');
    expect(await articleOf(id)).toMatchObject({ is_published: false, article_title: 'Redrafted' });
    expect(await planOf(id)).toMatchObject({ unpublish_at: null, next_at: null });
  });

  it('leaves the draft of somebody who may not publish, tells the writer why, and takes the next step', async () => {
    const title = unique('Redrafted');
    const id = await newPlan({ is_published: true }, { unpublish_at: Timestamp.fromMillis(DUE_MS + 1) });
    const draft = stored(makeArticleDraft({ support_lib_id: libraryId, article_title: title }));
    await layOut(articleDraft(id), { ...draft, updated_by: agent.uid });
    expect(await runPlan(id, DUE_MS)).toBe('refused');
    expect((await articleOf(id))?.article_title).not.toBe(title);
    expect((await db.doc(docPath.articleDraft(id)).get()).exists).toBe(true);
    expect(await feedOf(writer, title)).toHaveLength(1);
    expect(await runPlan(id, DUE_MS + 1)).toBe('done');
    expect(await articleOf(id)).toMatchObject({ is_published: false });
  });

  it.each([
    ['an archived article', 'archived', () => ({ is_disabled: true })],
    ['the text of somebody who may not publish', 'editor', () => ({ updated_by: agent.uid })],
    ['an article without a category', 'category', () => ({ article_categories: '' })],
  ] as const)('does not publish %s, and tells the writer why', async (_what, reason, changes) => {
    const title = unique('Planned');
    const id = await newPlan({ article_title: title, ...changes() });
    expect(await runPlan(id, DUE_MS)).toBe('refused');
    expect((await articleOf(id))?.is_published).toBe(false);
    expect(await planOf(id)).toMatchObject({ next_at: null, failure: { action: 'publish', reason } });
    expect(await feedOf(writer, title)).toHaveLength(1);
    expect(await runPlan(id, DUE_MS)).toBe('nothing');
  });

  it('D-17: does nothing for a person who may no longer publish, or works elsewhere', async () => {
    const leaver = await newStaff(libraryId, 'writer');
    const stranger = await newStaff(await newLibrary(), 'owner');
    const left = await newPlan({}, { scheduled_by: leaver.uid });
    const title = unique('Left');
    const ofLeaver = await newPlan({ article_title: title, updated_by: leaver.uid, is_disabled: true });
    await change(user(leaver.uid), { is_active: false });
    expect(await runPlan(ofLeaver, DUE_MS)).toBe('refused');
    expect(await feedOf(leaver, title)).toEqual([]);
    expect(await feedOf(writer, title)).toHaveLength(1);
    for (const id of [left, await newPlan({}, { scheduled_by: stranger.uid })]) {
      expect(await runPlan(id, DUE_MS)).toBe('refused');
      expect(await planOf(id)).toMatchObject({ failure: { reason: 'scheduler' } });
      expect((await articleOf(id))?.is_published).toBe(false);
    }
  });

  it('a plan whose article belongs to another library does nothing and goes', async () => {
    const id = await newPlan();
    await change(article(id), { support_lib_id: await newLibrary() });
    expect(await runPlan(id, DUE_MS)).toBe('nothing');
    expect(await planOf(id)).toBeUndefined();
  });
});

describe('a reminder', () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const remind = (ids: readonly string[], nowMs: number) => remindOwners(ids, { libraryId, nowMs });
  const newOwner = (role: Role = 'editor') =>
    newStaff(libraryId, role, { user_email: `${unique('owner')}@staff.example` });
  const dueAt = (owner: Identity, dueMs: number) => ({
    verify_by: Timestamp.fromMillis(dueMs),
    remind_at: Timestamp.fromMillis(dueMs),
    owner_ref: owner.uid,
    publish_at: null,
    next_at: null,
  });

  it('reminds the owner once for each date', async () => {
    const title = unique('Checked');
    const owner = await newOwner();
    const id = await newPlan({ article_title: title }, dueAt(owner, DUE_MS));
    expect(await remind([id], DUE_MS - 1)).toBe(0);
    const overlapping = await Promise.all([remind([id], DUE_MS), remind([id], DUE_MS)]);
    expect(overlapping.sort()).toEqual([0, 1]);
    expect(await feedOf(owner, title)).toHaveLength(1);
    expect(await remindersTo(owner)).toEqual([`Please verify: ${title}`]);
    const events = {
      ...DEFAULT_NOTIFICATIONS,
      article_to_verify: { desktop: false, sound: false, email: false },
    };
    await db.doc(docPath.agentNotifications(owner.uid)).set({ support_lib_id: libraryId, events });
    await change(keptArticlePlan(id), { remind_at: Timestamp.fromMillis(DUE_MS + DAY_MS) });
    expect(await remind([id], DUE_MS + DAY_MS)).toBe(1);
    expect(await feedOf(owner, title)).toHaveLength(2);
    expect(await remindersTo(owner)).toHaveLength(1);
  });

  it('mails each person once a day about all of their articles', async () => {
    const [owner, other] = [await newOwner(), await newOwner()];
    const title = unique('Digest');
    const of = (person: Identity, dueMs: number) => newPlan({ article_title: title }, dueAt(person, dueMs));
    const first = [await of(owner, DUE_MS), await of(owner, DUE_MS), await of(other, DUE_MS)];
    expect(await remind(first, DUE_MS)).toBe(3);
    expect(await remind([await of(owner, DUE_MS + 1)], DUE_MS + 1)).toBe(1);
    expect(await remindersTo(owner)).toEqual(['Please verify 2 articles']);
    expect(await remindersTo(other)).toEqual([`Please verify: ${title}`]);
    expect(await feedOf(owner, title)).toHaveLength(3);
    expect(await remind([await of(owner, DUE_MS + DAY_MS)], DUE_MS + DAY_MS)).toBe(1);
    expect(await remindersTo(owner)).toHaveLength(2);
  });

  it('names no article to an owner who no longer writes articles, but to its last writer', async () => {
    const owner = await newOwner('agent');
    const title = unique('Secret');
    const id = await newPlan({ article_title: title }, dueAt(owner, DUE_MS));
    expect(await remind([id], DUE_MS)).toBe(1);
    expect(await feedOf(owner, title)).toEqual([]);
    expect(await remindersTo(owner)).toEqual([]);
    expect(await feedOf(writer, title)).toHaveLength(1);
  });

  it('of an archived article goes to nobody, and a plan whose article is elsewhere goes', async () => {
    const owner = await newOwner();
    const archived = await newPlan({ is_disabled: true }, dueAt(owner, DUE_MS));
    const elsewhere = await newPlan({ support_lib_id: await newLibrary() }, dueAt(owner, DUE_MS));
    expect(await remind([archived, elsewhere], DUE_MS)).toBe(0);
    expect(await remindersTo(owner)).toEqual([]);
    expect(await planOf(archived)).toMatchObject({ remind_at: null });
    expect(await planOf(elsewhere)).toBeUndefined();
  });
});

describe('revisions', () => {
  it('S3-16: each publication is one, with its note, and they go with the article', async () => {
    const id = unique('article');
    const text = stored(makeArticle({ support_lib_id: libraryId }));
    const ref = db.doc(docPath.article(id));
    const publishedAt = Timestamp.now();
    await ref.set({ ...text, updated_by: writer.uid, updated_at: publishedAt });
    const planRef = db.doc(docPath.articlePlan(id));
    const note = { text: 'First version', at: publishedAt };
    await planRef.set({
      ...NO_PLAN,
      support_lib_id: libraryId,
      publish_note: note,
      updated_at: publishedAt,
      updated_by: writer.uid,
    });
    await ref.update({ views: 3 });
    await ref.update({ article_title: 'Second', updated_at: Timestamp.now() });
    await eventually(async () => {
      const found = (await revisionsOf(id)).map((one) => [one.get('article_title'), one.get('note')]);
      expect(found).toHaveLength(2);
      expect(found).toContainEqual([text.article_title, 'First version']);
      expect(found).toContainEqual(['Second', undefined]);
    });
    const feedbackRef = db.doc(docPath.articleFeedback(unique('feedback')));
    await feedbackRef.set({
      support_lib_id: libraryId,
      article_id: id,
      reason: 'unclear',
      text: '',
      updated_at: Timestamp.now(),
    });
    await ref.update({ is_disabled: true });
    await ref.delete();
    await eventually(async () => expect(await revisionsOf(id)).toEqual([]));
    await eventually(async () => {
      const left = await Promise.all([planRef.get(), feedbackRef.get()]);
      expect(left.map(({ exists }) => exists)).toEqual([false, false]);
    });
  });
});
