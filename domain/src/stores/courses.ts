import type * as z from 'zod/mini';
import { courseSchema } from '../entities/course';
import type { courseWriteSchema } from '../entities/writes/course';
import { LIMITS } from '../limits';
import { COLLECTIONS, docPath } from '../paths';
import { DOCUMENT_ID, defineStore } from './store';

const courses = defineStore<typeof courseSchema, z.input<typeof courseWriteSchema>>(
  COLLECTIONS.courses,
  courseSchema,
);

/** `Courses/{id}` */
export const course = (id: string) => courses.at(docPath.course(id));

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

/** The courses of a library that visitors can see, by title. */
export const publishedCourses = (libraryId: string) =>
  courses.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['is_published', '==', true],
    ],
    orderBy: [['course_title', 'asc']],
    limit: LIMITS.listedCourses,
  });
