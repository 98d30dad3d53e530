import { LIMITS } from '@harborline/domain/limits';
import { TEST_LIBRARY_ID } from '@harborline/domain/testing/factories';
import { makeCourse, makeLesson } from '@harborline/domain/testing/make-course';
import type { Firestore } from 'firebase/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CourseRefusal } from './course-writes';
import { createLesson, publishDrafts } from './lesson-writes';

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

vi.mock('../../shared/store/read-records', () => ({
  readRecords: async () =>
    [...stored].flatMap(([path, data]) => (path.startsWith('ContentDrafts/') ? [data] : [])),
}));

const firestore = {} as Firestore;
const writer = { uid: 'ann', libraryId: TEST_LIBRARY_ID };
const WORDS = {
  lesson_title: 'New title',
  lesson_kind: 'text',
  lesson_content: '<p>New</p>',
  lesson_video: '',
  lesson_quiz: '',
  lesson_file: null,
} as const;
const outline = () => stored.get('Courses/course')?.course_outline;
const create = (id: string, sectionId = '') =>
  createLesson(firestore, { id, courseId: 'course', sectionId, words: WORDS, terms: {} }, writer);
const refusal = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof CourseRefusal ? error.reason : error;
};
const layDraft = (id: string, changes: object = {}) =>
  stored.set(`ContentDrafts/lesson:${id}`, {
    ...{ ...WORDS, content_ref: id, is_read_to_end: true, opens_after_days: 7 },
    ...changes,
  });

beforeEach(() => {
  stored.clear();
  stored.set('Courses/course', { ...makeCourse() });
  stored.set('Lessons/clean', { ...makeLesson() });
});

describe('a new lesson', () => {
  it('goes to the end of its section, or of the course', async () => {
    stored.set('Courses/course', {
      ...makeCourse({ course_outline: 'section:a A\ntext:clean C\nsection:b B\n' }),
    });
    await create('one', 'a');
    await create('two');
    expect(outline()).toBe(
      'section:a A\ntext:clean C\ntext:one New title\nsection:b B\ntext:two New title\n',
    );
    expect(stored.get('Lessons/one')).toMatchObject({
      ...{ ...WORDS, course_ref: 'course', support_lib_id: TEST_LIBRARY_ID },
      ...{ updated_by: 'ann', updated_at: 'now' },
    });
  });

  it('is written neither over another one, nor into another library', async () => {
    expect(await refusal(create('clean'))).toBe('conflict');
    stored.set('Courses/course', { ...makeCourse({ support_lib_id: 'another' }) });
    expect(await refusal(create('one'))).toBe('gone');
    stored.delete('Courses/course');
    expect(await refusal(create('one'))).toBe('gone');
  });

  it('is refused where the course is full, or its titles are too long together', async () => {
    const lines = (count: number, title: string) =>
      Array.from({ length: count }, (_, index) => `text:l${index} ${title}\n`).join('');
    stored.set('Courses/course', { ...makeCourse({ course_outline: lines(LIMITS.courseRows, 'T') }) });
    expect(await refusal(create('one'))).toBe('full');
    stored.set('Courses/course', { ...makeCourse({ course_outline: lines(300, 'x'.repeat(190)) }) });
    expect(await refusal(create('two'))).toBe('too-long');
  });
});

it('D-86: publishes the drafts of all lessons of a course, with what it says of them', async () => {
  layDraft('clean');
  layDraft('gone');
  await publishDrafts(firestore, 'course', writer);
  expect(stored.get('Lessons/clean')).toMatchObject({ ...WORDS, updated_by: 'ann' });
  expect(stored.get('Lessons/clean')).not.toHaveProperty('is_read_to_end');
  expect(outline()).toBe('section:basics Basics\ntext:clean;read;7 New title\nvideo:oil Oil the chain\n');
  expect(stored.has('ContentDrafts/lesson:clean')).toBe(false);
  expect(stored.has('Lessons/gone')).toBe(false);
});
