import type { Lesson } from '@harborline/domain/entities/course';
import { LOCAL_STORAGE_BUCKET } from '@harborline/domain/local-suite';
import { COLLECTIONS, docPath, storagePath } from '@harborline/domain/paths';
import { courseFigures } from '@harborline/domain/stores/course-figures';
import { courseProgress } from '@harborline/domain/stores/course-progress';
import { course } from '@harborline/domain/stores/courses';
import { lesson } from '@harborline/domain/stores/lessons';
import { library } from '@harborline/domain/stores/libraries';
import { libraryKey } from '@harborline/domain/stores/library-lookups';
import { makeCourse, makeLesson } from '@harborline/domain/testing/make-course';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetLearners } from '../src/articles/courses/forget-learners';
import { forgetLessons } from '../src/articles/courses/forget-lessons';
import { bucket } from './support/bucket';
import { call, fromAnywhere } from './support/call';
import { hasDraft, layDraft, revisionsOf } from './support/content-copies';
import { storeCover } from './support/covers';
import { deliverCreated } from './support/deliver';
import { logOf } from './support/log';
import { type Identity, newStaff, newVisitor } from './support/people';
import { db, eventually, hostOf } from './support/suite';
import { change, layOut, newLibrary, stored, unique } from './support/world';

interface Subscriptions {
  readonly subscriptions: Record<string, unknown>[];
  readonly next_cursor: string;
}

let libraryId = '';
let key = '';

beforeEach(async () => {
  libraryId = await newLibrary();
  key = unique('key-');
  await change(library(libraryId), { library_refkey: key });
  await layOut(libraryKey(key), { support_lib_id: libraryId });
});

/** A course of one lesson. */
async function newCourse(changes: Partial<ReturnType<typeof makeCourse>> = {}) {
  const [id, lessonId] = [unique('course'), unique('lesson')];
  await layOut(lesson(lessonId), stored(makeLesson({ support_lib_id: libraryId, course_ref: id })));
  const course_outline = `text:${lessonId} Clean it\n`;
  await layOut(course(id), stored(makeCourse({ support_lib_id: libraryId, course_outline, ...changes })));
  return { id, lessonId, address: `/course/${key}/${id}` };
}

const get = async (path: string) => {
  const answer = await fetch(`http://${hostOf('hosting')}${path}`);
  return { status: answer.status, html: await answer.text() };
};
const figuresOf = async (id: string) => (await db.doc(docPath.courseFigures(id)).get()).data();
const hasCourses = async () => (await db.doc(docPath.library(libraryId)).get()).get('hasCourses');

describe('a course', () => {
  it('S2.1-09: has its library say that visitors have courses, as long as they have', async () => {
    const { id } = await newCourse();
    await eventually(async () => expect(await hasCourses()).toBe(true));
    await db.doc(docPath.course(id)).update({ is_published: false });
    await eventually(async () => expect(await hasCourses()).toBe(false));
  });

  it('is shown as it is now, and not any more once it is withdrawn', async () => {
    const { id, address } = await newCourse();
    await eventually(async () => expect((await get(address)).html).toContain('Care for your bike'));
    await db.doc(docPath.course(id)).update({ course_title: 'Care for your scooter' });
    await eventually(async () => expect((await get(address)).html).toContain('Care for your scooter'));
    await db.doc(docPath.course(id)).update({ is_published: false });
    await eventually(async () => expect((await get(address)).status).toBe(404));
  });

  it('D-87: says what is to be finished first, as it is now, and nothing that visitors cannot take', async () => {
    const first = await newCourse({ course_title: 'First steps' });
    const { id, lessonId, address } = await newCourse({ required_courses: [first.id] });
    const requires = `data-requires="${first.id}"`;
    /** Each page by itself: a busy server may leave one of them to the browser. */
    const pages = [address, `${address}?lesson=${lessonId}`];
    const eachShows = async (isNamed: boolean) => {
      for (const page of pages)
        await eventually(async () => {
          const { html } = await get(page);
          expect([html.includes('data-rests'), html.includes(requires)]).toEqual([true, isNamed]);
        });
    };
    const open = async () =>
      ((await db.doc(docPath.course(id)).get()).get('open_requirements') ?? []) as unknown[];
    await eachShows(true);
    await db.doc(docPath.course(first.id)).update({ is_published: false });
    await eachShows(false);
    await db.doc(docPath.course(first.id)).update({ is_published: true, course_title: 'Very first steps' });
    const kept = { id: first.id, course_title: 'Very first steps', lessonCount: 1 };
    await eventually(async () => expect(await open()).toEqual([kept]));
    await db.doc(docPath.course(first.id)).delete();
    await eventually(async () => expect(await open()).toEqual([]));
    // The writer may put it right, or the course come back.
    expect((await db.doc(docPath.course(id)).get()).get('required_courses')).toEqual([first.id]);
  });

  it('D-87: nobody waits for ever: courses that require each other hold up nobody, until one stops', async () => {
    const [one, two, three] = [await newCourse(), await newCourse(), await newCourse()];
    const require = (course: { id: string }, ...ids: string[]) =>
      db.doc(docPath.course(course.id)).update({ required_courses: ids });
    const open = () =>
      Promise.all(
        [one, two, three].map(async (course) => {
          const found = await db.doc(docPath.course(course.id)).get();
          return ((found.get('open_requirements') ?? []) as { id: string }[]).map(({ id }) => id);
        }),
      );
    await require(one, two.id);
    await require(two, three.id);
    await eventually(async () => expect(await open()).toEqual([[two.id], [three.id], []]));
    await require(three, one.id);
    await eventually(async () => expect(await open()).toEqual([[], [], []]));
    await require(three);
    await eventually(async () => expect(await open()).toEqual([[two.id], [three.id], []]));
  });

  it('D-87: a course of another library can be named, but is never shown', async () => {
    const elsewhere = await newLibrary();
    const foreign = await newCourse({ support_lib_id: elsewhere, course_title: 'Secret of others' });
    const own = await newCourse({ course_title: 'Our first steps' });
    const { id } = await newCourse({ required_courses: [foreign.id, own.id] });
    const open = async () => (await db.doc(docPath.course(id)).get()).get('open_requirements');
    const kept = [{ id: own.id, course_title: 'Our first steps', lessonCount: 1 }];
    await eventually(async () => expect(await open()).toEqual(kept));
    await db.doc(docPath.course(foreign.id)).update({ course_title: 'Another secret' });
    await db.doc(docPath.course(own.id)).update({ course_title: 'Our steps' });
    await eventually(async () => expect(await open()).toEqual([{ ...kept[0], course_title: 'Our steps' }]));
  });

  it('takes its lessons and their files along when it is deleted', async () => {
    const { id, lessonId } = await newCourse();
    const other = await newCourse();
    const fileOf = async (courseId: string) => {
      const file = bucket.file(storagePath.lessonFile(libraryId, courseId, 'measures.txt'));
      await file.save('42 cm', { contentType: 'text/plain', resumable: false });
      return file;
    };
    const [file, otherFile] = [await fileOf(id), await fileOf(other.id)];
    await layOut(courseFigures(id), { support_lib_id: libraryId, started: 1, finished: 0, lessons: {} });
    const learners = [courseProgress(id, 'learner'), courseProgress(other.id, 'learner')] as const;
    for (const [index, course_ref] of [id, other.id].entries())
      await layOut(learners[index === 0 ? 0 : 1], {
        ...{ support_lib_id: libraryId, course_ref, learner_ref: 'learner', counted: null },
        progress: { startedAt: 1, last: '', lastAt: 0, lessons: {} },
        updated_at: Timestamp.now(),
      });
    await db.doc(docPath.course(id)).delete();
    const isThere = async (one: string) => (await db.doc(docPath.lesson(one)).get()).exists;
    await eventually(async () => expect(await isThere(lessonId)).toBe(false));
    await eventually(async () => expect(await file.exists()).toEqual([false]));
    expect(await isThere(other.lessonId)).toBe(true);
    expect(await otherFile.exists()).toEqual([true]);
    await eventually(async () => expect(await figuresOf(id)).toBeUndefined());
    const isKept = async ({ path }: { readonly path: string }) => (await db.doc(path).get()).exists;
    await eventually(async () => expect(await isKept(learners[0])).toBe(false));
    expect(await isKept(learners[1])).toBe(true);
  });

  it('takes all of that along, and shows none of it, where another library has taken its id', async () => {
    const { id, lessonId, address } = await newCourse();
    const elsewhere = await newLibrary();
    const otherKey = unique('key-');
    await change(library(elsewhere), { library_refkey: otherKey });
    await layOut(libraryKey(otherKey), { support_lib_id: elsewhere });
    await layOut(courseFigures(id), { support_lib_id: libraryId, started: 7, finished: 0, lessons: {} });
    const shown = (path: string) => get(`${path}?lesson=${lessonId}`);
    await eventually(async () => expect((await shown(address)).html).toContain('Use a soft brush'));
    const taken = makeCourse({ support_lib_id: elsewhere, course_outline: `text:${lessonId} Mine\n` });
    // The lessons are still there, as right after a deletion.
    await layOut(course(id), stored(taken));
    const page = await shown(`/course/${otherKey}/${id}`);
    expect(page.html).not.toContain('Use a soft brush');
    const reader = await newStaff(elsewhere, 'writer');
    const path = `/api/articles/courses_lessons?support_lib_id=${elsewhere}&course_id=${id}`;
    const answer = await call('GET', path, undefined, { token: reader.token, headers: fromAnywhere() });
    expect([answer.status, answer.body.data?.courses_lessons]).toEqual([200, []]);
    await forgetLessons(libraryId, id);
    await forgetLearners(libraryId, id);
    expect((await db.doc(docPath.lesson(lessonId)).get()).exists).toBe(false);
    expect(await figuresOf(id)).toBeUndefined();
    expect((await db.doc(docPath.course(id)).get()).get('support_lib_id')).toBe(elsewhere);
  });

  it('D-86: keeps what visitors read of a lesson, which takes that along with its draft and its files', async () => {
    const { id, lessonId } = await newCourse();
    const ref = db.doc(docPath.lesson(lessonId));
    const write = (changes: object) => ref.update({ ...changes, updated_at: Timestamp.now() });
    const kept = async () => (await revisionsOf('lesson', lessonId)).map((one) => one.lesson_title);
    const upload = async (name: string) => {
      const path = storagePath.lessonFile(libraryId, id, name);
      const file = bucket.file(path);
      await file.save('42 cm', { contentType: 'text/plain', resumable: false });
      const address = `http://${hostOf('storage')}/v0/b/${LOCAL_STORAGE_BUCKET}/o/${encodeURIComponent(path)}?alt=media`;
      return { file, lesson_file: { address, name, bytes: 5 } };
    };
    const [first, second, third] = [await upload('1.txt'), await upload('2.txt'), await upload('3.txt')];
    const isThere = async ({ file }: { file: typeof first.file }) => (await file.exists())[0];
    await write({ lesson_title: 'Clean', lesson_kind: 'file', lesson_file: first.lesson_file });
    await eventually(async () => expect(await kept()).toEqual(['Clean it', 'Clean']));
    await write({ lesson_file: first.lesson_file });
    await write({ lesson_title: 'Wash', lesson_file: second.lesson_file });
    await eventually(async () => expect(await kept()).toEqual(['Clean it', 'Clean', 'Wash']));
    expect((await revisionsOf('lesson', lessonId)).at(-1)).toMatchObject({
      ...{ support_lib_id: libraryId, course_ref: id, lesson_content: '<p>Use a soft brush.</p>' },
    });
    // What nobody can read is no revision, and its file goes as soon as another one replaces it.
    await db.doc(docPath.course(id)).update({ is_published: false });
    await write({ lesson_title: 'Hidden', lesson_file: third.lesson_file });
    await write({ lesson_title: 'Hidden', lesson_file: second.lesson_file });
    await eventually(async () => expect(await isThere(third)).toBe(false));
    expect(await kept()).toEqual(['Clean it', 'Clean', 'Wash']);
    expect([await isThere(first), await isThere(second)]).toEqual([true, true]);
    // Visitors read it from here on, so the next change keeps it.
    await db.doc(docPath.course(id)).update({ is_published: true });
    await write({ lesson_title: 'Polish' });
    await eventually(async () =>
      expect(await kept()).toEqual(['Clean it', 'Clean', 'Wash', 'Hidden', 'Polish']),
    );
    await layDraft('lesson', lessonId, libraryId);
    await ref.delete();
    await eventually(async () => expect(await kept()).toEqual([]));
    await eventually(async () => expect(await hasDraft('lesson', lessonId)).toBe(false));
    await eventually(async () =>
      expect([await isThere(first), await isThere(second)]).toEqual([false, false]),
    );
  });

  it('takes along each cover that it loses, and those uploaded for it, but none that another course shows', async () => {
    const [{ id }, other] = [await newCourse(), await newCourse()];
    const [first, second, unused] = [
      await storeCover(storagePath.courseCover(libraryId, id, 'a-cover.png')),
      await storeCover(storagePath.courseCover(libraryId, id, 'b-cover.png')),
      await storeCover(storagePath.courseCover(libraryId, id, 'c-cover.png')),
    ];
    const shared = await storeCover(storagePath.cover(libraryId, 'course-0a1b2c3d-cover.png'));
    const ofOther = await storeCover(storagePath.courseCover(libraryId, other.id, 'a-cover.png'));
    const show = (courseId: string, { address }: { address: string }) =>
      db.doc(docPath.course(courseId)).update({ course_cover: address });
    await show(other.id, shared);
    await show(id, first);
    await show(id, second);
    await eventually(async () => expect(await first.isThere()).toBe(false));
    expect(await second.isThere()).toBe(true);
    await show(id, shared);
    await eventually(async () => expect(await second.isThere()).toBe(false));
    await db.doc(docPath.course(id)).delete();
    await eventually(async () => expect(await unused.isThere()).toBe(false));
    expect([await shared.isThere(), await ofOther.isThere()]).toEqual([true, true]);
    await db.doc(docPath.course(other.id)).delete();
    await eventually(async () => expect(await shared.isThere()).toBe(false));
    await eventually(async () => expect(await ofOther.isThere()).toBe(false));
  });

  it('S2.1-11: has pages of its texts that follow its lessons and their order', async () => {
    const { id, lessonId, address } = await newCourse();
    const whole = address.replace('/course/', '/coursestatic/');
    await eventually(async () => expect((await get(whole)).html).toContain('Use a soft brush.'));
    const follows = (expected: Record<string, string>) =>
      eventually(async () => {
        const lessons = (await db.doc(docPath.courseText(id, 1)).get()).get('lessons') ?? [];
        const texts = lessons.map((one: Lesson) => [one.id, one.lesson_content]);
        expect(texts).toEqual(Object.entries(expected));
      });
    await db.doc(docPath.lesson(lessonId)).update({ lesson_content: '<p>Use a sponge.</p>' });
    await follows({ [lessonId]: '<p>Use a sponge.</p>' });
    const second = unique('lesson');
    const added = makeLesson({ support_lib_id: libraryId, course_ref: id, lesson_content: '<p>Dry it.</p>' });
    await layOut(lesson(second), stored(added));
    const setOutline = (...ids: string[]) =>
      db
        .doc(docPath.course(id))
        .update({ course_outline: ids.map((one) => `text:${one} ${one}\n`).join('') });
    await setOutline(second, lessonId);
    await follows({ [second]: '<p>Dry it.</p>', [lessonId]: '<p>Use a sponge.</p>' });
    await setOutline(second);
    await follows({ [second]: '<p>Dry it.</p>' });
    await db.doc(docPath.course(id)).update({ is_published: false });
    await follows({});
  });
});

describe('what becomes of a course', () => {
  it('is logged once, and told to everybody, or to people who write courses where visitors never saw it', async () => {
    const [editor, teacher] = [await newStaff(libraryId, 'editor'), await newStaff(libraryId, 'writer')];
    const agent = await newStaff(libraryId, 'agent');
    const touch = { updated_at: FieldValue.serverTimestamp(), updated_by: editor.uid };
    const { id } = await newCourse({ is_published: false, updated_by: editor.uid });
    const ref = db.doc(docPath.course(id));
    const logged = (count: number) =>
      eventually(async () => expect(await logOf(libraryId)).toHaveLength(count));
    await ref.update({ is_published: true, ...touch });
    await logged(1);
    expect(await deliverCreated('onCourseWritten', ref.path)).toBeLessThan(300);
    await ref.update({ course_title: 'Care', ...touch });
    await ref.update({ is_published: false, ...touch });
    await logged(2);
    await ref.delete();
    await logged(3);
    const target = { kind: 'course', id };
    expect(await logOf(libraryId)).toMatchObject([
      { action: 'course-published', target, details: {} },
      { action: 'course-unpublished', target: { ...target, label: 'Care' } },
      { action: 'course-deleted', target, details: { readers: 'course-writers' } },
    ]);
    const feedOf = async ({ uid }: Identity) =>
      (await db.collection(COLLECTIONS.feeds).where('ref_uid', '==', uid).get()).size;
    await eventually(async () => expect(await feedOf(teacher)).toBe(3));
    expect([await feedOf(agent), await feedOf(editor)]).toEqual([2, 0]);
  });
});

describe('GET courses and courses_lessons', () => {
  const ask = (person: Identity, path: string) =>
    call('GET', `/api/articles/${path}`, undefined, { token: person.token });
  const dataOf = async (person: Identity, path: string) => {
    const { status, body } = await ask(person, path);
    expect(status).toBe(200);
    return body.data as unknown as Record<string, Record<string, unknown>[]> & { next_cursor: string };
  };

  it('S7.4-03: list what is published, page by page', async () => {
    const writer = await newStaff(libraryId, 'writer');
    for (const course_title of ['B second', 'A first', 'C third']) await newCourse({ course_title });
    await newCourse({ course_title: 'Draft', is_published: false });
    await newCourse({ course_title: 'Foreign', support_lib_id: await newLibrary() });
    const query = `courses?support_lib_id=${libraryId}`;
    const first = await dataOf(writer, `${query}&limit=2`);
    expect(first.courses).toMatchObject([
      { course_title: 'A first', lesson_count: 1 },
      { course_title: 'B second' },
    ]);
    const last = await dataOf(writer, `${query}&limit=2&cursor=${first.next_cursor}`);
    expect([last.courses?.map(({ course_title }) => course_title), last.next_cursor]).toEqual([
      ['C third'],
      '',
    ]);
  });

  it('S7.4-03: list the lessons of a course in their order, page by page', async () => {
    const writer = await newStaff(libraryId, 'writer');
    const { id, lessonId } = await newCourse();
    const second = unique('lesson');
    await layOut(lesson(second), stored(makeLesson({ support_lib_id: libraryId, course_ref: id })));
    const course_outline = `text:${second} B\ntext:gone Gone\nsection:s Later\ntext:${lessonId} A\n`;
    await change(course(id), { course_outline });
    const query = `courses_lessons?support_lib_id=${libraryId}&course_id=${id}`;
    const first = await dataOf(writer, `${query}&limit=2`);
    expect(first.courses_lessons).toMatchObject([{ id: second, section_title: '', lesson_kind: 'text' }]);
    const last = await dataOf(writer, `${query}&cursor=${first.next_cursor}`);
    expect(last).toMatchObject({
      courses_lessons: [{ id: lessonId, section_title: 'Later', lesson_content: '<p>Use a soft brush.</p>' }],
      next_cursor: '',
    });
    expect((await ask(writer, `${query}&cursor=${unique('lesson')}`)).status).toBe(404);
  });

  it('S6-32: answer nobody without the slug, without a token, about another library or a course in the making', async () => {
    const [agent, writer] = [await newStaff(libraryId, 'agent'), await newStaff(libraryId, 'writer')];
    const foreign = await newLibrary();
    const { id } = await newCourse();
    const { id: draft } = await newCourse({ is_published: false });
    const lessonsOf = (library: string, of = id) =>
      `courses_lessons?support_lib_id=${library}&course_id=${of}`;
    for (const pathIn of [(library: string) => `courses?support_lib_id=${library}`, lessonsOf]) {
      expect((await ask(agent, pathIn(libraryId))).status).toBe(403);
      expect((await call('GET', `/api/articles/${pathIn(libraryId)}`, undefined, {})).status).toBe(401);
      expect((await ask(writer, pathIn(foreign))).status).toBe(404);
      expect((await ask(await newStaff(foreign, 'writer'), pathIn(libraryId))).status).toBe(404);
    }
    expect((await ask(await newStaff(foreign, 'writer'), lessonsOf(foreign))).status).toBe(404);
    expect((await ask(writer, lessonsOf(libraryId, draft))).status).toBe(404);
    expect((await ask(writer, 'courses')).status).toBe(400);
  });
});

describe('POST courses', () => {
  const send = (courseId: string, done: readonly string[], { viewerId = 'browser', headers = {} } = {}) =>
    call(
      'POST',
      '/api/activity/courses',
      { courseId, done, viewerId },
      { headers: { ...fromAnywhere(), ...headers } },
    );
  const learnersOf = (id: string) =>
    db.collection(COLLECTIONS.courseLearners).where('course_ref', '==', id).get();

  it('D-80: counts a start, each lesson and the end, once for each browser, however often it hears of them', async () => {
    const { id, lessonId } = await newCourse();
    for (const done of [[], [], [lessonId], [lessonId, 'not-in-the-course'], []])
      expect((await send(id, done)).status).toBe(200);
    await Promise.all([1, 2, 3].map(() => send(id, [lessonId])));
    expect((await send(id, [], { viewerId: 'another' })).body.data).toEqual({ isCounted: true });
    const expected = { support_lib_id: libraryId, started: 2, finished: 1, lessons: { [lessonId]: 1 } };
    expect(await figuresOf(id)).toEqual(expected);
    const { docs } = await learnersOf(id);
    expect(docs).toHaveLength(2);
    expect(JSON.stringify(docs.map((doc) => [doc.id, doc.data()]))).not.toMatch(/browser|another|127\.0/);
  });

  it('D-80: counts anew where another library left its figures and its learners', async () => {
    const { id, lessonId } = await newCourse();
    await send(id, [lessonId]);
    const elsewhere = await newLibrary();
    await layOut(courseFigures(id), {
      support_lib_id: elsewhere,
      started: 7,
      finished: 5,
      lessons: { gone: 3 },
    });
    for (const { ref } of (await learnersOf(id)).docs) await ref.update({ support_lib_id: elsewhere });
    expect((await send(id, [lessonId])).body.data).toEqual({ isCounted: true });
    const expected = { support_lib_id: libraryId, started: 1, finished: 1, lessons: { [lessonId]: 1 } };
    expect(await figuresOf(id)).toEqual(expected);
  });

  it('D-50: keeps nothing of a browser that asks not to be tracked', async () => {
    const { id, lessonId } = await newCourse();
    const answer = await send(id, [lessonId], { headers: { dnt: '1' } });
    expect([answer.status, answer.body.data]).toEqual([200, { isCounted: false }]);
    expect([await figuresOf(id), (await learnersOf(id)).size]).toEqual([undefined, 0]);
  });

  it('D-17: knows no course that visitors cannot take', async () => {
    const { id } = await newCourse({ is_published: false });
    expect((await send(id, [])).status).toBe(404);
    expect((await send(unique('course'), [])).status).toBe(404);
    expect((await send('a/b', [])).status).toBe(400);
    expect((await send(id, [], { viewerId: '' })).status).toBe(400);
  });
});

describe('POST courses/progress', () => {
  interface Step {
    readonly completedAt: number;
    readonly takenBackAt?: number;
    readonly score?: number;
  }
  const progressOf = (lessons: Record<string, Step>, last = '') => ({
    ...{ startedAt: 1_000, last, lastAt: last === '' ? 0 : 2_000 },
    lessons,
  });
  const NOTHING = { startedAt: 0, last: '', lastAt: 0, lessons: {} };
  const keep = (
    { token }: Identity,
    courseId: string,
    progress: object,
    { viewerId, headers = {} }: { viewerId?: string; headers?: Record<string, string> } = {},
  ) =>
    call(
      'POST',
      '/api/activity/courses/progress',
      { courseId, progress, ...(viewerId !== undefined && { viewerId }) },
      { token, headers: { ...fromAnywhere(), ...headers } },
    );
  const kept = async ({ uid }: Identity, id: string) =>
    (await db.doc(docPath.courseProgress(id, uid)).get()).data();
  const count = (courseId: string, done: readonly string[], viewerId: string) =>
    call('POST', '/api/activity/courses', { courseId, done, viewerId }, { headers: fromAnywhere() });

  it('D-83: brings the devices of a person together, whatever they send and however often', async () => {
    const agent = await newStaff(libraryId, 'agent');
    const { id, lessonId } = await newCourse();
    const second = unique('lesson');
    await change(course(id), { course_outline: `text:${lessonId} A\ntext:${second} B\n` });
    const phone = progressOf({ [lessonId]: { completedAt: 5_000, score: 80 }, gone: { completedAt: 1 } });
    const desktop = progressOf({ [second]: { completedAt: 6_000 } }, second);
    for (const progress of [phone, desktop, phone])
      expect((await keep(agent, id, progress)).status).toBe(200);
    const both = {
      ...desktop,
      lessons: { ...desktop.lessons, [lessonId]: { completedAt: 5_000, score: 80 } },
    };
    expect((await keep(agent, id, NOTHING)).body.data).toEqual({ progress: both });
    const back = progressOf({ [second]: { completedAt: 6_000, takenBackAt: 7_000 } });
    await Promise.all([back, desktop, phone].map((progress) => keep(agent, id, progress)));
    expect(await kept(agent, id)).toMatchObject({
      ...{ support_lib_id: libraryId, course_ref: id, learner_ref: agent.uid },
      progress: { last: second, lessons: { [second]: { completedAt: 6_000, takenBackAt: 7_000 } } },
    });
  });

  it('D-80: counts a person once, on however many devices, with the browser they learned with before', async () => {
    const agent = await newStaff(libraryId, 'agent');
    const { id, lessonId } = await newCourse();
    const one = { support_lib_id: libraryId, started: 1, finished: 1, lessons: { [lessonId]: 1 } };
    const done = progressOf({ [lessonId]: { completedAt: 5_000 } });
    await count(id, [lessonId], 'at home');
    await keep(agent, id, done, { viewerId: 'at home' });
    expect(await figuresOf(id)).toEqual(one);
    await count(id, [lessonId], 'on the way');
    expect(await figuresOf(id)).toMatchObject({ started: 2, finished: 2 });
    for (let time = 0; time < 2; time += 1) await keep(agent, id, done, { viewerId: 'on the way' });
    await keep(agent, id, done);
    expect(await figuresOf(id)).toEqual(one);
    await keep(await newStaff(libraryId, 'writer'), id, progressOf({}));
    expect(await figuresOf(id)).toEqual({ ...one, started: 2 });
  });

  it('keeps nothing of a person who has only looked, and counts none who asks not to be tracked (D-50)', async () => {
    const agent = await newStaff(libraryId, 'agent');
    const { id, lessonId } = await newCourse();
    expect((await keep(agent, id, NOTHING)).body.data).toEqual({ progress: NOTHING });
    expect(await kept(agent, id)).toBeUndefined();
    const done = progressOf({ [lessonId]: { completedAt: 5_000 } });
    expect((await keep(agent, id, done, { headers: { dnt: '1' } })).status).toBe(200);
    expect([(await kept(agent, id))?.counted, await figuresOf(id)]).toEqual([null, undefined]);
  });

  it('D-83: tells each person only of themselves, in the library they act in', async () => {
    const [agent, writer] = [await newStaff(libraryId, 'agent'), await newStaff(libraryId, 'writer')];
    const outsider = await newStaff(await newLibrary(), 'owner');
    const { id, lessonId } = await newCourse();
    const { id: draft } = await newCourse({ is_published: false });
    await keep(agent, id, progressOf({ [lessonId]: { completedAt: 5_000 } }));
    expect((await keep(writer, id, NOTHING)).body.data).toEqual({ progress: NOTHING });
    expect((await keep(outsider, id, progressOf({ [lessonId]: { completedAt: 5_000 } }))).body.data).toEqual({
      progress: null,
    });
    expect(await kept(outsider, id)).toBeUndefined();
    expect((await keep(agent, draft, NOTHING)).status).toBe(404);
    expect((await keep(await newVisitor(), id, NOTHING)).status).toBe(403);
    expect((await call('POST', '/api/activity/courses/progress', {}, {})).status).toBe(401);
  });

  it.each([
    ['a time that is none', { ...NOTHING, startedAt: -1 }],
    ['a time that no date can name', { ...NOTHING, lastAt: 9e15 }],
    ['a score above all', progressOf({ a: { completedAt: 1, score: 101 } })],
    ['lessons that are none', { ...NOTHING, lessons: { a: 'done' } }],
    ['no lessons', { startedAt: 0, last: '', lastAt: 0 }],
  ])('refuses %s', async (_what, progress) => {
    const { id } = await newCourse();
    expect((await keep(await newStaff(libraryId, 'agent'), id, progress)).status).toBe(400);
  });

  it('takes every lesson of the longest course', async () => {
    const agent = await newStaff(libraryId, 'agent');
    const ids = Array.from({ length: 500 }, (_, index) => `${'lesson'.repeat(8)}-${index}`);
    const course_outline = ids.map((one) => `text:${one} A\n`).join('');
    const { id } = await newCourse({ course_outline });
    const lessons = Object.fromEntries(ids.map((one) => [one, { completedAt: 5_000, takenBackAt: 4_000 }]));
    for (let time = 0; time < 2; time += 1)
      expect((await keep(agent, id, progressOf(lessons))).status).toBe(200);
    expect(await figuresOf(id)).toMatchObject({ started: 1, finished: 1 });
  });

  it('goes with the person', async () => {
    const [agent, other] = [await newStaff(libraryId, 'agent'), await newStaff(libraryId, 'agent')];
    const { id } = await newCourse();
    for (const person of [agent, other]) await keep(person, id, progressOf({}));
    await db.doc(docPath.user(agent.uid)).delete();
    await eventually(async () => expect(await kept(agent, id)).toBeUndefined());
    expect(await kept(other, id)).toBeDefined();
  });

  it('S7.4-03: GET subscriptions lists the courses that the caller takes, the last taken first', async () => {
    const [writer, other] = [await newStaff(libraryId, 'writer'), await newStaff(libraryId, 'editor')];
    const courses = [];
    for (const course_title of ['First', 'Second', 'Third']) courses.push(await newCourse({ course_title }));
    const [first, second, third] = courses;
    for (const { id, lessonId } of courses)
      await keep(writer, id, progressOf({ [lessonId]: { completedAt: 60_000, score: 90 } }, lessonId));
    await keep(other, second?.id ?? '', progressOf({}));
    const ask = async ({ token }: Identity, more = '') => {
      const path = `/api/articles/subscriptions?support_lib_id=${libraryId}${more}`;
      return (await call('GET', path, undefined, { token })).body.data as unknown as Subscriptions;
    };
    const page = await ask(writer, '&limit=2');
    expect(page.subscriptions.map(({ course_title }) => course_title)).toEqual(['Third', 'Second']);
    expect(page.subscriptions[0]).toEqual({
      ...{ id: third?.id, course_title: 'Third', course_description: 'What to do each week.' },
      ...{ course_cover: '', lesson_count: 1, last_lesson: third?.lessonId },
      started_at: '1970-01-01T00:00:01.000Z',
      finished_at: '1970-01-01T00:01:00.000Z',
      lessons_done: [{ id: third?.lessonId, completed_at: '1970-01-01T00:01:00.000Z', score: 90 }],
    });
    expect(page.next_cursor).toBe(second?.id);
    const last = await ask(writer, `&cursor=${page.next_cursor}`);
    expect([last.subscriptions.map(({ id }) => id), last.next_cursor]).toEqual([[first?.id], '']);
    expect((await ask(other)).subscriptions).toMatchObject([
      { id: second?.id, lessons_done: [], finished_at: '' },
    ]);
    await change(course(third?.id ?? ''), { is_published: false });
    expect((await ask(writer)).subscriptions.map(({ id }) => id)).toEqual([second?.id, first?.id]);
  });

  it('S6-32: GET subscriptions answers nobody without the slug, about another library, or after a foreign course', async () => {
    const [agent, writer] = [await newStaff(libraryId, 'agent'), await newStaff(libraryId, 'writer')];
    const { id } = await newCourse();
    await keep(agent, id, progressOf({}));
    const statusOf = async (person: Identity, query: string) =>
      (await call('GET', `/api/articles/subscriptions?${query}`, undefined, { token: person.token })).status;
    const own = `support_lib_id=${libraryId}`;
    expect(await statusOf(agent, own)).toBe(403);
    expect(await statusOf(writer, `support_lib_id=${await newLibrary()}`)).toBe(404);
    expect(await statusOf(writer, `${own}&cursor=${id}`)).toBe(404);
    expect(await statusOf(writer, `${own}&limit=21`)).toBe(400);
    expect((await call('GET', `/api/articles/subscriptions?${own}`, undefined, {})).status).toBe(401);
  });
});
