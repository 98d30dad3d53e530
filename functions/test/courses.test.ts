import type { Lesson } from '@harborline/domain/entities/course';
import { LOCAL_STORAGE_BUCKET } from '@harborline/domain/local-suite';
import { COLLECTIONS, docPath, storagePath } from '@harborline/domain/paths';
import { courseFigures } from '@harborline/domain/stores/course-figures';
import { course } from '@harborline/domain/stores/courses';
import { lesson } from '@harborline/domain/stores/lessons';
import { library } from '@harborline/domain/stores/libraries';
import { libraryKey } from '@harborline/domain/stores/library-lookups';
import { makeCourse, makeLesson } from '@harborline/domain/testing/make-course';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { beforeEach, describe, expect, it } from 'vitest';
import { namedReadsOf } from './support/billing';
import { call, fromAnywhere } from './support/call';
import { hasDraft, layDraft, revisionsOf } from './support/content-copies';
import { storeCover } from './support/covers';
import { deliverCreated } from './support/deliver';
import { logOf } from './support/log';
import { type Identity, newStaff } from './support/people';
import { app, db, eventually, hostOf, pause } from './support/suite';
import { change, layOut, newLibrary, stored, unique } from './support/world';

process.env.FIREBASE_STORAGE_EMULATOR_HOST = hostOf('storage');
const bucket = getStorage(app).bucket(LOCAL_STORAGE_BUCKET);

const NO_LONGER_FRESH_MS = 10_500;

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
    await eventually(async () => expect(await hasCourses()).toBe(true), 60_000);
    await db.doc(docPath.course(id)).update({ is_published: false });
    await eventually(async () => expect(await hasCourses()).toBe(false));
  });

  it('is shown as it is now, and not any more once it is withdrawn', async () => {
    const { id, address } = await newCourse();
    await eventually(async () => expect((await get(address)).html).toContain('Care for your bike'), 60_000);
    await db.doc(docPath.course(id)).update({ course_title: 'Care for your scooter' });
    await eventually(
      async () => expect((await get(address)).html).toContain('Care for your scooter'),
      30_000,
    );
    await db.doc(docPath.course(id)).update({ is_published: false });
    await eventually(async () => expect((await get(address)).status).toBe(404), 30_000);
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
    await db.doc(docPath.course(id)).delete();
    const isThere = async (one: string) => (await db.doc(docPath.lesson(one)).get()).exists;
    await eventually(async () => expect(await isThere(lessonId)).toBe(false), 60_000);
    await eventually(async () => expect(await file.exists()).toEqual([false]), 60_000);
    expect(await isThere(other.lessonId)).toBe(true);
    expect(await otherFile.exists()).toEqual([true]);
    await eventually(async () => expect(await figuresOf(id)).toBeUndefined());
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
    await eventually(async () => expect(await kept()).toEqual(['Clean it', 'Clean']), 60_000);
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
    await eventually(async () => expect(await first.isThere()).toBe(false), 60_000);
    expect(await second.isThere()).toBe(true);
    await show(id, shared);
    await eventually(async () => expect(await second.isThere()).toBe(false), 60_000);
    await db.doc(docPath.course(id)).delete();
    await eventually(async () => expect(await unused.isThere()).toBe(false), 60_000);
    expect([await shared.isThere(), await ofOther.isThere()]).toEqual([true, true]);
    await db.doc(docPath.course(other.id)).delete();
    await eventually(async () => expect(await shared.isThere()).toBe(false), 60_000);
    await eventually(async () => expect(await ofOther.isThere()).toBe(false), 60_000);
  });

  it('S2.1-11: has pages of its texts that follow its lessons and their order', async () => {
    const { id, lessonId, address } = await newCourse();
    const whole = address.replace('/course/', '/coursestatic/');
    await eventually(async () => expect((await get(whole)).html).toContain('Use a soft brush.'), 60_000);
    const follows = (expected: Record<string, string>) =>
      eventually(async () => {
        const lessons = (await db.doc(docPath.courseText(id, 1)).get()).get('lessons') ?? [];
        const texts = lessons.map((one: Lesson) => [one.id, one.lesson_content]);
        expect(texts).toEqual(Object.entries(expected));
      }, 30_000);
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

  it('S2.1-03, S2.1-09, S2.1-11: costs the library, its stamp and one document a page', async () => {
    const { address, lessonId } = await newCourse();
    const pages = {
      [`${address}?lesson=${lessonId}`]: 'Use a soft brush.',
      [address.replace('/course/', '/coursestatic/')]: 'Use a soft brush.',
      [`/${key}/courses`]: 'Care for your bike',
    };
    const readAll = async () => {
      for (const [path, text] of Object.entries(pages)) expect((await get(path)).html).toContain(text);
    };
    await eventually(readAll, 60_000);
    const readAgain = async () => {
      await pause(NO_LONGER_FRESH_MS);
      await readAll();
    };
    // The list and the outline are kept until a course changes.
    await eventually(async () => expect(await namedReadsOf(readAgain)).toBe(4), 90_000);
    await eventually(async () => expect(await namedReadsOf(readAll)).toBe(0), 30_000);
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
      eventually(async () => expect(await logOf(libraryId)).toHaveLength(count), 30_000);
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
    await eventually(async () => expect(await feedOf(teacher)).toBe(3), 30_000);
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
