import { publishedCourses } from '@harborline/domain/stores/courses';
import { library as libraryDocument } from '@harborline/domain/stores/libraries';
import { firestore } from '../../platform/firebase';
import { findIds, readRecord } from '../../platform/store/read';
import { updateRecord } from '../../platform/store/write';

/** Notes on a library whether visitors have courses to take, which links on all its pages depend on. */
export function noteCourses(libraryId: string): Promise<void> {
  return firestore().runTransaction(async (transaction) => {
    const library = await readRecord(libraryDocument(libraryId), transaction);
    const found = await findIds({ ...publishedCourses(libraryId), limit: 1 }, transaction);
    const hasCourses = found.length > 0;
    if (library === undefined || (library.hasCourses ?? false) === hasCourses) return;
    updateRecord(transaction, libraryDocument(libraryId), { hasCourses });
  });
}
