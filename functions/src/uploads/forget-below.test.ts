import { beforeEach, expect, it, vi } from 'vitest';
import { forgetBelow } from './forget-below';

const stored = vi.hoisted(() => new Set<string>());
vi.mock('../platform/firebase', () => ({
  storageBucket: () => 'bucket',
  objectStorage: async () => ({
    bucket: () => ({
      getFiles: async ({ prefix }: { prefix: string }) => [
        [...stored]
          .filter((name) => name.startsWith(prefix))
          .map((name) => ({ delete: async () => void stored.delete(name) })),
      ],
    }),
  }),
}));

beforeEach(() => {
  stored.clear();
  for (const name of ['a/one.txt', 'a/two.txt', 'b/one.txt']) stored.add(name);
});

it('deletes the files below a path, and no others', async () => {
  await forgetBelow('a/', async () => false);
  expect([...stored]).toEqual(['b/one.txt']);
});

it('spares the files of what is there again, and those that it brings', async () => {
  await forgetBelow('a/', async () => true);
  expect(stored.size).toBe(3);
  await forgetBelow('a/', async () => {
    // It comes back right after the answer.
    stored.add('a/new.txt');
    return false;
  });
  expect([...stored]).toEqual(['b/one.txt', 'a/new.txt']);
});
