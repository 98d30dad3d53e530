import { copyIdOf } from '../articles/article-copy';
import type { Course, CourseEntry } from '../entities/course';
import type { LibraryPublic } from '../entities/library';
import { hasDefaults, showsDefault } from '../help-center/default-content';
import { byCourseTitle } from './course-list';

/** The part of a library that decides which courses its visitors can take. */
export type CourseLibrary = Pick<
  LibraryPublic,
  'id' | 'parent_lib_id' | 'hasCourses' | 'disabled_default_courses' | 'enabled_default_courses'
>;

/** Whether visitors may find courses in a library, as far as the library alone tells. */
export const mayHaveCourses = (library: CourseLibrary): boolean =>
  library.hasCourses === true || hasDefaults('courses', library);

/**
 * The courses of a library together with those of its parent that it shows (U-12), by title. A copy that the library has
 * published stands for the original (D-73).
 */
export function withDefaultCourses(
  library: CourseLibrary,
  own: readonly CourseEntry[],
  ofParent: readonly CourseEntry[],
): readonly CourseEntry[] {
  const ownIds = new Set(own.map(({ id }) => id));
  const defaults = ofParent.filter(
    ({ id }) => showsDefault('courses', library, id) && !ownIds.has(copyIdOf(library.id, id)),
  );
  return defaults.length === 0 ? own : [...own, ...defaults].toSorted(byCourseTitle);
}

/** The id of the course that stands at an address: the library's own copy, if it has published one (D-73). */
export function courseIdAt(library: CourseLibrary, id: string, own: readonly CourseEntry[]): string {
  const copyId = copyIdOf(library.id, id);
  return own.some((entry) => entry.id === copyId) ? copyId : id;
}

/** Whether the visitors of a library can take a course: its own, or one of its parent's that it shows. */
export const isShownCourse = (
  library: CourseLibrary,
  { id, support_lib_id, is_published }: Pick<Course, 'id' | 'support_lib_id' | 'is_published'>,
): boolean =>
  is_published &&
  (support_lib_id === library.id ||
    (support_lib_id === library.parent_lib_id && showsDefault('courses', library, id)));
