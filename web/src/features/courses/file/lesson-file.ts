import type { LessonFile } from '@harborline/domain/entities/course';
import { LIMITS } from '@harborline/domain/limits';
import { storagePath } from '@harborline/domain/paths';
import { clip, oneLine } from '@harborline/domain/text/clip';
import { report } from '../../../shared/config/report';
import { storeUpload } from '../../../shared/files/store-upload';
import { storage } from '../../../shared/firebase/storage';
import { deletePicture, isStoredUnder } from '../../../shared/pictures/picture-store';

/** The course whose folder a lesson's file lies in. */
export interface FilePlace {
  readonly libraryId: string;
  readonly courseId: string;
}

/** A file that a lesson has, or one that was chosen and is uploaded when the lesson is saved. */
export type ChosenFile = LessonFile | File;

/** The file as a lesson keeps it; one that was chosen is uploaded. @throws UploadFailed */
export async function storeLessonFile(
  file: ChosenFile | null,
  { libraryId, courseId }: FilePlace,
): Promise<LessonFile | null> {
  if (!(file instanceof File)) return file;
  const pathOf = (name: string) => storagePath.lessonFile(libraryId, courseId, name);
  const address = await storeUpload(storage('staff'), file, pathOf);
  const name = clip(oneLine(file.name), LIMITS.lessonFileName) || 'file';
  return { address, name, bytes: file.size };
}

/** Deletes the upload of a lesson that has it no more. What fails is reported: nobody can act on it. */
export async function forgetLessonFile(
  file: LessonFile | null | undefined,
  { libraryId, courseId }: FilePlace,
): Promise<void> {
  if (!file || !isStoredUnder(file.address, storagePath.lessonFile(libraryId, courseId, ''))) return;
  await deletePicture(file.address).catch((error: unknown) => report('lesson-file-delete', error));
}
