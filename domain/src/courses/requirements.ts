import { copyIdOf } from '../articles/article-copy';
import type { Course, CourseEntry, Requirement } from '../entities/course';
import { showsDefault } from '../help-center/default-content';
import { courseEntry } from './course-list';
import type { CourseLibrary } from './default-courses';

/** The ids of the courses to finish before another one, by the ids of courses. */
export type RequiredBy = ReadonlyMap<string, readonly string[]>;

/** Whether a course waits for another one, by whatever detour: requiring the first for the second would be a cycle. */
export function waitsFor(courseId: string, otherId: string, requiredBy: RequiredBy): boolean {
  const seen = new Set<string>();
  const ahead = [courseId];
  for (const id of ahead) {
    if (id === otherId) return true;
    if (seen.has(id)) continue;
    seen.add(id);
    ahead.push(...(requiredBy.get(id) ?? []));
  }
  return false;
}

/**
 * What learners have to finish before a course: those of the courses it names that visitors can take and that have
 * lessons. One that waits for this course itself is left out, so that nobody waits for ever.
 * @param found the courses it leads to, as far as they are read
 */
export function openRequirements(
  { id, support_lib_id, required_courses = [] }: Course,
  found: readonly Course[],
): Requirement[] {
  const shown = found.filter((one) => one.support_lib_id === support_lib_id && one.is_published);
  const requiredBy = new Map(shown.map((one) => [one.id, one.required_courses ?? []]));
  return required_courses.flatMap((required) => {
    const course = shown.find((one) => one.id === required);
    const entry = course && courseEntry(course);
    if (!entry || entry.lessonCount === 0 || waitsFor(required, id, requiredBy)) return [];
    return [{ id: required, course_title: entry.course_title, lessonCount: entry.lessonCount }];
  });
}

/**
 * What the visitors of a library have to finish before a course of its parent: only what they can take there, and the
 * library's own copy in place of an original (D-73).
 */
export function requirementsIn(
  library: CourseLibrary,
  requirements: readonly Requirement[],
  own: readonly CourseEntry[],
): Requirement[] {
  return requirements.flatMap((requirement) => {
    const copy = own.find(({ id }) => id === copyIdOf(library.id, requirement.id));
    if (copy !== undefined)
      return [{ id: copy.id, course_title: copy.course_title, lessonCount: copy.lessonCount }];
    return showsDefault('courses', library, requirement.id) ? [requirement] : [];
  });
}
