import { createHash } from 'node:crypto';
import {
  type ImportBackend,
  ImportJob,
  type ImportPicture,
  type ImportResult,
  type ImportWatch,
  type PlacedArticle,
} from '@harborline/domain/import/import-job';
import type { ImportContent, ImportSource } from '@harborline/domain/import/import-source';
import type { ImportReport, ReportedResult } from '@harborline/domain/import/report-text';
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

type WriteTexts = Pick<ImportBackend, 'writeArticles'> & Partial<Pick<ImportBackend, 'writeCategories'>>;

/** Carries out an import with the rights of the server. */
function runJob(
  run: ImportRun,
  { source, content }: { readonly source: ImportSource; readonly content: ImportContent },
  write: WriteTexts,
  onProgress: ImportWatch['onProgress'],
): Promise<ImportReport> {
  const backend: ImportBackend = {
    hash: async (bytes) => createHash('sha256').update(bytes).digest('hex'),
    writeCategories: async () => [],
    findPictures: (names) => findPictures(run.library.id, names),
    writePicture: (picture) =>
      uploadPicture(run, picture).then(
        () => '',
        (error: unknown) => `${IMPORT_TEXTS.uploadFailed} (${String(error)})`,
      ),
    ...write,
  };
  const job = new ImportJob(source, backend, { isDryRun: run.isDryRun, content });
  return job.run(onProgress === undefined ? {} : { onProgress });
}

/** Imports articles that were read into a library. */
export const runImport = (
  run: ImportRun,
  source: ImportSource,
  onProgress?: ImportWatch['onProgress'],
): Promise<ImportReport> =>
  runJob(
    run,
    { source, content: 'articles' },
    {
      writeCategories: (categories) => importCategories(run, categories),
      writeArticles: (articles) => importArticles(run, articles),
    },
    onProgress,
  );

/** Imports news that were read into a library. */
export const runNewsImport = (
  run: NewsRun,
  source: ImportSource,
  onProgress?: ImportWatch['onProgress'],
): Promise<ImportReport> =>
  runJob(
    run,
    { source, content: 'news' },
    { writeArticles: (sources) => importNews(run, sources) },
    onProgress,
  );

/** Imports courses that were read into a library, one after the other. */
export async function runCoursesImport(
  run: CoursesRun,
  source: ImportSource,
  onProgress?: ImportWatch['onProgress'],
): Promise<ImportReport> {
  const courses = new Map(run.courses.map((course) => [course.sourceId, course]));
  const results: ReportedResult[] = [];
  const writeArticles = async (lessons: readonly PlacedArticle[]): Promise<readonly ImportResult[]> => {
    const course = courses.get(lessons[0]?.categoryId ?? '');
    if (course === undefined) return [];
    const { course: result, lessons: ofLessons } = await importCourse(run, course, lessons);
    const { sourceId, outcome, reason } = result;
    results.push({ sourceId, outcome, reason, label: course.title });
    return ofLessons;
  };
  const report = await runJob(run, { source, content: 'courses' }, { writeArticles }, onProgress);
  return { ...report, categories: results };
}
