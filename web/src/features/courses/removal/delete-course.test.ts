import { makeCourse } from '@harborline/domain/testing/make-course';
import { timestamp } from '@harborline/domain/testing/timestamp';
import type { Firestore } from 'firebase/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { versionOf } from '../../../shared/store/version-of';
import { deleteCourse } from './delete-course';

const stored = vi.hoisted(() => new Map<string, unknown>());
vi.mock('../../../shared/store/in-transaction', () => ({
  inTransaction: (_firestore: object, work: (transaction: object) => Promise<unknown>) =>
    work({
      read: async ({ path }: { path: string }) => stored.get(path) ?? null,
      delete: ({ path }: { path: string }) => void stored.delete(path),
    }),
}));

const withdrawn = makeCourse({ is_published: false, updated_at: timestamp(2) });
const remove = () => deleteCourse({} as Firestore, 'course', versionOf(timestamp(2)));

beforeEach(() => stored.set('Courses/course', withdrawn));

it('deletes a course that nobody has changed, and says so of one that is gone', async () => {
  expect(await remove()).toBe(true);
  expect(stored.has('Courses/course')).toBe(false);
  expect(await remove()).toBe(true);
});

it('spares a course that visitors see again, or that a teammate has changed', async () => {
  for (const changes of [{ is_published: true }, { updated_at: timestamp(3) }]) {
    stored.set('Courses/course', { ...withdrawn, ...changes });
    expect(await remove()).toBe(false);
    expect(stored.has('Courses/course')).toBe(true);
  }
});
