import { LIMITS } from '@harborline/domain/limits';
import { TEST_LIBRARY_ID } from '@harborline/domain/testing/factories';
import { makeCourse, makeLesson } from '@harborline/domain/testing/make-course';
import { timestamp } from '@harborline/domain/testing/timestamp';
import type { Firestore } from 'firebase/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  CourseRefusal,
  changeRows,
  removeLesson,
  restoreLesson,
  saveLesson,
  versionOf,
} from './course-writes';

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
const FIELDS = {
  lesson_title: 'New title',
  lesson_kind: 'text',
  lesson_content: '<p>New</p>',
  lesson_video: '',
  lesson_quiz: '',
  lesson_file: null,
} as const;
const VERSION = versionOf(makeLesson().updated_at);
const outline = () => stored.get('Courses/course')?.course_outline;
const save = (changes: Partial<Parameters<typeof saveLesson>[1]> = {}) =>
  saveLesson(
    firestore,
    {
      id: 'clean',
      courseId: 'course',
      fields: FIELDS,
      terms: {},
      isFileNew: false,
      expected: VERSION,
      sectionId: '',
      ...changes,
    },
    writer,
  );
const refusal = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof CourseRefusal ? error.reason : error;
};

beforeEach(() => {
  stored.clear();
  stored.set('Courses/course', { ...makeCourse() });
  stored.set('Lessons/clean', { ...makeLesson() });
});

describe('saving a lesson', () => {
  it('stores it, and its title in the course', async () => {
    await save();
    expect(stored.get('Lessons/clean')).toMatchObject({ ...FIELDS, updated_by: 'ann', updated_at: 'now' });
    expect(outline()).toBe('section:basics Basics\ntext:clean New title\nvideo:oil Oil the chain\n');
  });

  it('stores in the course when it opens and what completes it, and takes that back', async () => {
    await save({ terms: { isReadToEnd: true, opensAfterDays: 7 } });
    expect(outline()).toContain('text:clean;read;7 New title\n');
    const removed = await removeLesson(firestore, 'course', 'clean', writer);
    if (removed !== null) await restoreLesson(firestore, 'course', removed, writer);
    expect(outline()).toContain('text:clean;read;7 New title\n');
    await save({ expected: 'any' });
    expect(outline()).toContain('text:clean New title\n');
  });

  it('leaves the course alone where its title stays', async () => {
    await save({ fields: { ...FIELDS, lesson_title: 'Clean it' } });
    expect(stored.get('Courses/course')?.updated_by).toBe('test-writer');
  });

  it('puts a new one at the end of its section, or of the course', async () => {
    stored.set('Courses/course', {
      ...makeCourse({ course_outline: 'section:a A\ntext:clean C\nsection:b B\n' }),
    });
    await save({ id: 'one', expected: null, sectionId: 'a' });
    await save({ id: 'two', expected: null });
    expect(outline()).toBe(
      'section:a A\ntext:clean C\ntext:one New title\nsection:b B\ntext:two New title\n',
    );
    expect(stored.get('Lessons/one')).toMatchObject({
      course_ref: 'course',
      support_lib_id: TEST_LIBRARY_ID,
    });
  });

  it('refuses to save over what a teammate has saved, unless the writer wants it', async () => {
    stored.set('Lessons/clean', { ...makeLesson({ updated_at: timestamp(1) }) });
    expect(await refusal(save())).toBe('conflict');
    expect(stored.get('Lessons/clean')?.lesson_title).toBe('Clean it');
    await save({ expected: 'any' });
    expect(stored.get('Lessons/clean')?.lesson_title).toBe('New title');
  });

  it('leaves a file that a teammate has replaced, unless the writer has chosen one too', async () => {
    const fileOf = (name: string) => ({ address: `https://files/${name}`, name, bytes: 1 });
    const theirs = makeLesson({ lesson_kind: 'file', lesson_file: fileOf('theirs') });
    const mine = { ...FIELDS, lesson_kind: 'file', lesson_file: fileOf('mine') } as const;
    const storedFile = () => stored.get('Lessons/clean')?.lesson_file;
    stored.set('Lessons/clean', { ...theirs });
    await save({ fields: mine, expected: 'any' });
    expect(storedFile()).toEqual(fileOf('theirs'));
    await save({ fields: mine, expected: 'any', isFileNew: true });
    expect(storedFile()).toEqual(fileOf('mine'));
    await save({ expected: 'any' });
    expect(storedFile()).toBeNull();
  });

  it('does not bring back what was deleted, nor write into another library', async () => {
    stored.delete('Lessons/clean');
    expect(await refusal(save())).toBe('gone');
    stored.set('Courses/course', { ...makeCourse({ support_lib_id: 'another' }) });
    expect(await refusal(save({ id: 'one', expected: null }))).toBe('gone');
    stored.delete('Courses/course');
    expect(await refusal(save({ id: 'one', expected: null }))).toBe('gone');
  });

  it('refuses one lesson more than a course holds, and titles that are too long together', async () => {
    const lines = (count: number, title: string) =>
      Array.from({ length: count }, (_, index) => `text:l${index} ${title}\n`).join('');
    stored.set('Courses/course', { ...makeCourse({ course_outline: lines(LIMITS.courseRows, 'T') }) });
    expect(await refusal(save({ id: 'one', expected: null }))).toBe('full');
    stored.set('Courses/course', { ...makeCourse({ course_outline: lines(300, 'x'.repeat(190)) }) });
    expect(await refusal(save({ id: 'one', expected: null }))).toBe('too-long');
  });
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

describe('deleting', () => {
  it('a lesson can be taken back, to where it was', async () => {
    const before = outline();
    const removed = await removeLesson(firestore, 'course', 'clean', writer);
    expect(stored.has('Lessons/clean')).toBe(false);
    expect(outline()).not.toContain('clean');
    if (removed !== null) await restoreLesson(firestore, 'course', removed, writer);
    expect(outline()).toBe(before);
    expect(stored.get('Lessons/clean')).toMatchObject({ lesson_content: '<p>Use a soft brush.</p>' });
    expect(await removeLesson(firestore, 'course', 'gone', writer)).toBeNull();
  });
});
