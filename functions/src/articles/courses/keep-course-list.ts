import { isDeepStrictEqual } from 'node:util';
import { arrangeCourses, courseEntry, withCourseEntry } from '@harborline/domain/courses/course-list';
import type { CourseEntry } from '@harborline/domain/entities/course';
import { LIMITS } from '@harborline/domain/limits';
import { course as courseDocument, courseList, publishedCourses } from '@harborline/domain/stores/courses';
import { library as libraryDocument } from '@harborline/domain/stores/libraries';
import type { Transaction } from 'firebase-admin/firestore';
import { firestore } from '../../platform/firebase';
import { findRecords, readEach } from '../../platform/store/read';
import { setRecord, updateRecord } from '../../platform/store/write';

/** Every course of a library that belongs into its list. */
async function readAll(libraryId: string, transaction: Transaction): Promise<CourseEntry[]> {
  const found = await findRecords(publishedCourses(libraryId), transaction);
  return arrangeCourses(found.flatMap((course) => courseEntry(course) ?? []));
}

/**
 * Brings a library's list of courses in line with one of them, and notes on the library whether there are any, which
 * links on all its pages depend on. It reads the course itself, so late, repeated and reordered events all lead to the
 * same list. A full list that loses a course takes up another.
 */
export async function keepCourseList(courseId: string, libraryId: string): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const list = courseList(libraryId);
    const [course, stored, library] = await readEach(
      [courseDocument(courseId), list, libraryDocument(libraryId)],
      transaction,
    );
    const entry = course?.support_lib_id === libraryId ? courseEntry(course) : null;
    const before = stored?.entries ?? [];
    const isShort =
      entry === null && before.length >= LIMITS.listedCourses && before.some(({ id }) => id === courseId);
    const entries =
      stored === undefined || isShort
        ? await readAll(libraryId, transaction)
        : withCourseEntry(before, courseId, entry);
    const hasCourses = entries.length > 0;
    if (stored === undefined || !isDeepStrictEqual(entries, before))
      setRecord(transaction, list, { support_lib_id: libraryId, entries });
    if (library && (library.hasCourses ?? false) !== hasCourses)
      updateRecord(transaction, libraryDocument(libraryId), { hasCourses });
  });
}
