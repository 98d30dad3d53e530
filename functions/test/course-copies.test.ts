import type { copyCourse } from '@harborline/domain/api/articles/courses';
import type { AnswerOf } from '@harborline/domain/api/contract';
import { copyIdOf } from '@harborline/domain/articles/article-copy';
import { lessonIds } from '@harborline/domain/courses/outline';
import type { Lesson } from '@harborline/domain/entities/course';
import { LOCAL_STORAGE_BUCKET } from '@harborline/domain/local-suite';
import { COLLECTIONS, docPath, storagePath } from '@harborline/domain/paths';
import { course } from '@harborline/domain/stores/courses';
import { lesson } from '@harborline/domain/stores/lessons';
import { library } from '@harborline/domain/stores/libraries';
import { libraryKey } from '@harborline/domain/stores/library-lookups';
import { makeCourse, makeLesson } from '@harborline/domain/testing/make-course';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { bucket } from './support/bucket';
import { call, fromAnywhere } from './support/call';
import { hasDraft, layDraft } from './support/content-copies';
import { logOf } from './support/log';
import { type Identity, newStaff } from './support/people';
import { db, eventually, hostOf } from './support/suite';
import { change, layOut, newLibrary, stored, unique } from './support/world';

const PNG = Buffer.from('89504e470d0a1a0a00000000', 'hex');

let libraryId = '';
let parent = '';
let key = '';
let writer: Identity;

beforeEach(async () => {
  [libraryId, parent] = [await newLibrary(), await newLibrary()];
  key = unique('key-');
  await change(library(libraryId), { library_refkey: key, parent_lib_id: parent });
  await layOut(libraryKey(key), { support_lib_id: libraryId });
  writer = await newStaff(libraryId, 'writer');
});

interface How {
  readonly replaces?: boolean;
  readonly deleted_lessons?: number;
}

const copy = async (course_id: string, how: How = {}, person = writer) => {
  const answer = await call(
    'POST',
    '/api/articles/course_copies',
    { course_id, replaces: false, ...how },
    { token: person.token, headers: fromAnywhere() },
  );
  return { status: answer.status, data: answer.body.data as unknown as AnswerOf<typeof copyCourse> };
};
const replace = (course_id: string, person = writer) => copy(course_id, { replaces: true }, person);

const dataAt = async (path: string) => (await db.doc(path).get()).data() ?? {};
const courseAt = (id: string) => dataAt(docPath.course(id));
const idsIn = async (id: string) => lessonIds((await courseAt(id)).course_outline ?? '');
const lessonsIn = async (id: string) =>
  Promise.all((await idsIn(id)).map((one) => dataAt(docPath.lesson(one))));
const lessonsStored = async (course_ref: string) =>
  (await db.collection(COLLECTIONS.lessons).where('course_ref', '==', course_ref).get()).size;
const edit = (id: string, changes: object) =>
  db.doc(docPath.course(id)).update({ ...changes, updated_at: Timestamp.now() });

const addressOf = (path: string) =>
  `http://${hostOf('storage')}/v0/b/${LOCAL_STORAGE_BUCKET}/o/${encodeURIComponent(path)}?alt=media`;
const pathOf = (address: unknown) =>
  decodeURIComponent(new URL(String(address)).pathname.split('/o/')[1] ?? '');
const isFileThere = async (address: unknown) => (await bucket.file(pathOf(address)).exists())[0];

/** A course of a text and files, with a cover. */
async function newOriginal(fileCount = 1) {
  const [id, text] = [unique('course'), unique('lesson')];
  const coverPath = storagePath.cover(parent, `${id}.png`);
  await bucket.file(coverPath).save(PNG, { contentType: 'image/png', resumable: false });
  const ofParent = { support_lib_id: parent, course_ref: id };
  await layOut(lesson(text), stored(makeLesson(ofParent)));
  let course_outline = `text:${text} Clean it\n`;
  for (let index = 0; index < fileCount; index += 1) {
    const [file, path] = [unique('lesson'), storagePath.lessonFile(parent, id, `${index}.txt`)];
    await bucket.file(path).save('42 cm', { contentType: 'text/plain', resumable: false });
    const lesson_file = { address: addressOf(path), name: 'Measures.txt', bytes: 5 };
    await layOut(lesson(file), stored(makeLesson({ ...ofParent, lesson_kind: 'file', lesson_file })));
    course_outline += `file:${file} Measures\n`;
  }
  const head = { support_lib_id: parent, course_outline, course_cover: addressOf(coverPath) };
  await layOut(course(id), stored(makeCourse(head)));
  return { id, text, copyId: copyIdOf(libraryId, id) };
}

const get = async (path: string) => {
  const answer = await fetch(`http://${hostOf('hosting')}${path}`);
  return { status: answer.status, html: await answer.text() };
};

describe('U-12: a copy of a course of the parent', () => {
  it('has lessons, a cover and files of its own, which stay when the parent deletes its own', async () => {
    const { id, copyId } = await newOriginal();
    const data = { course_id: copyId, is_new: true, refusal: '', lost_lessons: 0 };
    expect(await copy(id)).toEqual({ status: 200, data });
    const { course_cover, ...head } = await courseAt(copyId);
    expect(head).toMatchObject({ support_lib_id: libraryId, is_published: false, origin_ref: id });
    const lessons = await lessonsIn(copyId);
    expect(lessons).toMatchObject([
      { support_lib_id: libraryId, course_ref: copyId, lesson_content: '<p>Use a soft brush.</p>' },
      { support_lib_id: libraryId, course_ref: copyId, lesson_kind: 'file' },
    ]);
    await bucket.deleteFiles({ prefix: storagePath.lessonFile(parent, id, '') });
    await db.doc(docPath.course(id)).delete();
    for (const address of [course_cover, lessons[1]?.lesson_file.address]) {
      expect(pathOf(address).startsWith(`covers/${libraryId}/`)).toBe(true);
      const [{ contentType }] = await bucket.file(pathOf(address)).getMetadata();
      expect(contentType).toBe(pathOf(address).endsWith('.png') ? 'image/png' : 'text/plain');
    }
  });

  it('takes its cover and its files along when it is deleted', async () => {
    const { id, copyId } = await newOriginal();
    await copy(id);
    const { course_cover } = await courseAt(copyId);
    const [, { lesson_file }] = (await lessonsIn(copyId)) as [object, Lesson];
    await db.doc(docPath.course(copyId)).delete();
    await eventually(async () => expect(await isFileThere(course_cover)).toBe(false), 60_000);
    await eventually(async () => expect(await isFileThere(lesson_file?.address)).toBe(false));
  });

  it('keeps what it has when it is made again right after it was deleted', async () => {
    const { id, copyId } = await newOriginal(12);
    await copy(id);
    const [first = ''] = await idsIn(copyId);
    await layDraft('lesson', first, libraryId, copyId);
    await db.doc(docPath.course(copyId)).delete();
    expect((await copy(id)).data).toMatchObject({ is_new: true, refusal: '' });
    const isLogged = async () => expect(await logOf(libraryId)).toMatchObject([{ action: 'course-deleted' }]);
    await eventually(isLogged, 60_000);
    const lessons = await lessonsIn(copyId);
    expect(lessons.map(({ course_ref }) => course_ref)).toEqual(Array(13).fill(copyId));
    for (const { lesson_file } of lessons.slice(1))
      expect(await isFileThere(lesson_file?.address)).toBe(true);
    expect(await hasDraft('lesson', first)).toBe(false);
  });

  it('is finished by asking again where its making broke off', async () => {
    const { id, copyId } = await newOriginal();
    const begun = { is_published: false, course_outline: '', origin_updated_at: new Timestamp(0, 0) };
    const ofOrigin = { support_lib_id: libraryId, origin_ref: id };
    await layOut(course(copyId), stored(makeCourse({ ...begun, ...ofOrigin })));
    expect((await copy(id)).data.is_new).toBe(true);
    expect(await lessonsIn(copyId)).toHaveLength(2);
    expect((await copy(id)).data.is_new).toBe(false);
  });

  it('is made once, and takes the parent’s course anew when its writer asks', async () => {
    const { id, text, copyId } = await newOriginal();
    const requiredOfCopy = async () => (await courseAt(copyId)).required_courses;
    await edit(id, { required_courses: ['first'] });
    await copy(id);
    // D-87: those of the copy's own library.
    expect(await requiredOfCopy()).toEqual([copyIdOf(libraryId, 'first')]);
    await edit(copyId, { course_title: 'Ours', required_courses: [] });
    expect((await copy(id)).data.is_new).toBe(false);
    expect(await courseAt(copyId)).toMatchObject({ course_title: 'Ours', required_courses: [] });
    await db.doc(docPath.lesson(text)).update({ lesson_content: '<p>Use water.</p>' });
    const [before] = await lessonsIn(copyId);
    await edit(id, { course_outline: `text:${text} Clean it\n`, course_title: 'Theirs' });
    expect((await copy(id, { replaces: true, deleted_lessons: 1 })).data.refusal).toBe('');
    expect(await courseAt(copyId)).toMatchObject({ course_title: 'Theirs' });
    expect(await requiredOfCopy()).toEqual([copyIdOf(libraryId, 'first')]);
    expect(await lessonsIn(copyId)).toMatchObject([{ lesson_content: '<p>Use water.</p>' }]);
    expect([before?.lesson_content, await lessonsStored(copyId)]).toEqual(['<p>Use a soft brush.</p>', 1]);
  });

  it('loses lessons that the parent lacks only if its writer agreed to that many', async () => {
    const { id, copyId } = await newOriginal();
    await copy(id);
    const own = unique('lesson');
    await layOut(lesson(own), stored(makeLesson({ support_lib_id: libraryId, course_ref: copyId })));
    const { course_outline } = await courseAt(copyId);
    await edit(copyId, { course_outline: `${course_outline}text:${own} Ours\n` });
    expect((await replace(id)).data).toMatchObject({ refusal: 'loses-lessons', lost_lessons: 1 });
    expect(await lessonsStored(copyId)).toBe(3);
    const { data } = await copy(id, { replaces: true, deleted_lessons: 1 });
    expect(data).toMatchObject({ refusal: '', lost_lessons: 0 });
    expect((await dataAt(docPath.lesson(own))).course_ref).toBeUndefined();
    expect(await lessonsIn(copyId)).toHaveLength(2);
  });

  it('D-86: is not replaced while a lesson has changes that are not published', async () => {
    const { id, copyId } = await newOriginal();
    await copy(id);
    await edit(copyId, { course_title: 'Ours' });
    const [first = ''] = await idsIn(copyId);
    await layDraft('lesson', first, libraryId, copyId);
    expect((await replace(id)).data).toMatchObject({ refusal: 'has-edits' });
    expect(await courseAt(copyId)).toMatchObject({ course_title: 'Ours' });
    expect(await hasDraft('lesson', first)).toBe(true);
  });

  it('S6-10: is replaced while it is published only for those who may publish', async () => {
    const { id, copyId } = await newOriginal();
    await copy(id);
    await edit(copyId, { is_published: true });
    expect((await replace(id)).status).toBe(403);
    expect((await replace(id, await newStaff(libraryId, 'editor'))).status).toBe(200);
    expect(await courseAt(copyId)).toMatchObject({ is_published: true });
    expect((await copy(id, {}, await newStaff(libraryId, 'agent'))).status).toBe(403);
  });

  it('S6-10: is not replaced once somebody has published it meanwhile, and stays published', async () => {
    const { id, copyId } = await newOriginal(12);
    await copy(id);
    const filesOf = async () =>
      (await bucket.getFiles({ prefix: storagePath.lessonFile(libraryId, copyId, '') }))[0];
    await bucket.deleteFiles({ prefix: storagePath.lessonFile(libraryId, copyId, '') });
    const answer = replace(id);
    await eventually(async () => expect((await filesOf()).length).toBeGreaterThan(0));
    await edit(copyId, { is_published: true, course_title: 'Ours' });
    expect((await answer).status).toBe(409);
    expect(await courseAt(copyId)).toMatchObject({ is_published: true, course_title: 'Ours' });
  });

  it('may be longer than one commit takes', async () => {
    const [id, ids] = [unique('course'), Array.from({ length: 12 }, () => unique('lesson'))];
    const lesson_content = `<p>${'自'.repeat(330_000)}</p>`;
    for (const one of ids)
      await layOut(
        lesson(one),
        stored(makeLesson({ support_lib_id: parent, course_ref: id, lesson_content })),
      );
    const course_outline = ids.map((one) => `text:${one} ${one}\n`).join('');
    await layOut(course(id), stored(makeCourse({ support_lib_id: parent, course_outline })));
    expect((await copy(id)).status).toBe(200);
    expect(await lessonsIn(copyIdOf(libraryId, id))).toHaveLength(12);
  });

  it('is of a published course of the parent alone', async () => {
    const { id } = await newOriginal();
    const stranger = await newStaff(await newLibrary(), 'owner');
    expect((await copy(id, {}, stranger)).status).toBe(404);
    const own = unique('course');
    await layOut(course(own), stored(makeCourse({ support_lib_id: libraryId })));
    expect((await copy(own)).status).toBe(404);
    await edit(id, { is_published: false });
    expect((await copy(id)).status).toBe(404);
    await change(library(libraryId), { parent_lib_id: '' });
    await edit(id, { is_published: true });
    expect((await copy(id)).status).toBe(404);
  });

  it('D-73: stands at the address of the original once it is published', async () => {
    const { id, copyId } = await newOriginal();
    await change(library(libraryId), { enabled_default_courses: [id] });
    await copy(id);
    const page = `/course/${key}/${id}`;
    await eventually(async () => expect((await get(page)).html).toContain('Care for your bike'), 60_000);
    await edit(copyId, { is_published: true, course_title: 'Care for our bike' });
    await eventually(async () => {
      expect((await get(page)).html).toContain('Care for our bike');
      const { html } = await get(`/${key}/courses`);
      expect([html.includes('Care for our bike'), html.includes('Care for your bike')]).toEqual([
        true,
        false,
      ]);
    }, 60_000);
    await edit(copyId, { is_published: false });
    await eventually(async () => expect((await get(page)).html).toContain('Care for your bike'));
    await change(library(libraryId), { enabled_default_courses: [] });
    await eventually(async () => expect((await get(page)).status).toBe(404));
  });
});
