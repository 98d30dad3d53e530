import { storagePath } from '@harborline/domain/paths';
import { objectStorage, storageBucket } from '../../platform/firebase';

/** Deletes the files of a course's lessons. */
export async function forgetFiles(libraryId: string, courseId: string): Promise<void> {
  const bucket = (await objectStorage()).bucket(storageBucket());
  await bucket.deleteFiles({ prefix: storagePath.lessonFile(libraryId, courseId, '') });
}
