import { makeNewsFlash } from '@harborline/domain/testing/factories';
import type { Firestore } from 'firebase/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { versionOf } from '../../../shared/store/version-of';
import type { TextIntent } from '../../../shared/writing/editing/text-kind';
import { isSameNews, type NewsFields, newsFieldsOf } from './news-fields';
import { createNews, saveNews } from './save-news';

/** Documents by path, as a transaction reads and writes them. */
const stored = vi.hoisted(() => new Map<string, Record<string, unknown>>());
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<object>()),
  serverTimestamp: () => 'now',
}));
vi.mock('../../../shared/store/in-transaction', () => ({
  inTransaction: (_firestore: object, work: (transaction: object) => Promise<unknown>) =>
    work({
      read: async ({ path }: { path: string }) => stored.get(path) ?? null,
      set: (document: { path: string }, data: object) => void stored.set(document.path, { ...data }),
      update: ({ path }: { path: string }, data: object) =>
        void stored.set(path, { ...stored.get(path), ...data }),
      delete: ({ path }: { path: string }) => void stored.delete(path),
    }),
}));
vi.mock('../../../shared/store/write-record', () => ({
  setRecord: async (_firestore: object, { path }: { path: string }, data: object) =>
    void stored.set(path, { ...data }),
}));
// Sanitising and comparing documents need a real browser; the journeys have one.
vi.mock('../../../shared/rich-text/content-to-store', () => ({ contentToStore: (html: string) => html }));
vi.mock('../../../shared/writing/versions/same-once-edited', () => ({
  isSameOnceEdited: (_kind: object, one: NewsFields, other: NewsFields) => isSameNews(one, other),
}));

const LIVE = makeNewsFlash({ newsFlash_categories: '' });
const NEWS = `NewsFlash/${LIVE.id}`;
const DRAFT = `ContentDrafts/news:${LIVE.id}`;
const FIELDS = newsFieldsOf(LIVE);
const saving = {
  writer: { uid: 'ann', libraryId: LIVE.support_lib_id },
  categoryTitleOf: (id: string) => (id === 'offers' ? 'Offers' : ''),
};
const firestore = {} as Firestore;
const save = (intent: TextIntent, changes: Partial<NewsFields>) => {
  const expected = { article: versionOf(LIVE.updated_at), draft: null };
  const fields = { ...FIELDS, ...changes };
  return saveNews(firestore, intent, { id: LIVE.id, fields, expected, note: '' }, saving);
};

beforeEach(() => {
  stored.clear();
  stored.set(NEWS, { ...LIVE });
});

describe('the date of a news flash', () => {
  const dateAfter = async (before: object, audience: NewsFields['audience']) => {
    stored.set(NEWS, { ...LIVE, timeStamp: 'then', ...before });
    await save('publish', { audience });
    return stored.get(NEWS)?.timeStamp;
  };
  const forStaff = { audience: 'staff', is_published: false, is_staff_published: true };

  it('is new once visitors get it, also after staff did', async () => {
    expect(await dateAfter({ is_published: false }, 'public')).toBe('now');
    expect(await dateAfter(forStaff, 'public')).toBe('now');
  });

  it('stays while it has the same readers, and where it is taken from visitors', async () => {
    expect(await dateAfter({}, 'public')).toBe('then');
    expect(await dateAfter(forStaff, 'staff')).toBe('then');
    expect(await dateAfter({}, 'staff')).toBe('then');
  });
});

describe('the category of a news flash', () => {
  it('is saved with its title', async () => {
    await save('save-draft', { categoryId: 'offers' });
    expect(stored.get(DRAFT)).toMatchObject({ newsFlash_categories: 'offers', categoryName: 'Offers' });
  });

  it('is none where a restored text names one that is gone', async () => {
    const none = { newsFlash_title: 'Restored', newsFlash_categories: '', categoryName: '' };
    const restored = { title: 'Restored', categoryId: 'gone' };
    await save('save-draft', restored);
    expect(stored.get(DRAFT)).toMatchObject(none);
    stored.delete(DRAFT);
    await save('publish', restored);
    expect(stored.get(NEWS)).toMatchObject(none);
    const fields = { ...FIELDS, ...restored };
    await createNews(firestore, { id: 'fresh', fields, isPublishing: false }, saving);
    expect(stored.get('NewsFlash/fresh')).toMatchObject(none);
  });

  it('stays where the text stands in it already', async () => {
    stored.set(NEWS, { ...LIVE, newsFlash_categories: 'gone' });
    await save('publish', { title: 'Better', categoryId: 'gone' });
    expect(stored.get(NEWS)).toMatchObject({ newsFlash_title: 'Better', newsFlash_categories: 'gone' });
  });
});
