import type { Requirement } from '../entities/course';
import type { CourseProgress } from './progress';

/** Whether a learner has finished a required course. They have done what it asked, even if a lesson was replaced since. */
export const isMet = (
  { lessonCount }: Pick<Requirement, 'lessonCount'>,
  { lessons }: CourseProgress,
): boolean => Object.keys(lessons).length >= lessonCount;
