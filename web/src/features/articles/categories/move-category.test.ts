import { docPath } from '@harborline/domain/paths';
import { makeCategory, makeLibrary } from '@harborline/domain/testing/factories';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Place } from './category-places';
import { moveCategory } from './move-category';

const world = vi.hoisted(() => ({
  order: [] as object[],
  writes: new Map<string, object>(),
}));

vi.mock('firebase/firestore', () => ({ serverTimestamp: () => 'now' }));
vi.mock('../../../shared/store/in-transaction', () => ({
  inTransaction: async (_firestore: unknown, work: (transaction: object) => Promise<void>) => {
    const note = ({ path }: { path: string }, data: object) => world.writes.set(path, data);
    await work({
      read: async () => ({ ...makeLibrary(), categoryPositioning: world.order }),
      update: note,
      set: note,
    });
  },
}));

const LIBRARY = 'lib';
const CATEGORIES = [
  makeCategory({ id: 'bikes', category_title: 'Bikes' }),
  makeCategory({ id: 'chains', category_title: 'Chains', parent_cat_id: 'bikes' }),
  makeCategory({ id: 'orders', category_title: 'Orders' }),
];
const move = (id: string, place: Place) =>
  moveCategory({} as never, { libraryId: LIBRARY, uid: 'me', categories: CATEGORIES, id, place });
const saved = () => world.writes.get(docPath.library(LIBRARY));

beforeEach(() => {
  world.writes.clear();
  world.order = [{ id: 'bikes', category_title: 'Bikes' }, { id: 'chains' }, { id: 'orders' }];
});

it('S7.6-08: saves the ids in their new order, and who changed it', async () => {
  await move('orders', { parentId: '', beforeId: 'bikes' });
  expect(saved()).toEqual({ categoryPositioning: ['orders', 'bikes', 'chains'] });
  expect(world.writes.get(docPath.libraryLastChange(LIBRARY))).toEqual({
    updated_by: 'me',
    updated_at: 'now',
    area: 'categoryOrder',
  });
  expect(world.writes.has(docPath.category('orders'))).toBe(false);
});

it('S7.6-08: starts from the order as stored, which a teammate may have changed', async () => {
  world.order = [{ id: 'orders' }, { id: 'bikes' }, { id: 'chains' }];
  await move('chains', { parentId: 'orders', beforeId: null });
  expect(saved()).toEqual({ categoryPositioning: ['orders', 'chains', 'bikes'] });
  expect(world.writes.get(docPath.category('chains'))).toEqual({ parent_cat_id: 'orders' });
});

it('S7.6-08: saves the parent alone where the order stays, since rules refuse to log a change that is none', async () => {
  await move('orders', { parentId: 'bikes', beforeId: null });
  expect([...world.writes]).toEqual([[docPath.category('orders'), { parent_cat_id: 'bikes' }]]);
});

it('D-36: gives categories without a position one, and leaves out ids without a category', async () => {
  world.order = [{ id: 'gone' }, { id: 'orders' }];
  await move('orders', { parentId: '', beforeId: null });
  expect(saved()).toEqual({ categoryPositioning: ['bikes', 'chains', 'orders'] });
});
