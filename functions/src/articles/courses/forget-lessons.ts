import { course } from '@harborline/domain/stores/courses';
import { lesson, lessonsOfCourse } from '@harborline/domain/stores/lessons';
import { findIds, isStored } from '../../platform/store/read';
import { deleteRecord, inBatch } from '../../platform/store/write';
import { forgetFiles } from './forget-files';

/** Deletes the lessons of a course that was deleted, with their files, unless it is there again. */
export async function forgetLessons(libraryId: string, courseId: string): Promise<void> {
  for (;;) {
    if (await isStored(course(courseId))) return;
    const ids = await findIds(lessonsOfCourse(libraryId, courseId));
    if (ids.length === 0) return forgetFiles(libraryId, courseId);
    await inBatch((batch) => {
      for (const id of ids) deleteRecord(batch, lesson(id));
    });
  }
}
