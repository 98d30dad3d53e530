import { storagePath } from '@harborline/domain/paths';
import { course, coursesWithCover } from '@harborline/domain/stores/courses';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { findIds, isStoredIn } from '../../platform/store/read';
import { forgetBelow, forgetCovers } from '../../uploads';

interface CourseChange {
  readonly before: DocumentSnapshot | undefined;
  readonly after: DocumentSnapshot | undefined;
}

const coverOf = (snapshot: DocumentSnapshot | undefined): unknown => snapshot?.get('course_cover');

/** Deletes a cover that a course has lost, and all covers of a course that was deleted, unless the library has it again. */
export async function forgetCourseCovers(
  courseId: string,
  libraryId: string,
  { before, after }: CourseChange,
): Promise<void> {
  const lost = coverOf(before);
  const own = storagePath.courseCover(libraryId, courseId, '');
  if (typeof lost === 'string' && lost !== '' && lost !== coverOf(after))
    await forgetCovers({
      libraryId,
      kind: 'courses',
      own,
      addresses: [lost],
      isShown: async (address) => (await findIds(coursesWithCover(libraryId, address))).length > 0,
    });
  if (after?.exists) return;
  await forgetBelow(own, () => isStoredIn(libraryId, course(courseId)));
}
