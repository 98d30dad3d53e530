import { isDeepStrictEqual } from 'node:util';
import { arrangeTexts, lessonText } from '@harborline/domain/courses/course-texts';
import { isLessonOf } from '@harborline/domain/courses/is-lesson-of';
import { lessonIds } from '@harborline/domain/courses/outline';
import type { Course, LessonText } from '@harborline/domain/entities/course';
import { course as courseDocument, courseText, textsOfCourse } from '@harborline/domain/stores/courses';
import { lesson as lessonDocument } from '@harborline/domain/stores/lessons';
import type { Transaction } from 'firebase-admin/firestore';
import { firestore } from '../../platform/firebase';
import { findRecords, readEach, readRecord } from '../../platform/store/read';
import { deleteRecord, setRecord } from '../../platform/store/write';

/** What is kept of a course's lessons may be used again, except of one that changed. */
type Kept = ReadonlyMap<string, LessonText>;

/** The texts of a course in their order. Only lessons whose text is not kept are read. */
async function readTexts(course: Course, kept: Kept, transaction: Transaction): Promise<LessonText[]> {
  const ids = lessonIds(course.course_outline);
  const unknown = ids.filter((id) => !kept.has(id));
  const found = await readEach(unknown.map(lessonDocument), transaction);
  const read = new Map(
    found.flatMap((lesson) =>
      lesson && isLessonOf(lesson, course) ? [[lesson.id, lessonText(lesson)]] : [],
    ),
  );
  return ids.flatMap((id) => kept.get(id) ?? read.get(id) ?? []);
}

interface ChangedCourse {
  readonly libraryId: string;
  readonly courseId: string;
  /** of the lesson that changed; '' if none did */
  readonly lessonId: string;
}

/**
 * Brings the pages of a whole course in line with it and with one of its lessons, whatever order events arrive in. A
 * course that visitors cannot take has none.
 */
export async function keepCourseTexts({ libraryId, courseId, lessonId }: ChangedCourse): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const course = await readRecord(courseDocument(courseId), transaction);
    const stored = await findRecords(textsOfCourse(libraryId, courseId), transaction);
    const isShown = course?.is_published === true && course.support_lib_id === libraryId;
    const texts = stored.flatMap(({ lessons }) => lessons);
    // Of a long lesson nothing but its name is kept.
    const kept = new Map(texts.filter(({ is_long }) => !is_long).map((text) => [text.id, text]));
    kept.delete(lessonId);
    const now = isShown ? await readTexts(course, kept, transaction) : [];
    const pages = arrangeTexts({ support_lib_id: libraryId, course_ref: courseId }, now);
    for (const page of pages) {
      const { id: _id, ...before } = stored.find((one) => one.page === page.page) ?? { id: '' };
      if (!isDeepStrictEqual(before, page)) setRecord(transaction, courseText(courseId, page.page), page);
    }
    for (const { page } of stored)
      if (page > pages.length) deleteRecord(transaction, courseText(courseId, page));
  });
}
