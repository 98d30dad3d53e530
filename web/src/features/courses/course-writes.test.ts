import { TEST_LIBRARY_ID } from '@harborline/domain/testing/factories';
import { makeCourse } from '@harborline/domain/testing/make-course';
import type { Firestore } from 'firebase/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeRows } from './course-writes';

/** Documents by path, as a transaction reads and writes them. */
const stored = vi.hoisted(() => new Map<string, Record<string, unknown>>());
vi.mock('firebase/firestore', () => ({ serverTimestamp: () => 'now' }));
vi.mock('../../shared/store/in-transaction', () => ({
  inTransaction: (_firestore: object, work: (transaction: object) => Promise<unknown>) =>
    work({
      read: async ({ path }: { path: string }) => stored.get(path) ?? null,
      set: (document: { path: string }, data: object) => void stored.set(document.path, { ...data }),
      update: ({ path }: { path: string }, data: object) =>
        void stored.set(path, { ...stored.get(path), ...data }),
      delete: ({ path }: { path: string }) => void stored.delete(path),
    }),
}));

const firestore = {} as Firestore;
const writer = { uid: 'ann', libraryId: TEST_LIBRARY_ID };
const outline = () => stored.get('Courses/course')?.course_outline;

beforeEach(() => {
  stored.clear();
  stored.set('Courses/course', { ...makeCourse() });
});

describe('arranging a course', () => {
  it('starts from what it is now', async () => {
    await changeRows(firestore, 'course', (rows) => [...rows].reverse(), writer);
    expect(outline()).toBe('video:oil Oil the chain\ntext:clean Clean it\nsection:basics Basics\n');
  });

  it('writes nothing where nothing changes', async () => {
    await changeRows(firestore, 'course', (rows) => rows, writer);
    expect(stored.get('Courses/course')?.updated_by).toBe('test-writer');
  });
});
