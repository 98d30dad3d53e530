import { courseEntry } from '@harborline/domain/courses/course-list';
import { arrangeTexts, lessonText } from '@harborline/domain/courses/course-texts';
import type { Course, Lesson } from '@harborline/domain/entities/course';
import { makeLibrary, TEST_LIBRARY_ID } from '@harborline/domain/testing/factories';
import { makeCourse, makeLesson } from '@harborline/domain/testing/make-course';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readPageRequest } from '../page/page-request';
import { pageCourses } from './page-courses';

interface Fake {
  reads: number;
  documents: Record<string, object | undefined>;
}
const database = vi.hoisted((): Fake => ({ reads: 0, documents: {} }));

vi.mock('../../platform/config', () => ({
  config: () => ({ environment: 'deployed', publicOrigin: 'https://product.example' }),
}));
vi.mock('firebase-functions', () => ({ logger: { warn: () => undefined } }));
vi.mock('../../platform/store/read', () => ({
  readRecord: async ({ path }: { path: string }) => {
    database.reads += 1;
    return database.documents[path];
  },
}));

let stamp = 0;
const head = () => ({ library: makeLibrary(), version: '1', contentStamp: String(stamp) });
const ask = (url: string, library = makeLibrary()) =>
  pageCourses(readPageRequest({ url, header: () => undefined }), { ...head(), library });

/** The documents of a published course, as its triggers keep them. */
function stored(course: Course, lessons: readonly Lesson[]): Fake['documents'] {
  const ids = { support_lib_id: course.support_lib_id, course_ref: course.id };
  const entry = courseEntry(course);
  return {
    'Courses/course': course,
    [`CourseLists/${TEST_LIBRARY_ID}`]: { entries: entry === null ? [] : [entry] },
    ...Object.fromEntries(lessons.map((lesson) => [`Lessons/${lesson.id}`, lesson])),
    ...Object.fromEntries(
      arrangeTexts(ids, lessons.map(lessonText)).map((page) => [`CourseTexts/course_${page.page}`, page]),
    ),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  stamp += 1;
  Object.assign(database, { reads: 0, documents: stored(makeCourse(), [makeLesson()]) });
});
afterEach(() => void vi.useRealTimers());

it('S2.1-03: lists what is published, and reads it once until a course changes', async () => {
  expect((await ask('/acme/courses')).courses).toMatchObject({
    entries: [{ id: 'course', lessonCount: 2 }],
    total: 1,
  });
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

it('S2.1-11: a page of the whole course costs the course and one document, however many lessons it has', async () => {
  const ids = Array.from({ length: 60 }, (_, index) => `l${index}`);
  const course_outline = ids.map((id) => `text:${id} ${id}\n`).join('');
  const lessons = ids.map((id) => makeLesson({ id }));
  database.documents = stored(makeCourse({ course_outline }), lessons);
  const { course } = await ask('/coursestatic/acme/course');
  expect([course?.lessons.length, course?.textPages, database.reads]).toEqual([50, 2, 2]);
  const next = await ask('/coursestatic/acme/course?page=2');
  expect([next.course?.lessons.length, database.reads]).toEqual([10, 3]);
  expect((await ask('/coursestatic/acme/course?page=3')).course?.lessons).toEqual([]);
});

it('names one page of a long outline, and no page of it for a lesson', async () => {
  const ids = Array.from({ length: 60 }, (_, index) => `l${index}`);
  const course_outline = ids.map((id) => `text:${id} ${id}\n`).join('');
  database.documents = stored(makeCourse({ course_outline }), [makeLesson({ id: 'l20' })]);
  const named = async (query: string) =>
    (await ask(`/course/acme/course${query}`)).course?.sections.flatMap(({ lessons }) => lessons).length;
  expect([await named(''), await named('?page=2'), await named('?page=2&lesson=l20')]).toEqual([50, 10, 3]);
});

it.each([
  ['is not published', { is_published: false }],
  ['is of another library', { support_lib_id: `${TEST_LIBRARY_ID}x` }],
])('D-17: shows nothing of a course that %s', async (_what, change) => {
  database.documents = stored(makeCourse(change), [makeLesson()]);
  expect(await ask('/course/acme/course?lesson=clean')).toEqual({ courses: null, course: null });
});

it('shows no lesson that is not in the course, and none of another course', async () => {
  vi.advanceTimersByTime(20_000);
  expect((await ask('/course/acme/course?lesson=secret')).course?.lessons).toEqual([]);
  vi.advanceTimersByTime(20_000);
  database.documents = stored(makeCourse(), [makeLesson({ course_ref: 'another' })]);
  expect((await ask('/course/acme/course?lesson=clean')).course?.lessons).toEqual([]);
});

it('S5-27: sanitises a lesson, and shows a video by its picture', async () => {
  database.documents = stored(makeCourse({ course_outline: 'video:clip Clip\n' }), [
    makeLesson({
      id: 'clip',
      lesson_kind: 'video',
      lesson_video: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
      lesson_content:
        '<p onclick="hit()">Look</p><script>hit()</script><iframe src="https://evil.example"></iframe>',
    }),
  ]);
  const [lesson] = (await ask('/course/acme/course?lesson=clip')).course?.lessons ?? [];
  expect(lesson?.html).not.toMatch(/<script|onclick|<iframe|evil/);
  expect(lesson?.html).toContain('data-player="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"');
  expect(lesson?.html).toContain('<p dir="auto">Look</p>');
});

it('shows nothing that another library left under the id of a course, kept or not', async () => {
  // What earlier tests read is kept for ten seconds.
  vi.advanceTimersByTime(60_000);
  const support_lib_id = 'taker';
  const taker = makeLibrary({ id: support_lib_id });
  const [page, whole] = ['/course/acme/course?lesson=clean', '/coursestatic/acme/course'];
  for (const url of [page, whole]) expect((await ask(url)).course?.lessons).toHaveLength(1);
  database.documents['Courses/course'] = makeCourse({ support_lib_id });
  for (const url of [page, whole]) expect((await ask(url, taker)).course?.lessons).toEqual([]);
});

describe('U-12: courses of the parent', () => {
  // Nothing tells of changes of the parent, so each test has one of its own.
  let parent = '';
  let id = '';
  const child = (changes = {}) =>
    makeLibrary({ parent_lib_id: parent, disabled_default_courses: false, ...changes });
  const ofParent = (changes: Partial<Course> = {}) =>
    makeCourse({ id, support_lib_id: parent, course_outline: `text:${id}-clean Clean it\n`, ...changes });
  const lay = (changes: Partial<Course> = {}) => {
    const course = ofParent(changes);
    const lesson = makeLesson({ id: `${id}-clean`, course_ref: id, support_lib_id: parent });
    const [text] = arrangeTexts({ support_lib_id: parent, course_ref: id }, [lessonText(lesson)]);
    const documents = {
      [`Courses/${id}`]: course,
      [`CourseLists/${parent}`]: { entries: [courseEntry(course)].filter((entry) => entry !== null) },
      [`Lessons/${lesson.id}`]: lesson,
      [`CourseTexts/${id}_1`]: text,
    };
    Object.assign(database, { reads: 0, documents });
  };
  beforeEach(() => {
    [parent, id] = [`parent${stamp}`, `course${stamp}`];
  });

  it('are listed with the library’s own, taken lesson by lesson, and shown whole', async () => {
    lay();
    expect((await ask('/acme/courses', child())).courses).toMatchObject({ entries: [{ id }], total: 1 });
    expect((await ask(`/course/acme/${id}?lesson=${id}-clean`, child())).course?.lessons).toHaveLength(1);
    expect((await ask(`/coursestatic/acme/${id}`, child())).course?.lessons).toHaveLength(1);
  });

  it('cost one document beside the library, once a page is warm', async () => {
    lay();
    for (const url of [
      '/acme/courses',
      `/course/acme/${id}?lesson=${id}-clean`,
      `/coursestatic/acme/${id}`,
    ]) {
      await ask(url, child());
      vi.advanceTimersByTime(11_000);
      database.reads = 0;
      await ask(url, child());
      expect([url, database.reads]).toEqual([url, 1]);
    }
  });

  it.each([
    ['that the library hides', {}, { disabled_default_courses: true }],
    ['beside one that it chose', {}, { disabled_default_courses: true, enabled_default_courses: ['x'] }],
    ['that is not published', { is_published: false }, {}],
    ['of a library beside it', { support_lib_id: 'sibling' }, {}],
    ['without a parent', {}, { parent_lib_id: '' }],
  ])('D-17: shows nothing %s', async (_what, course, library) => {
    lay(course);
    for (const url of [`/course/acme/${id}`, `/coursestatic/acme/${id}`])
      expect(await ask(url, child(library))).toEqual({ courses: null, course: null });
  });

  it('D-73: make way for a published copy, at the address of the original as well', async () => {
    lay();
    const copy = makeCourse({ id: `${id}_of_${TEST_LIBRARY_ID}`, course_title: 'Ours' });
    database.documents[`Courses/${copy.id}`] = copy;
    database.documents[`CourseLists/${TEST_LIBRARY_ID}`] = { entries: [courseEntry(copy)] };
    const library = child({ hasCourses: true });
    expect((await ask(`/course/acme/${id}`, library)).course).toMatchObject({ id: copy.id });
    expect((await ask('/acme/courses', library)).courses).toMatchObject({
      entries: [{ id: copy.id }],
      total: 1,
    });
    const sibling = child({ id: 'sibling', hasCourses: true });
    expect((await ask(`/course/acme/${id}`, sibling)).course).toMatchObject({ id });
  });

  it('D-17: are never a child’s own, which its siblings would be shown as well', async () => {
    lay({ support_lib_id: TEST_LIBRARY_ID, is_published: false });
    expect((await ask(`/course/acme/${id}`, child())).course).toBeNull();
    // Published a moment ago: its library's stamp does not tell of it yet.
    lay({ support_lib_id: TEST_LIBRARY_ID });
    vi.advanceTimersByTime(10_500);
    await ask(`/course/acme/${id}`, child());
    expect((await ask(`/course/acme/${id}`, child({ id: 'sibling' }))).course).toBeNull();
  });

  it('are gone within ten seconds of the parent’s change', async () => {
    lay();
    expect((await ask(`/course/acme/${id}`, child())).course).not.toBeNull();
    database.documents[`Courses/${id}`] = ofParent({ is_published: false });
    vi.advanceTimersByTime(10_500);
    expect((await ask(`/course/acme/${id}`, child())).course).toBeNull();
  });
});

it('reads nothing for other pages', async () => {
  await ask('/acme');
  await ask('/article/details/acme/course');
  expect(database.reads).toBe(0);
});
