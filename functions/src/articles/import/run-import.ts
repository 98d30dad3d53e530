import { createHash } from 'node:crypto';
import { type CourseBackend, coursesJob } from '@harborline/domain/import/courses-job';
import {
  ImportJob,
  type ImportPicture,
  type ImportWatch,
  type PictureBackend,
  type PlacedArticle,
  type RunnableImport,
} from '@harborline/domain/import/import-job';
import type { ImportSource } from '@harborline/domain/import/import-source';
import type { CoursesSource } from '@harborline/domain/import/read-courses';
import type { ImportReport } from '@harborline/domain/import/report-text';
import { storagePath } from '@harborline/domain/paths';
import { IMPORT_TEXTS } from '@harborline/domain/texts/import';
import { objectStorage, storageBucket } from '../../platform/firebase';
import { findPictures } from './find-pictures';
import { importArticles } from './import-articles';
import { importCategories } from './import-categories';
import { importCourse } from './import-courses';
import { importNews, type NewsRun } from './import-news';
import type { ImportRun } from './import-run';
import type { CoursesRun } from './prepare-course';

/** Uploads a picture that is not there yet. */
async function uploadPicture({ library }: ImportRun, picture: ImportPicture): Promise<void> {
  const bucket = (await objectStorage()).bucket(storageBucket());
  await bucket.file(storagePath.cover(library.id, picture.objectName)).save(Buffer.from(picture.bytes), {
    resumable: false,
    contentType: picture.mime,
    metadata: { metadata: { originalName: picture.path } },
  });
}

/** Stores pictures with the rights of the server. */
const pictureBackend = (run: ImportRun): PictureBackend => ({
  hash: async (bytes) => createHash('sha256').update(bytes).digest('hex'),
  findPictures: (names) => findPictures(run.library.id, names),
  writePicture: (picture) =>
    uploadPicture(run, picture).then(
      () => '',
      (error: unknown) => `${IMPORT_TEXTS.uploadFailed} (${String(error)})`,
    ),
});

type OnProgress = ImportWatch['onProgress'];

const runJob = (job: RunnableImport, onProgress: OnProgress): Promise<ImportReport> =>
  job.run(onProgress === undefined ? {} : { onProgress });

/** Imports articles that were read into a library. */
export function runImport(
  run: ImportRun,
  source: ImportSource,
  onProgress?: OnProgress,
): Promise<ImportReport> {
  const backend = {
    ...pictureBackend(run),
    writeCategories: (categories: ImportSource['categories']) => importCategories(run, categories),
    writeArticles: (articles: readonly PlacedArticle[]) => importArticles(run, articles),
  };
  return runJob(new ImportJob(source, backend, { isDryRun: run.isDryRun }), onProgress);
}

/** Imports news that were read into a library. */
export function runNewsImport(
  run: NewsRun,
  source: ImportSource,
  onProgress?: OnProgress,
): Promise<ImportReport> {
  const writeArticles = (sources: readonly PlacedArticle[]) => importNews(run, sources);
  const backend = { ...pictureBackend(run), writeArticles };
  return runJob(new ImportJob(source, backend, { isDryRun: run.isDryRun, content: 'news' }), onProgress);
}

/** Imports courses that were read into a library, one after the other. */
export function runCoursesImport(
  run: CoursesRun,
  read: CoursesSource,
  onProgress?: OnProgress,
): Promise<ImportReport> {
  const writeCourse: CourseBackend['writeCourse'] = (course, lessons) => importCourse(run, course, lessons);
  return runJob(coursesJob(read, { ...pictureBackend(run), writeCourse }, run), onProgress);
}
