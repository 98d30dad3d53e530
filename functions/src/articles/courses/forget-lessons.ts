import { storagePath } from '@harborline/domain/paths';
import { course } from '@harborline/domain/stores/courses';
import { lesson, lessonsOfCourse } from '@harborline/domain/stores/lessons';
import { firestore } from '../../platform/firebase';
import { findIds, isStoredIn } from '../../platform/store/read';
import { deleteRecord } from '../../platform/store/write';
import { forgetBelow } from '../../uploads';

/**
 * Deletes some lessons of a course that is gone. In one transaction, because a copy that is made again has the lessons of
 * the earlier one. @returns whether there may be more
 */
const forgetSome = (libraryId: string, courseId: string): Promise<boolean> =>
  firestore().runTransaction(async (transaction) => {
    if (await isStoredIn(libraryId, course(courseId), transaction)) return false;
    const ids = await findIds(lessonsOfCourse(libraryId, courseId), transaction);
    for (const id of ids) deleteRecord(transaction, lesson(id));
    return ids.length > 0;
  });

/** Deletes the lessons of a course that was deleted, with their files, unless the library has it again. */
export async function forgetLessons(libraryId: string, courseId: string): Promise<void> {
  while (await forgetSome(libraryId, courseId));
  await forgetBelow(storagePath.lessonFile(libraryId, courseId, ''), () =>
    isStoredIn(libraryId, course(courseId)),
  );
}
