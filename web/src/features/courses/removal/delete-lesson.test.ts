import { TEST_LIBRARY_ID } from '@harborline/domain/testing/factories';
import { makeCourse, makeLesson } from '@harborline/domain/testing/make-course';
import { timestamp } from '@harborline/domain/testing/timestamp';
import type { Firestore } from 'firebase/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { deleteLesson, lessonVersion } from './delete-lesson';

/** Documents by path, as a transaction reads and writes them. */
const stored = vi.hoisted(() => new Map<string, Record<string, unknown>>());
vi.mock('firebase/firestore', () => ({ serverTimestamp: () => 'now' }));
vi.mock('../../../shared/store/in-transaction', () => ({
  inTransaction: (_firestore: object, work: (transaction: object) => Promise<unknown>) =>
    work({
      read: async ({ path }: { path: string }) => stored.get(path) ?? null,
      update: ({ path }: { path: string }, data: object) =>
        void stored.set(path, { ...stored.get(path), ...data }),
      delete: ({ path }: { path: string }) => void stored.delete(path),
    }),
}));

const firestore = {} as Firestore;
const LESSON = 'Lessons/clean';
const DRAFT = 'ContentDrafts/lesson:clean';
const savedBy = (updated_by: string, seconds: number) => ({ updated_by, updated_at: timestamp(seconds) });
const lesson = (by: string, seconds: number) => ({ ...makeLesson(), ...savedBy(by, seconds) });
const outline = () => stored.get('Courses/course')?.course_outline;
/** Ann deletes a lesson, while something happens. */
const removeAfter = async (meanwhile: () => void) => {
  const version = await lessonVersion(firestore, 'clean');
  meanwhile();
  const writer = { uid: 'ann', libraryId: TEST_LIBRARY_ID };
  return deleteLesson(firestore, { courseId: 'course', id: 'clean', version }, writer);
};

beforeEach(() => {
  stored.clear();
  stored.set('Courses/course', { ...makeCourse() });
  stored.set(LESSON, lesson('bob', 1));
});

it('takes a lesson out of its course', async () => {
  expect(await removeAfter(() => {})).toBe(true);
  expect(stored.has(LESSON)).toBe(false);
  expect(outline()).toBe('section:basics Basics\nvideo:oil Oil the chain\n');
});

it.each([
  ['changed it', LESSON, lesson('bob', 2)],
  ['begun a draft', DRAFT, savedBy('bob', 2)],
])('D-86: spares one if a teammate has %s meanwhile', async (_what, path, text) => {
  expect(await removeAfter(() => stored.set(path, text))).toBe(false);
  expect(stored.get(LESSON)).toBeDefined();
  expect(outline()).toBe(makeCourse().course_outline);
});

it('does not mind what was there before, and one’s own autosave', async () => {
  stored.set(DRAFT, savedBy('bob', 1));
  expect(await removeAfter(() => stored.set(DRAFT, savedBy('ann', 3)))).toBe(true);
  expect(stored.has(LESSON)).toBe(false);
});

it('takes the line of a lesson that a teammate has deleted, and leaves a course alone without it', async () => {
  expect(await removeAfter(() => stored.delete(LESSON))).toBe(true);
  expect(outline()).toBe('section:basics Basics\nvideo:oil Oil the chain\n');
  stored.set('Courses/course', { ...stored.get('Courses/course'), updated_by: 'test-writer' });
  expect(await removeAfter(() => {})).toBe(true);
  expect(stored.get('Courses/course')?.updated_by).toBe('test-writer');
});
