import { makeArticle } from '@harborline/domain/testing/factories';
import { beforeEach, expect, it, vi } from 'vitest';
import { takeOrigin } from './article-copies';

const world = vi.hoisted(() => ({
  stored: {},
  hasDraft: false,
  set: vi.fn(),
  update: vi.fn(),
}));

vi.mock('../../../shared/store/in-transaction', () => ({
  inTransaction: (_firestore: unknown, work: (transaction: object) => Promise<unknown>) =>
    work({
      read: async () => world.stored,
      has: async () => world.hasDraft,
      set: world.set,
      update: world.update,
    }),
}));

const origin = makeArticle({ id: 'invoices', article_content: '<p>Monthly.</p>' });

/** Takes the parent's text into a copy. */
function take(is_published: boolean, hasDraft: boolean) {
  const copy = makeArticle({ id: 'invoices_of_acme', is_published });
  world.stored = copy;
  world.hasDraft = hasDraft;
  return takeOrigin({} as never, { copy, origin, hasUpdate: true }, { uid: 'ann', libraryId: 'acme' });
}

beforeEach(() => {
  vi.clearAllMocks();
});

it('leaves the unpublished edits of a published copy alone', async () => {
  expect(await take(true, true)).toBe('has-edits');
  expect(world.set).not.toHaveBeenCalled();
  expect(world.update).not.toHaveBeenCalled();
});

it('puts the text into a draft of a published copy that has none', async () => {
  expect(await take(true, false)).toBe('done');
  expect(world.set.mock.calls[0]?.[1]).toMatchObject({ article_content: '<p>Monthly.</p>' });
  expect(world.update.mock.calls[0]?.[1]).not.toHaveProperty('article_content');
});

it('puts the text into an unpublished copy, whatever draft is left of a publication', async () => {
  expect(await take(false, true)).toBe('done');
  expect(world.set).not.toHaveBeenCalled();
  expect(world.update.mock.calls[0]?.[1]).toMatchObject({ article_content: '<p>Monthly.</p>' });
});
