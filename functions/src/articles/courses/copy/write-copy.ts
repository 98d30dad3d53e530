import type { Course, Lesson } from '@harborline/domain/entities/course';
import { LIMITS } from '@harborline/domain/limits';
import { COLLECTIONS } from '@harborline/domain/paths';
import { lessonDrafts } from '@harborline/domain/stores/content-drafts';
import { course as courseDocument } from '@harborline/domain/stores/courses';
import { lesson as lessonDocument, lessonsOfCourse } from '@harborline/domain/stores/lessons';
import { Timestamp } from 'firebase-admin/firestore';
import { firestore } from '../../../platform/firebase';
import { inParts } from '../../../platform/in-parts';
import { deleteFound } from '../../../platform/store/delete-found';
import { findIds } from '../../../platform/store/read';
import { deleteRecord, inBatch, setRecord, updateRecord } from '../../../platform/store/write';
import { copyCover } from './copy-files';
import { type CopiedLesson, copyLessons, copyOutline } from './copy-lessons';
import { type Copying, requirementsOfCopy, stamp } from './copying';
import { requireUnchanged } from './stored-copy';

/** What one commit takes: so many writes, and ten megabytes, which so many characters stay below in any script. */
const COUNT = 400;
const CHARACTERS = 1_500_000;

const charactersOf = ({ data }: CopiedLesson): number =>
  data.lesson_title.length + data.lesson_content.length + data.lesson_video.length + data.lesson_quiz.length;

/** Every lesson of the copy, also one that no outline names. */
const storedLessons = ({ copyId, staff }: Copying): Promise<string[]> =>
  findIds({ ...lessonsOfCourse(staff.support_lib_id, copyId), limit: LIMITS.courseRows });

async function courseOf(copying: Copying, lessons: readonly CopiedLesson[]) {
  const { course_title, course_description, lessons_in_order = false, updated_at } = copying.origin;
  return {
    ...{ course_title, course_description, lessons_in_order },
    required_courses: requirementsOfCopy(copying),
    course_cover: await copyCover(copying),
    course_outline: copyOutline(copying, lessons),
    origin_updated_at: new Timestamp(updated_at.seconds, updated_at.nanoseconds),
    ...stamp(copying),
  };
}

/** Drafts that an earlier copy left, which was deleted a moment ago. */
export const forgetEarlierDrafts = ({ copyId, staff }: Copying): Promise<void> =>
  deleteFound(lessonDrafts(staff.support_lib_id, copyId), (id) => ({
    path: `${COLLECTIONS.contentDrafts}/${id}`,
  }));

async function deleteLessons(ids: readonly string[]): Promise<void> {
  for (const part of inParts(ids, { count: COUNT }))
    await inBatch((batch) => {
      for (const id of part) deleteRecord(batch, lessonDocument(id));
    });
}

/**
 * Puts the lessons into the copy, then the outline that names them, if nobody has changed the copy since it was read. A
 * course that fits into one commit is replaced whole or not at all. @throws ApiError
 */
export async function writeCopy(copying: Copying, copy: Course, origins: readonly Lesson[]): Promise<void> {
  const before = await storedLessons(copying);
  const lessons = await copyLessons(copying, origins);
  const course = await courseOf(copying, lessons);
  const write = (part: readonly CopiedLesson[], isLast: boolean) =>
    firestore().runTransaction(async (transaction) => {
      await requireUnchanged(copying, copy, transaction);
      for (const { id, data } of part) setRecord(transaction, lessonDocument(id), data);
      if (isLast) updateRecord(transaction, courseDocument(copying.copyId), course);
    });
  const parts = inParts(lessons, { count: COUNT, weight: CHARACTERS, weigh: charactersOf });
  const last = parts.pop() ?? [];
  for (const part of parts) await write(part, false);
  await write(last, true);
  const kept = new Set(lessons.map(({ id }) => id));
  await deleteLessons(before.filter((id) => !kept.has(id)));
}
