import { isDeepStrictEqual } from 'node:util';
import { openRequirements } from '@harborline/domain/courses/requirements';
import type { Course } from '@harborline/domain/entities/course';
import { LIMITS } from '@harborline/domain/limits';
import { course as courseDocument, coursesRequiring, keptCourse } from '@harborline/domain/stores/courses';
import type { Transaction } from 'firebase-admin/firestore';
import { stampChange } from '../../pages';
import { firestore } from '../../platform/firebase';
import { findAll } from '../../platform/store/find-all';
import { readEach, readRecord } from '../../platform/store/read';
import { updateRecord } from '../../platform/store/write';

/** The courses that one leads to through those it requires: as many as a library lists. */
async function readAhead(course: Course, transaction: Transaction): Promise<Course[]> {
  const found: Course[] = [];
  const seen = new Set<string>();
  let ids = course.required_courses ?? [];
  while (ids.length > 0 && seen.size < LIMITS.listedCourses) {
    for (const id of ids) seen.add(id);
    const read = await readEach(ids.map(courseDocument), transaction);
    const courses = read.filter((one) => one !== undefined);
    found.push(...courses);
    const next = courses
      .filter(({ support_lib_id }) => support_lib_id === course.support_lib_id)
      .flatMap(({ required_courses = [] }) => required_courses);
    ids = [...new Set(next)].filter((id) => !seen.has(id));
  }
  return found;
}

/** Brings what a course's pages name as to be finished first in line with those courses as they are now. */
const keepOpen = (courseId: string, libraryId: string): Promise<void> =>
  firestore().runTransaction(async (transaction) => {
    const course = await readRecord(courseDocument(courseId), transaction);
    if (course?.support_lib_id !== libraryId) return;
    const open = openRequirements(course, await readAhead(course, transaction));
    if (isDeepStrictEqual(open, course.open_requirements ?? [])) return;
    updateRecord(transaction, keptCourse(courseId), { open_requirements: open });
    // In the same commit, so that no page keeps what was true before.
    stampChange(transaction, libraryId);
  });

/**
 * A course was written or removed: its pages, and those of the courses that name it, say what to finish first (D-87). It
 * reads all of them itself, so late, repeated and reordered events lead to the same. A write that changes something is an
 * event of its own, which reaches what waits for that course in turn.
 */
export async function keepRequirements(courseId: string, libraryId: string): Promise<void> {
  await keepOpen(courseId, libraryId);
  for (const { id } of await findAll(coursesRequiring(libraryId, courseId))) await keepOpen(id, libraryId);
}
