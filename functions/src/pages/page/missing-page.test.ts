import { makeCategory, makeLibrary } from '@harborline/domain/testing/factories';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readPageRequest } from './page-request';
import { renderPage } from './render-page';

const database = vi.hoisted(() => ({ categoryIds: [] as string[], stampedAt: 0, reads: 0 }));

vi.mock('firebase-functions', () => ({ logger: { warn: () => undefined } }));
vi.mock('../../platform/config', () => ({
  config: () => ({ environment: 'local', publicOrigin: 'https://product.example' }),
}));
vi.mock('../own-host/prove-own-host', () => ({ proveOwnHost: async () => undefined }));
vi.mock('../../platform/firebase', () => ({
  firestore: () => ({
    getAll: async () => {
      database.reads += 1;
      return [
        {
          ...makeLibrary({ id: 'acme', library_refkey: 'acme' }),
          updateTime: { seconds: 1, nanoseconds: 0 },
        },
        { changed_at: { seconds: database.stampedAt, nanoseconds: 0 } },
      ];
    },
  }),
}));
vi.mock('../../platform/store/read', () => ({
  refOf: ({ path }: { path: string }) => path,
  snapshotRecord: (_read: unknown, snapshot: unknown) => snapshot,
  readRecord: async () => ({ support_lib_id: 'acme' }),
  readEach: async (documents: unknown[]) => documents.map(() => undefined),
  readTimed: async () => [],
  readHeads: async () => [],
  findRecords: async ({ collection }: { collection: string }) =>
    collection === 'Categories' ? database.categoryIds.map((id) => makeCategory({ id })) : [],
}));
vi.mock('./renderer', () => ({
  canRender: () => true,
  loadRenderer: async () => ({
    render: (_address: object, content: { categories: { id: string }[] } | null) => ({
      status: 200,
      html: content?.categories.map(({ id }) => id).join() ?? '',
    }),
  }),
}));

/** Creates a category, which another instance shows from now on. */
function create(id: string): void {
  database.categoryIds.push(id);
  database.stampedAt += 1;
}

const open = async (path: string) =>
  (await renderPage(readPageRequest({ url: path, header: () => undefined }))).body.toString();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('what was made since the library was read has its page at once', async () => {
  create('old');
  await open('/acme');
  vi.advanceTimersByTime(1_000);
  create('new');
  expect(await open('/acme')).toBe('old');
  expect(await open('/articleCategoriesDetails/acme/new')).toBe('old,new');
  expect(await open('/acme')).toBe('old,new');
});

it('a page that is not there costs one reading of the library per second', async () => {
  vi.advanceTimersByTime(60_000);
  await open('/acme');
  vi.advanceTimersByTime(1_000);
  database.reads = 0;
  for (const id of ['a', 'b', 'c']) await open(`/articleCategoriesDetails/acme/${id}`);
  expect(database.reads).toBe(1);
});
