import { courseFigures, courseLearner, learnersOfCourse } from '@harborline/domain/stores/course-figures';
import { courseProgressById, progressInCourse } from '@harborline/domain/stores/course-progress';
import { course } from '@harborline/domain/stores/courses';
import { deleteFound } from '../../platform/store/delete-found';
import { deleteIfOf } from '../../platform/store/delete-if-of';
import { isStoredIn } from '../../platform/store/read';

/** Deletes what was counted and kept of the learners of a deleted course, unless the library has it again. */
export async function forgetLearners(libraryId: string, courseId: string): Promise<void> {
  if (await isStoredIn(libraryId, course(courseId))) return;
  await deleteIfOf(libraryId, courseFigures(courseId));
  await deleteFound(learnersOfCourse(libraryId, courseId), courseLearner);
  await deleteFound(progressInCourse(libraryId, courseId), courseProgressById);
}
