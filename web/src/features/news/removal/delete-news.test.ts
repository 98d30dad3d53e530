import { makeNewsFlash } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import type { Firestore } from 'firebase/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { deleteNews, newsVersion } from './delete-news';

const stored = vi.hoisted(() => new Map<string, object>());
/** What was written, in its order. */
const written = vi.hoisted((): object[] => []);
vi.mock('firebase/firestore', () => ({ serverTimestamp: () => 'now' }));
vi.mock('../../../shared/store/in-transaction', () => ({
  inTransaction: (_firestore: object, work: (transaction: object) => Promise<unknown>) =>
    work({
      read: async ({ path }: { path: string }) => stored.get(path) ?? null,
      update: (_document: object, changes: object) => void written.push(changes),
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
const removeAfter = async (meanwhile: () => void) => {
  const version = await newsVersion(firestore, 'news');
  meanwhile();
  return deleteNews(firestore, { id: 'news', version, uid: 'ann' });
};

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
