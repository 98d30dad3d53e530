import type { NewsFlash } from '@harborline/domain/entities/news-flash';
import { newsDraft } from '@harborline/domain/stores/content-drafts';
import { makeNewsFlash } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepNewsCopy, takeNewsOrigin } from './news-copies';

const world = vi.hoisted(() => ({ stored: {}, hasDraft: false, set: vi.fn(), update: vi.fn() }));

vi.mock('../../../shared/store/in-transaction', () => ({
  inTransaction: (_firestore: unknown, work: (transaction: object) => Promise<unknown>) =>
    work({
      read: async () => world.stored,
      has: async () => world.hasDraft,
      set: world.set,
      update: world.update,
    }),
}));

const origin = makeNewsFlash({ id: 'spring', newsFlash_title: 'Spring', newsFlash_content: '<p>New.</p>' });
const SOON = timestamp(2_000_000_000);
const UNPUBLISHED = { is_published: false };
const PLANNED = { is_published: false, publish_at: SOON, next_at: SOON };
const own = {
  newsFlash_featureImage: 'own.webp',
  newsFlash_categories: 'own',
  categoryName: 'Own',
  audience: 'public',
  expires_at: SOON,
} as const;

/** A copy in some state, about which its writer decides. */
function copyOf(changes: Partial<NewsFlash>, hasDraft: boolean) {
  const copy = makeNewsFlash({ id: 'spring_of_acme', ...own, ...changes });
  Object.assign(world, { stored: copy, hasDraft });
  return { copy, origin, hasUpdate: true };
}
const WRITER = { uid: 'ann', libraryId: 'acme' };
const take = (changes: Partial<NewsFlash>, hasDraft = false) =>
  takeNewsOrigin({} as never, copyOf(changes, hasDraft), WRITER);

beforeEach(() => {
  vi.clearAllMocks();
});

it('D-73: puts the parent’s text into a draft of a copy that is published or planned', async () => {
  for (const changes of [{}, PLANNED]) {
    expect(await take(changes)).toBe('done');
    const [document, draft] = world.set.mock.lastCall ?? [];
    expect(document).toMatchObject({ path: newsDraft('spring_of_acme').path });
    expect(draft).toMatchObject({
      ...{ kind: 'news', support_lib_id: 'acme', content_ref: 'spring_of_acme', updated_by: 'ann' },
      ...{ newsFlash_title: 'Spring', newsFlash_content: '<p>New.</p>' },
      ...{ newsFlash_featureImage: 'own.webp', newsFlash_categories: 'own', categoryName: 'Own' },
    });
    expect(draft.expires_at.seconds).toBe(SOON.seconds);
    expect(world.update.mock.lastCall?.[1]).toHaveProperty('origin_updated_at');
    expect(world.update.mock.lastCall?.[1]).not.toHaveProperty('newsFlash_content');
  }
});

it('leaves unpublished edits alone, also those left of a news flash that has ended', async () => {
  for (const changes of [{}, PLANNED, UNPUBLISHED]) expect(await take(changes, true)).toBe('has-edits');
  expect(world.set).not.toHaveBeenCalled();
  expect(world.update).not.toHaveBeenCalled();
});

it('puts the text into an unpublished copy itself', async () => {
  expect(await take(UNPUBLISHED)).toBe('done');
  expect(world.set).not.toHaveBeenCalled();
  expect(world.update.mock.lastCall?.[1]).toMatchObject({ newsFlash_content: '<p>New.</p>' });
});

it('notes that a writer keeps the copy, whatever edits it has', async () => {
  await keepNewsCopy({} as never, copyOf({}, true), WRITER);
  expect(world.set).not.toHaveBeenCalled();
  expect(Object.keys(world.update.mock.lastCall?.[1]).toSorted()).toEqual(
    ['is_schedule_refused', 'origin_updated_at', 'updated_at', 'updated_by'].toSorted(),
  );
});
