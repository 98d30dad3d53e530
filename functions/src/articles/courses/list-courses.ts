import * as contract from '@harborline/domain/api/articles/courses';
import { pageCourse } from '@harborline/domain/courses/page-course';
import { publishedCourses } from '@harborline/domain/stores/courses';
import { staffEndpoint } from '../../platform/endpoint';
import { readPage } from '../../platform/page';
import { requireOwnLibrary } from '../../platform/require-own-library';
import { presentCourse } from './present-course';

/** GET courses: the published courses of the current library, by title (S7.4-03). */
export const listCourses = staffEndpoint(contract.listCourses, async (input, staff) => {
  const libraryId = requireOwnLibrary(input, staff);
  const { records, nextCursor } = await readPage(
    publishedCourses(libraryId),
    input,
    (course) => course.get('support_lib_id') === libraryId,
  );
  const courses = records.map((course) => presentCourse(pageCourse(course)));
  return { courses, next_cursor: nextCursor };
});
