import type { NewsFlash } from '@harborline/domain/entities/news-flash';
import { makeNewsFlash } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import type { Firestore } from 'firebase/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteNews, restorePlan, withdrawNews } from './delete-news';

const stored = vi.hoisted(() => new Map<string, object>());
/** What was written, in its order. */
const written = vi.hoisted((): object[] => []);
vi.mock('firebase/firestore', () => ({ serverTimestamp: () => 'now' }));
vi.mock('../../../shared/store/in-transaction', () => ({
  inTransaction: (_firestore: object, work: (transaction: object) => Promise<unknown>) =>
    work({
      read: async ({ path }: { path: string }) => stored.get(path) ?? null,
      update: ({ path }: { path: string }, changes: object) => {
        stored.set(path, { ...stored.get(path), ...changes });
        written.push(changes);
      },
    }),
}));
vi.mock('../../../shared/store/write-record', () => ({
  deleteRecord: async (_firestore: object, { path }: { path: string }) => {
    stored.delete(path);
    written.push({ deleted: path });
  },
}));

const firestore = {} as Firestore;
const NEWS = 'NewsFlash/news';
const DRAFT = 'ContentDrafts/news:news';
const savedBy = (updated_by: string, seconds: number) => ({ updated_by, updated_at: timestamp(seconds) });
const news = (by: string, seconds: number) => makeNewsFlash({ id: 'news', ...savedBy(by, seconds) });
/** What Ann deletes, unless something happens meanwhile. */
const withdrawThen = async (meanwhile: () => void) => {
  const version = await withdrawNews(firestore, 'news', 'ann');
  meanwhile();
  return { id: 'news', version, uid: 'ann' };
};
const removeAfter = async (meanwhile: () => void) => deleteNews(firestore, await withdrawThen(meanwhile));

beforeEach(() => {
  stored.clear();
  written.length = 0;
  stored.set(NEWS, news('bob', 1));
});

it('unpublishes a news flash in the name of who deletes it, then deletes it', async () => {
  expect(await removeAfter(() => {})).toBe(true);
  expect(written).toEqual([
    expect.objectContaining({ is_published: false, next_at: null, updated_at: 'now', updated_by: 'ann' }),
    { deleted: NEWS },
  ]);
});

it.each([
  ['published or changed it', NEWS, news('bob', 2)],
  ['begun a draft', DRAFT, savedBy('bob', 2)],
])('spares one if a teammate has %s meanwhile', async (_what, path, text) => {
  expect(await removeAfter(() => stored.set(path, text))).toBe(false);
  expect(written).toEqual([]);
});

it('does not mind what was there before, an autosave of one’s own, and a teammate who was faster', async () => {
  stored.set(DRAFT, savedBy('bob', 1));
  expect(await removeAfter(() => {})).toBe(true);
  stored.set(NEWS, news('bob', 1));
  expect(await removeAfter(() => stored.set(DRAFT, savedBy('ann', 3)))).toBe(true);
  expect(await removeAfter(() => {})).toBe(true);
});

describe('a planned news flash', () => {
  const AT = timestamp(90);
  const planned = () =>
    makeNewsFlash({ id: 'news', is_published: false, publish_at: AT, next_at: AT, ...savedBy('bob', 1) });
  const read = () => stored.get(NEWS) as NewsFlash;

  beforeEach(() => stored.set(NEWS, planned()));

  it('is not published while it waits to be deleted', async () => {
    const deletion = await withdrawThen(() => {});
    expect(read()).toMatchObject({ publish_at: null, next_at: null, updated_by: 'ann' });
    expect(await deleteNews(firestore, deletion)).toBe(true);
    expect(stored.has(NEWS)).toBe(false);
  });

  it('has its plan again once that is undone', async () => {
    await restorePlan(firestore, await withdrawThen(() => {}));
    expect(read()).toMatchObject({ publish_at: AT, next_at: AT, updated_at: 'now', updated_by: 'ann' });
  });

  it.each([
    ['was changed', news('bob', 2)],
    ['was published', { ...news('ann', 2), is_published: true }],
    ['has another plan', { ...planned(), publish_at: timestamp(99), ...savedBy('ann', 2) }],
  ])('does not get its plan back if it %s meanwhile', async (_what, text) => {
    const deletion = await withdrawThen(() => stored.set(NEWS, text));
    await restorePlan(firestore, deletion);
    expect(read()).toEqual(text);
  });

  it('has its plan again if a teammate’s draft spares it', async () => {
    expect(await removeAfter(() => stored.set(DRAFT, savedBy('bob', 2)))).toBe(false);
    expect(read()).toMatchObject({ publish_at: AT, next_at: AT, is_published: false });
  });

  it('does not come back once it is gone', async () => {
    await restorePlan(firestore, await withdrawThen(() => stored.delete(NEWS)));
    expect(stored.has(NEWS)).toBe(false);
  });
});

it('leaves what is not planned as it is until it is deleted', async () => {
  await restorePlan(firestore, await withdrawThen(() => {}));
  expect(written).toEqual([]);
});
