import { courseFigures, courseLearner, learnersOfCourse } from '@harborline/domain/stores/course-figures';
import { courseProgressById, progressInCourse } from '@harborline/domain/stores/course-progress';
import { course } from '@harborline/domain/stores/courses';
import { deleteFound } from '../../platform/store/delete-found';
import { isStored } from '../../platform/store/read';
import { deleteRecord, inBatch } from '../../platform/store/write';

/** Deletes what was counted and kept of the learners of a course that was deleted, unless it is there again. */
export async function forgetLearners(libraryId: string, courseId: string): Promise<void> {
  if (await isStored(course(courseId))) return;
  await inBatch((batch) => deleteRecord(batch, courseFigures(courseId)));
  await deleteFound(learnersOfCourse(libraryId, courseId), courseLearner);
  await deleteFound(progressInCourse(libraryId, courseId), courseProgressById);
}
