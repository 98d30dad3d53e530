import type { Course, Lesson } from '../entities/course';

/**
 * Whether a lesson belongs to a course. Once a course is deleted, any library may take its id while its lessons are not
 * deleted yet, so that the library counts as well.
 */
export const isLessonOf = (
  lesson: Pick<Lesson, 'course_ref' | 'support_lib_id'>,
  course: Pick<Course, 'id' | 'support_lib_id'>,
): boolean => lesson.course_ref === course.id && lesson.support_lib_id === course.support_lib_id;
