import type { LessonFile } from '@harborline/domain/entities/course';
import { LIMITS } from '@harborline/domain/limits';
import { storagePath } from '@harborline/domain/paths';
import { clip, oneLine } from '@harborline/domain/text/clip';
import { storeUpload } from '../../../shared/files/store-upload';
import { storage } from '../../../shared/firebase/storage';

/** The course whose folder a lesson's file lies in. */
export interface FilePlace {
  readonly libraryId: string;
  readonly courseId: string;
}

/** Uploads the file of a lesson. Triggers delete it once nothing refers to it (D-86). @throws UploadFailed */
export async function storeLessonFile(file: File, { libraryId, courseId }: FilePlace): Promise<LessonFile> {
  const pathOf = (name: string) => storagePath.lessonFile(libraryId, courseId, name);
  const address = await storeUpload(storage('staff'), file, pathOf);
  const name = clip(oneLine(file.name), LIMITS.lessonFileName) || 'file';
  return { address, name, bytes: file.size };
}
