import type * as z from 'zod/mini';
import { courseListSchema, courseSchema, courseTextSchema } from '../entities/course';
import type { courseWriteSchema } from '../entities/writes/course';
import { LIMITS } from '../limits';
import { COLLECTIONS, docPath } from '../paths';
import { DOCUMENT_ID, defineStore, storeDocument } from './store';

const courses = defineStore<typeof courseSchema, z.input<typeof courseWriteSchema>>(
  COLLECTIONS.courses,
  courseSchema,
);

const lists = defineStore(COLLECTIONS.courseLists, courseListSchema);
const texts = defineStore(COLLECTIONS.courseTexts, courseTextSchema);

/** `CourseLists/{libraryId}` */
export const courseList = (libraryId: string) => lists.at(docPath.courseList(libraryId));

/** `CourseTexts/{courseId}_{page}` @param page counted from 1 */
export const courseText = (courseId: string, page: number) => texts.at(docPath.courseText(courseId, page));

/** The pages that the lessons of a course are shown on together, in no order. */
export const textsOfCourse = (libraryId: string, courseId: string) =>
  texts.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['course_ref', '==', courseId],
    ],
    limit: LIMITS.courseRows,
  });

/** `Courses/{id}` */
export const course = (id: string) => courses.at(docPath.course(id));

/** `Courses/{id}`, for what functions alone write to it. */
export const keptCourse = (id: string) => storeDocument(docPath.course(id), courseSchema);

/** The courses of a library that were edited last, in any state. */
export const editedCourses = (libraryId: string) =>
  courses.query({
    where: [['support_lib_id', '==', libraryId]],
    orderBy: [
      ['updated_at', 'desc'],
      [DOCUMENT_ID, 'desc'],
    ],
    limit: LIMITS.listPageSize,
  });

/** As many courses of a library as a search by title looks through, those edited last. */
export const searchedCourses = (libraryId: string) =>
  courses.query({
    where: [['support_lib_id', '==', libraryId]],
    orderBy: [['updated_at', 'desc']],
    limit: LIMITS.listedCourses,
  });

/** The courses of a library with this cover. */
export const coursesWithCover = (libraryId: string, cover: string) =>
  courses.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['course_cover', '==', cover],
    ],
    limit: 1,
  });

/** The courses of a library that name another one as to be finished first (D-87). */
export const coursesRequiring = (libraryId: string, courseId: string) =>
  courses.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['required_courses', 'array-contains', courseId],
    ],
  });

/** The copies that a library made of its parent's courses, in any state (U-12). */
export const courseCopies = (libraryId: string) =>
  courses.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['origin_ref', '>', ''],
    ],
    orderBy: [['origin_ref', 'asc']],
    limit: LIMITS.listedCourses,
  });

/** The courses of a library that visitors can see, by title. */
export const publishedCourses = (libraryId: string) =>
  courses.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['is_published', '==', true],
    ],
    orderBy: [
      ['course_title', 'asc'],
      [DOCUMENT_ID, 'asc'],
    ],
    limit: LIMITS.listedCourses,
  });
