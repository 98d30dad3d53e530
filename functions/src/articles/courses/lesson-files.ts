import type { LessonFile } from '@harborline/domain/entities/course';
import { storagePath } from '@harborline/domain/paths';
import { lessonDraft } from '@harborline/domain/stores/content-drafts';
import { lessonFileRevisions } from '@harborline/domain/stores/content-revisions';
import { lesson } from '@harborline/domain/stores/lessons';
import { objectStorage, storageBucket } from '../../platform/firebase';
import { findAll } from '../../platform/store/find-all';
import { readEach } from '../../platform/store/read';

interface LessonPlace {
  readonly libraryId: string;
  readonly courseId: string;
  readonly lessonId: string;
}

type File = LessonFile | null;

/** The files that a lesson, its draft and its revisions refer to. */
export async function filesOf({ libraryId, lessonId }: LessonPlace): Promise<File[]> {
  const [texts, revisions] = await Promise.all([
    readEach([lesson(lessonId), lessonDraft(lessonId)]),
    findAll(lessonFileRevisions(libraryId, lessonId)),
  ]);
  return [...texts, ...revisions].map((text) => text?.lesson_file ?? null);
}

/** The path of an upload in the folder of its course; null for any other address. */
function pathOf({ address }: LessonFile, { libraryId, courseId }: LessonPlace): string | null {
  const [, encoded = ''] = /\/o\/([^/?#]+)/.exec(address) ?? [];
  const folder = storagePath.lessonFile(libraryId, courseId, '');
  return encoded.startsWith(encodeURIComponent(folder)) ? decodeURIComponent(encoded) : null;
}

/** Deletes those of a lesson's files that nothing of it refers to any more; one that is gone is fine. */
export async function forgetUnusedFiles(place: LessonPlace, files: readonly File[]): Promise<void> {
  const found = files.filter((file) => file !== null);
  if (found.length === 0) return;
  const kept = new Set((await filesOf(place)).map((file) => file?.address));
  const bucket = (await objectStorage()).bucket(storageBucket());
  for (const file of found) {
    const path = kept.has(file.address) ? null : pathOf(file, place);
    if (path !== null) await bucket.file(path).delete({ ignoreNotFound: true });
  }
}
