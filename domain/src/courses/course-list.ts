import type { Course, CourseEntry } from '../entities/course';
import { LIMITS } from '../limits';
import { clip } from '../text/clip';
import { compareCodePoints } from '../text/compare-code-points';
import { lessonIds } from './outline';

/** A course as the list for visitors has it; null if they cannot take it. */
export function courseEntry(course: Course): CourseEntry | null {
  if (!course.is_published) return null;
  const { id, course_title, course_description: text, course_cover, course_outline } = course;
  const beginning = clip(text, LIMITS.courseEntryText);
  return {
    ...{ id, course_title, course_cover },
    course_description: beginning === text ? text : `${beginning}…`,
    lessonCount: lessonIds(course_outline).length,
  };
}

/** By title, in the order of the database's own index, so that a list that is full keeps the same courses. */
export const byCourseTitle = (one: CourseEntry, other: CourseEntry): number =>
  compareCodePoints(one.course_title, other.course_title) || compareCodePoints(one.id, other.id);

/** As many courses as the list for visitors takes, by title. */
export const arrangeCourses = (entries: readonly CourseEntry[]): CourseEntry[] =>
  entries.toSorted(byCourseTitle).slice(0, LIMITS.listedCourses);

/** The list with one course replaced, or taken out. */
export const withCourseEntry = (
  entries: readonly CourseEntry[],
  id: string,
  entry: CourseEntry | null,
): CourseEntry[] => {
  const others = entries.filter((other) => other.id !== id);
  return arrangeCourses(entry === null ? others : [...others, entry]);
};
