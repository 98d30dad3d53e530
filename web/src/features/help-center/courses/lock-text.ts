import type { LessonLock } from '@harborline/domain/courses/lesson-lock';
import type { OutlineLesson } from '@harborline/domain/courses/outline';
import { LEARNING_TEXTS } from '@harborline/domain/texts/learning';
import { dateText } from '../../../shared/format/visitor-date';

/** Of a long course, a page has the titles of those lessons alone that it names. */
export const nameOf = (lesson: OutlineLesson, lessons: readonly OutlineLesson[]): string =>
  lesson.title === '' ? LEARNING_TEXTS.lessonNumber(lessons.indexOf(lesson) + 1) : lesson.title;

/** Says why a lesson is not open yet. */
export function lockText(lock: LessonLock, lessons: readonly OutlineLesson[]): string {
  if (lock.reason === 'course') return LEARNING_TEXTS.lockedByCourse(lock.required.course_title);
  if (lock.reason === 'order') return LEARNING_TEXTS.lockedByOrder(nameOf(lock.before, lessons));
  if (lock.opensAt === null) return LEARNING_TEXTS.lockedForDays(lock.days);
  return LEARNING_TEXTS.lockedUntil(dateText(new Date(lock.opensAt)));
}
