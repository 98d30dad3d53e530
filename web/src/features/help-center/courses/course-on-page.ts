import { readQuiz } from '@harborline/domain/courses/quiz';
import type { PageCourse } from '@harborline/domain/help-center/page-content';
import type { CourseOnPage } from './show-progress';

/** What progress needs to know of a course. @param lessonId '' on pages of no lesson */
export function courseOnPage(course: PageCourse, lessonId: string): CourseOnPage {
  const quizzes = course.lessons.flatMap(({ id, quiz }) => {
    const read = readQuiz(quiz);
    return read === null ? [] : [[id, read] as const];
  });
  return {
    courseId: course.id,
    lessons: course.outline,
    isInOrder: course.isInOrder,
    lessonId,
    quizzes: new Map(quizzes),
  };
}
