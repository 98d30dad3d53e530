import type { ReadCourse } from '@harborline/domain/api/articles/courses';
import type { PageCourse } from '@harborline/domain/help-center/page-content';

/** A course as the lists of courses answer with it. */
export const presentCourse = ({
  id,
  course_title,
  course_description,
  course_cover,
  outline,
}: PageCourse): ReadCourse => ({
  ...{ id, course_title, course_description, course_cover },
  lesson_count: outline.length,
});
