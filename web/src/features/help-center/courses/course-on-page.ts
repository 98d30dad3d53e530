import type { PageCourse } from '@harborline/domain/help-center/page-content';
import type { CourseOnPage } from './show-progress';

/** What progress needs to know of a course. @param lessonId '' on pages of no lesson */
export const courseOnPage = (
  { id, outline, isInOrder, requirements, lessons }: PageCourse,
  lessonId: string,
): CourseOnPage => ({
  courseId: id,
  lessons: outline,
  isInOrder,
  requirements,
  lessonId,
  quizzes: new Map(lessons.map((lesson) => [lesson.id, lesson.quiz])),
});
