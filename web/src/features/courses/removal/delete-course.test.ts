import { makeCourse, makeLesson } from '@harborline/domain/testing/make-course';
import { timestamp } from '@harborline/domain/testing/timestamp';
import type { Firestore } from 'firebase/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteCourse } from './delete-course';

const stored = vi.hoisted(() => new Map<string, { [field: string]: unknown }>());
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<object>()),
  serverTimestamp: () => 'now',
}));
vi.mock('../../../shared/store/in-transaction', () => ({
  inTransaction: (_firestore: object, work: (transaction: object) => Promise<unknown>) =>
    work({
      read: async ({ path }: { path: string }) => stored.get(path) ?? null,
      update: ({ path }: { path: string }, changes: object) =>
        void stored.set(path, { ...stored.get(path), ...changes }),
      delete: ({ path }: { path: string }) => void stored.delete(path),
    }),
}));
vi.mock('../../../shared/store/read-records', () => ({
  readRecords: async (
    _firestore: object,
    { collection, where }: { collection: string; where: unknown[][] },
  ) => {
    const [, , since] = where.find(([field]) => field === 'updated_at') ?? [];
    const sinceSeconds = (since as { seconds: number } | undefined)?.seconds ?? 0;
    return [...stored]
      .filter(([path]) => path.startsWith(`${collection}/`))
      .map(([, data]) => data)
      .filter(({ updated_at }) => (updated_at as { seconds: number }).seconds > sinceSeconds);
  },
}));

const COURSE = 'Courses/course';
const LESSON = 'Lessons/clean';
const DRAFT = 'ContentDrafts/lesson:clean';
/** Opened at 20 s, deleted at 40 s. */
const withdrawnAt = timestamp(40_000);
const withdrawn = makeCourse({ is_published: false, updated_at: withdrawnAt });
const savedBy = (updated_by: string, ms: number) => ({
  ...makeLesson(),
  updated_by,
  updated_at: timestamp(ms),
});
const remove = (changes: object = {}) =>
  deleteCourse(
    {} as Firestore,
    { id: 'course', is_published: true, openedAtMs: 20_000, withdrawnAt, ...changes },
    { uid: 'ann', libraryId: withdrawn.support_lib_id },
  );

beforeEach(() => {
  stored.clear();
  stored.set(COURSE, { ...withdrawn });
  stored.set(LESSON, savedBy('bob', 10_000));
  stored.set(DRAFT, savedBy('bob', 10_000));
});

it('deletes a course that nobody has changed, and says so of one that is gone', async () => {
  expect(await remove()).toBe(true);
  expect(stored.has(COURSE)).toBe(false);
  expect(await remove()).toBe(true);
});

it('spares a course that visitors see again, or that a teammate has changed', async () => {
  for (const changes of [{ is_published: true }, { updated_at: timestamp(50_000) }]) {
    stored.set(COURSE, { ...withdrawn, ...changes });
    expect(await remove()).toBe(false);
    expect(stored.has(COURSE)).toBe(true);
  }
});

describe('what teammates write in its lessons', () => {
  const isPublished = () => stored.get(COURSE)?.is_published;

  it.each([
    ['a lesson', LESSON, 30_000, true],
    ['the draft of a lesson', DRAFT, 30_000, true],
    ['a draft while it waits to be deleted', DRAFT, 50_000, true],
    ['a lesson while visitors do not have it', LESSON, 50_000, false],
  ])('spares it: %s', async (_what, path, ms, isShownAgain) => {
    stored.set(path, savedBy('bob', ms));
    expect(await remove()).toBe(false);
    expect(isPublished()).toBe(isShownAgain);
  });

  it('spares it where the clock of the device is ahead', async () => {
    stored.set(LESSON, savedBy('bob', 45_000));
    expect(await remove({ openedAtMs: 90_000 })).toBe(false);
  });

  it('does not count if it is one’s own, and publishes nothing that was not published', async () => {
    stored.set(DRAFT, savedBy('bob', 30_000));
    expect(await remove({ is_published: false })).toBe(false);
    expect(isPublished()).toBe(false);
    stored.set(DRAFT, savedBy('ann', 30_000));
    stored.set(LESSON, savedBy('ann', 50_000));
    expect(await remove()).toBe(true);
  });
});
