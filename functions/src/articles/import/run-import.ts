import { createHash } from 'node:crypto';
import { ImportJob, type ImportPicture, type ImportWatch } from '@harborline/domain/import/import-job';
import type { ImportSource } from '@harborline/domain/import/import-source';
import type { ImportReport } from '@harborline/domain/import/report-text';
import { storagePath } from '@harborline/domain/paths';
import { IMPORT_TEXTS } from '@harborline/domain/texts/import';
import { objectStorage, storageBucket } from '../../platform/firebase';
import { findPictures } from './find-pictures';
import { importArticles } from './import-articles';
import { importCategories } from './import-categories';
import type { ImportRun } from './import-run';

/** Uploads a picture that is not there yet. */
async function uploadPicture({ library }: ImportRun, picture: ImportPicture): Promise<void> {
  const bucket = (await objectStorage()).bucket(storageBucket());
  await bucket.file(storagePath.cover(library.id, picture.objectName)).save(Buffer.from(picture.bytes), {
    resumable: false,
    contentType: picture.mime,
    metadata: { metadata: { originalName: picture.path } },
  });
}

/** Imports what was read into a library, with the rights of the server. */
export function runImport(
  run: ImportRun,
  source: ImportSource,
  onProgress?: ImportWatch['onProgress'],
): Promise<ImportReport> {
  const job = new ImportJob(
    source,
    {
      hash: async (bytes) => createHash('sha256').update(bytes).digest('hex'),
      writeCategories: (categories) => importCategories(run, categories),
      findPictures: (names) => findPictures(run.library.id, names),
      writePicture: (picture) =>
        uploadPicture(run, picture).then(
          () => '',
          (error: unknown) => `${IMPORT_TEXTS.uploadFailed} (${String(error)})`,
        ),
      writeArticles: (articles) => importArticles(run, articles),
    },
    { isDryRun: run.isDryRun },
  );
  return job.run(onProgress === undefined ? {} : { onProgress });
}
