import { article } from '@harborline/domain/stores/articles';
import { makeArticle } from '@harborline/domain/testing/factories';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readRecord } from '../../../shared/store/read-records';
import { setRecord } from '../../../shared/store/write-record';
import { copyArticle, takeOrigin } from './article-copies';

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
vi.mock('../../../shared/store/read-records', () => ({ readRecord: vi.fn() }));
vi.mock('../../../shared/store/write-record', () => ({ setRecord: vi.fn() }));

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

describe('a copy', () => {
  const make = () => copyArticle({} as never, 'invoices', { uid: 'ann', libraryId: 'acme' });
  const found = (id: string) => ({ ...makeArticle({ id }), isPending: false });
  const denied = new Error('denied');

  it('is made where there is none', async () => {
    vi.mocked(readRecord).mockResolvedValueOnce(found('invoices'));
    expect(await make()).toEqual({ id: 'invoices_of_acme', isNew: true });
  });

  it('is found where there is one already, which nobody may write over', async () => {
    vi.mocked(readRecord)
      .mockResolvedValueOnce(found('invoices'))
      .mockResolvedValueOnce(found('invoices_of_acme'));
    vi.mocked(setRecord).mockRejectedValueOnce(denied);
    expect(await make()).toEqual({ id: 'invoices_of_acme', isNew: false });
    expect(vi.mocked(readRecord).mock.calls[1]?.[1].path).toBe(article('invoices_of_acme').path);
  });

  it('fails for the first reason where there is none either way', async () => {
    vi.mocked(readRecord)
      .mockResolvedValueOnce(found('invoices'))
      .mockRejectedValueOnce(new Error('no such article'));
    vi.mocked(setRecord).mockRejectedValueOnce(denied);
    await expect(make()).rejects.toBe(denied);
  });
});
