import { makeLibrary, TEST_LIBRARY_ID } from '@harborline/domain/testing/factories';
import { makeCourse, makeLesson } from '@harborline/domain/testing/make-course';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readPageRequest } from '../page/page-request';
import { pageCourses } from './page-courses';

const database = vi.hoisted(() => ({ reads: 0, course: {} as object | undefined, lessons: [] as object[] }));

vi.mock('../../platform/config', () => ({
  config: () => ({ environment: 'deployed', publicOrigin: 'https://product.example' }),
}));
vi.mock('firebase-functions', () => ({ logger: { warn: () => undefined } }));
vi.mock('../../platform/store/read', () => ({
  findRecords: async () => {
    database.reads += 1;
    return [database.course];
  },
  readRecord: async () => {
    database.reads += 1;
    return database.course;
  },
  readEach: async (documents: { path: string }[]) => {
    database.reads += documents.length;
    return documents.map(({ path }) =>
      database.lessons.find((one) => 'id' in one && path.endsWith(`/${one.id}`)),
    );
  },
}));

let stamp = 0;
const head = () => ({ library: makeLibrary(), version: '1', contentStamp: String(stamp) });
const ask = (url: string) => pageCourses(readPageRequest({ url, header: () => undefined }), head());

beforeEach(() => {
  vi.useFakeTimers();
  stamp += 1;
  Object.assign(database, { reads: 0, course: makeCourse(), lessons: [makeLesson()] });
});
afterEach(() => void vi.useRealTimers());

it('S2.1-03: lists what is published, and reads it once until a course changes', async () => {
  expect((await ask('/acme/courses')).courses).toMatchObject([{ id: 'course', lessonCount: 2 }]);
  await ask('/courses');
  expect(database.reads).toBe(1);
  stamp += 1;
  await ask('/courses');
  expect(database.reads).toBe(2);
});

it('S2.1-09: a lesson costs its course and its text, then its text every ten seconds', async () => {
  const { course } = await ask('/course/acme/course?lesson=clean');
  expect(course?.lessons).toMatchObject([{ id: 'clean', html: '<p dir="auto">Use a soft brush.</p>' }]);
  expect(database.reads).toBe(2);
  vi.advanceTimersByTime(9_000);
  await ask('/course/acme/course?lesson=clean');
  expect(database.reads).toBe(2);
  vi.advanceTimersByTime(2_000);
  await ask('/course/acme/course?lesson=clean');
  expect(database.reads).toBe(3);
});

it('S2.1-11: the whole course has the texts of all its lessons', async () => {
  database.lessons = [makeLesson(), makeLesson({ id: 'oil', lesson_title: 'Oil the chain' })];
  const { course } = await ask('/coursestatic/acme/course');
  expect(course?.lessons.map(({ id }) => id)).toEqual(['clean', 'oil']);
  const next = await ask('/coursestatic/acme/course?page=2');
  expect(next.course?.lessons).toEqual([]);
});

it.each([
  ['is not published', { is_published: false }],
  ['is of another library', { support_lib_id: `${TEST_LIBRARY_ID}x` }],
])('D-17: shows nothing of a course that %s', async (_what, change) => {
  database.course = makeCourse(change);
  expect(await ask('/course/acme/course?lesson=clean')).toEqual({ courses: null, course: null });
});

it('shows no lesson that is not in the course, and none of another course', async () => {
  vi.advanceTimersByTime(20_000);
  expect((await ask('/course/acme/course?lesson=secret')).course?.lessons).toEqual([]);
  vi.advanceTimersByTime(20_000);
  database.lessons = [makeLesson({ course_ref: 'another' })];
  expect((await ask('/course/acme/course?lesson=clean')).course?.lessons).toEqual([]);
});

it('S5-27: sanitises a lesson, and shows a video by its picture', async () => {
  database.course = makeCourse({ course_outline: 'video:clip Clip\n' });
  database.lessons = [
    makeLesson({
      id: 'clip',
      lesson_kind: 'video',
      lesson_video: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
      lesson_content:
        '<p onclick="hit()">Look</p><script>hit()</script><iframe src="https://evil.example"></iframe>',
    }),
  ];
  const [lesson] = (await ask('/course/acme/course?lesson=clip')).course?.lessons ?? [];
  expect(lesson?.html).not.toMatch(/<script|onclick|<iframe|evil/);
  expect(lesson?.html).toContain('data-player="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"');
  expect(lesson?.html).toContain('<p dir="auto">Look</p>');
});

it('reads nothing for other pages', async () => {
  await ask('/acme');
  await ask('/article/details/acme/course');
  expect(database.reads).toBe(0);
});
