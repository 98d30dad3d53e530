import { docPath } from '@harborline/domain/paths';
import { course } from '@harborline/domain/stores/courses';
import { lesson } from '@harborline/domain/stores/lessons';
import { library } from '@harborline/domain/stores/libraries';
import { libraryKey } from '@harborline/domain/stores/library-lookups';
import { makeCourse, makeLesson } from '@harborline/domain/testing/make-course';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { namedReadsOf } from './support/billing';
import { hasDraft, layDraft, revisionsOf } from './support/content-copies';
import { db, eventually, hostOf, pause } from './support/suite';
import { change, layOut, newLibrary, stored, unique } from './support/world';

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

  it('takes its lessons along when it is deleted', async () => {
    const { id, lessonId } = await newCourse();
    const other = await newCourse();
    await db.doc(docPath.course(id)).delete();
    const isThere = async (one: string) => (await db.doc(docPath.lesson(one)).get()).exists;
    await eventually(async () => expect(await isThere(lessonId)).toBe(false), 60_000);
    expect(await isThere(other.lessonId)).toBe(true);
  });

  it('D-81: keeps what visitors could read of its lessons, and what replaced it', async () => {
    const { id, lessonId } = await newCourse({ is_published: false });
    const write = (lesson_content: string) =>
      db.doc(docPath.lesson(lessonId)).update({ lesson_content, updated_at: Timestamp.now() });
    const kept = async () =>
      (await revisionsOf('lesson', lessonId)).map(({ lesson_content }) => lesson_content);
    await db.doc(docPath.course(id)).update({ is_published: true });
    await write('Better');
    await eventually(
      async () => expect(await kept()).toEqual(['<p>Use a soft brush.</p>', 'Better']),
      60_000,
    );
    await layDraft('lesson', lessonId, libraryId);
    await db.doc(docPath.lesson(lessonId)).delete();
    await eventually(async () => expect(await kept()).toEqual([]));
    await eventually(async () => expect(await hasDraft('lesson', lessonId)).toBe(false));
  });

  it('costs the library, its stamp and the lesson for a lesson that nothing keeps', async () => {
    const { address, lessonId } = await newCourse();
    const path = `${address}?lesson=${lessonId}`;
    await eventually(async () => expect((await get(path)).html).toContain('Use a soft brush.'), 60_000);
    const readAgain = async () => {
      await pause(NO_LONGER_FRESH_MS);
      expect((await get(path)).status).toBe(200);
    };
    await eventually(async () => expect(await namedReadsOf(readAgain)).toBeLessThanOrEqual(3), 90_000);
  });
});
