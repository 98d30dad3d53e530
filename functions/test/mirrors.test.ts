import { docPath, rtdbPath } from '@harborline/domain/paths';
import { searchShardOf } from '@harborline/domain/search/search-shard';
import { membershipOf, NO_END_MS } from '@harborline/domain/team/membership';
import { makeArticle, makeUser } from '@harborline/domain/testing/factories';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { newStaff } from './support/people';
import { db, eventually, rtdb } from './support/suite';
import { newLibrary, stored, unique } from './support/world';

let libraryId = '';

beforeAll(async () => {
  libraryId = await newLibrary();
});

describe('search shards', () => {
  const entryOf = async (articleId: string) => {
    const shard = await db.doc(docPath.searchShard(libraryId, searchShardOf(articleId))).get();
    return shard.get('entries')?.[articleId] as Record<string, unknown> | undefined;
  };

  async function newArticle(changes: object = {}) {
    const articleId = unique('article');
    const article = stored(makeArticle({ support_lib_id: libraryId }));
    const ref = db.doc(docPath.article(articleId));
    await ref.set({ ...article, ...changes });
    return { articleId, ref };
  }

  it('add an article when it is published, follow its edits, and drop it when it is unpublished', async () => {
    const { articleId, ref } = await newArticle({ is_published: false });
    await ref.update({ is_published: true });
    await eventually(async () =>
      expect(await entryOf(articleId)).toMatchObject({ title: 'Reset your password' }),
    );
    expect((await entryOf(articleId))?.text).not.toContain('<');
    await ref.update({ article_title: 'Change your password' });
    await eventually(async () =>
      expect(await entryOf(articleId)).toMatchObject({ title: 'Change your password' }),
    );
    await ref.update({ is_published: false });
    await eventually(async () => expect(await entryOf(articleId)).toBeUndefined());
  });

  it('drop deleted and disabled articles', async () => {
    const [one, two] = [await newArticle(), await newArticle()];
    for (const { articleId } of [one, two]) {
      await eventually(async () => expect(await entryOf(articleId)).toBeDefined());
    }
    await one.ref.delete();
    await two.ref.update({ is_disabled: true });
    for (const { articleId } of [one, two]) {
      await eventually(async () => expect(await entryOf(articleId)).toBeUndefined());
    }
  });

  it('contain twenty articles written at once, and no unpublished ones', async () => {
    const written = await Promise.all(
      Array.from({ length: 20 }, (_, index) => newArticle({ is_published: index % 4 > 0 })),
    );
    await eventually(async () => {
      const found = await Promise.all(written.map(({ articleId }) => entryOf(articleId)));
      expect(found.map((entry) => entry !== undefined)).toEqual(written.map((_, index) => index % 4 > 0));
    }, 25_000);
  });
});

const memberIn = async (library: string, uid: string) =>
  (await rtdb.ref(rtdbPath.member(library, uid)).get()).val() as unknown;

describe('members', () => {
  it('follow a person who joins, acts in another library for a time and is removed (D-12)', async () => {
    const other = await newLibrary();
    const { uid } = await newStaff(libraryId, 'agent');
    await eventually(async () => expect(await memberIn(libraryId, uid)).toMatchObject({ until: NO_END_MS }));
    await rtdb.ref(`${rtdbPath.presence(libraryId, uid)}/t1`).set({ since: 1, away: 0 });

    const until = Timestamp.fromMillis(Date.now() + 60_000);
    const acting = { support_lib_id: other, started_at: Timestamp.now(), until };
    await db.doc(docPath.user(uid)).update({ support_lib_id: other, acting });
    await eventually(async () =>
      expect(await memberIn(other, uid)).toMatchObject({ until: until.toMillis() }),
    );
    await eventually(async () => expect(await memberIn(libraryId, uid)).toBeNull());
    await eventually(async () => {
      expect((await rtdb.ref(rtdbPath.presence(libraryId, uid)).get()).exists()).toBe(false);
    });

    await db.doc(docPath.user(uid)).update({ is_active: false });
    await eventually(async () => expect(await memberIn(other, uid)).toBeNull());
  });

  it('follow what a person may do with tickets and chats, and when their sessions ended (D-31, D-58)', async () => {
    const { uid } = await newStaff(libraryId, 'agent');
    const all = { since: 0, reads_tickets: true, answers_tickets: true, takes_chats: true };
    await eventually(async () => expect(await memberIn(libraryId, uid)).toMatchObject(all));
    const ref = db.doc(docPath.user(uid));
    await ref.update({ 'permissions.canViewExistingTickets': false });
    const none = { reads_tickets: false, answers_tickets: false, takes_chats: true };
    await eventually(async () => expect(await memberIn(libraryId, uid)).toMatchObject(none));
    await ref.update({ 'permissions.canTakeChats': false, sessions_valid_after: 1_700_000_000_000 });
    const ended = { takes_chats: false, since: 1_700_000_000 };
    await eventually(async () => expect(await memberIn(libraryId, uid)).toMatchObject(ended));
  });
});

describe('availability', () => {
  it('counts members who are present and not away, and ends up at the last state of a burst', async () => {
    const library = await newLibrary();
    const uids = ['ada', 'bob', 'cid'].map((name) => `${name}${unique('')}`);
    for (const uid of uids) await rtdb.ref(rtdbPath.member(library, uid)).set(membershipOf(makeUser()));
    const tab = (uid: string) => rtdb.ref(`${rtdbPath.presence(library, uid)}/t1`);
    const online = async () =>
      ((await rtdb.ref(rtdbPath.availability(library)).get()).val() as { online?: number } | null)?.online;

    await Promise.all(uids.map((uid) => tab(uid).set({ since: 1, away: 0 })));
    await eventually(async () => expect(await online()).toBe(3));
    await Promise.all([tab(uids[0] ?? '').remove(), tab(uids[1] ?? '').update({ away: 1 })]);
    await eventually(async () => expect(await online()).toBe(1));
  });

  it('D-28: follows who of those present may take chats', async () => {
    const library = await newLibrary();
    const { uid } = await newStaff(library, 'agent');
    await eventually(async () => expect(await memberIn(library, uid)).toMatchObject({ takes_chats: true }));
    await rtdb.ref(`${rtdbPath.presence(library, uid)}/t1`).set({ since: 1, away: 0 });
    const online = async () => (await rtdb.ref(`${rtdbPath.availability(library)}/online`).get()).val();
    await eventually(async () => expect(await online()).toBe(1));
    await db.doc(docPath.user(uid)).update({ 'permissions.canTakeChats': false });
    await eventually(async () => expect(await online()).toBe(0));
    await db.doc(docPath.user(uid)).update({ 'permissions.canTakeChats': true });
    await eventually(async () => expect(await online()).toBe(1));
  });

  it('remembers until when a member was present', async () => {
    const library = await newLibrary();
    const uid = `ada${unique('')}`;
    await rtdb.ref(rtdbPath.member(library, uid)).set(membershipOf(makeUser()));
    const stored = async () =>
      (await rtdb.ref(rtdbPath.availability(library)).get()).val() as {
        online?: number;
        seen?: number;
      } | null;
    const tab = rtdb.ref(`${rtdbPath.presence(library, uid)}/t1`);
    await tab.set({ since: 1, away: 0 });
    await eventually(async () => expect((await stored())?.online).toBe(1));
    const before = Date.now();
    await tab.remove();
    await eventually(async () => expect((await stored())?.online).toBe(0));
    expect((await stored())?.seen).toBeGreaterThanOrEqual(before);
  });
});

describe('last seen', () => {
  it('is the time when a person last came or left, and never moves back', async () => {
    const library = await newLibrary();
    const uid = `ada${unique('')}`;
    const seen = async () => (await rtdb.ref(rtdbPath.lastSeen(library, uid)).get()).val() as number | null;
    const before = Date.now() - 5_000;

    const tab = rtdb.ref(`${rtdbPath.presence(library, uid)}/t1`);
    await tab.set({ since: 1, away: 0 });
    await eventually(async () => expect(await seen()).toBeGreaterThan(before));
    const came = (await seen()) ?? 0;
    await tab.remove();
    await eventually(async () => expect(await seen()).toBeGreaterThan(came));
  });
});
