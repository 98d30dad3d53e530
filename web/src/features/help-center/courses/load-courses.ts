import { lessonsOf, type OutlineLesson } from '@harborline/domain/courses/outline';
import { courseRow, lessonHtml, pageCourse, pageLesson } from '@harborline/domain/courses/page-course';
import type { Lesson } from '@harborline/domain/entities/course';
import { entriesOfPage } from '@harborline/domain/help-center/list-page';
import type { PageCourse, PageCourseRow, PageLesson } from '@harborline/domain/help-center/page-content';
import { LIMITS } from '@harborline/domain/limits';
import { course as courseDocument, publishedCourses } from '@harborline/domain/stores/courses';
import { lesson as lessonDocument } from '@harborline/domain/stores/lessons';
import { ReadError } from '../../../shared/firebase/firestore-rest';
import {
  readPublicDocuments,
  readPublicRecord,
  readPublicRecords,
} from '../../../shared/store/public-records';
import { prepareHtml } from '../article/prepare-article';

/** The published courses of a library. @throws ReadError */
export async function loadCourses(libraryId: string): Promise<readonly PageCourseRow[]> {
  return (await readPublicRecords(publishedCourses(libraryId))).map((course) =>
    courseRow(pageCourse(course)),
  );
}

const nullIfRefused = (error: unknown): null => {
  if (error instanceof ReadError && (error.status === 401 || error.status === 403)) return null;
  throw error;
};

async function prepareLesson(lesson: Lesson): Promise<PageLesson> {
  return pageLesson(lesson, await prepareHtml(lessonHtml(lesson)));
}

async function loadWith(
  libraryId: string,
  courseId: string,
  choose: (lessons: readonly OutlineLesson[]) => readonly OutlineLesson[],
): Promise<PageCourse | null> {
  const found = await readPublicRecord(courseDocument(courseId)).catch(nullIfRefused);
  if (found === null || !found.is_published || found.support_lib_id !== libraryId) return null;
  const course = pageCourse(found);
  const wanted = choose(lessonsOf(course.sections)).map(({ id }) => lessonDocument(id));
  // One that is gone is refused, and with it all that were asked for together.
  const lessons = wanted.length === 0 ? [] : await readPublicDocuments(wanted).catch(nullIfRefused);
  const own = (lessons ?? []).filter(({ course_ref }) => course_ref === courseId);
  return { ...course, lessons: await Promise.all(own.map(prepareLesson)) };
}

/** A course, with the text of one lesson; null if visitors cannot have it. @throws ReadError */
export const loadCourse = (libraryId: string, courseId: string, lessonId: string) =>
  loadWith(libraryId, courseId, (lessons) => lessons.filter(({ id }) => id === lessonId));

/** A course with the texts of a page of its lessons; null if visitors cannot have it. @throws ReadError */
export const loadWholeCourse = (libraryId: string, courseId: string, page: number) =>
  loadWith(libraryId, courseId, (lessons) => entriesOfPage(lessons, page, LIMITS.lessonsPerPage));
