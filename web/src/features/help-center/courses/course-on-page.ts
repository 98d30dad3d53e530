import { lessonsOf } from '@harborline/domain/courses/outline';
import type { PageCourse } from '@harborline/domain/help-center/page-content';
import type { CourseOnPage } from './show-progress';

/** What progress needs to know of a course. @param lessonId '' on pages of no lesson */
export const courseOnPage = ({ id, sections, isInOrder }: PageCourse, lessonId: string): CourseOnPage => ({
  courseId: id,
  lessons: lessonsOf(sections),
  isInOrder,
  lessonId,
});
