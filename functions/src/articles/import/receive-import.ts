import * as contract from '@harborline/domain/api/articles/import';
import type { ImportKind } from '@harborline/domain/import/import-source';
import { may } from '@harborline/domain/permissions/may';
import { library as libraryDocument } from '@harborline/domain/stores/libraries';
import type { Staff } from '../../platform/caller';
import { config } from '../../platform/config';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { readRecord } from '../../platform/store/read';
import { findPictures } from './find-pictures';
import { importArticles } from './import-articles';
import { importCategories } from './import-categories';
import type { ImportRun } from './import-run';
import { pictureAddress } from './picture-address';

interface ImportRequest {
  readonly kind: ImportKind;
  readonly isDryRun: boolean;
}

/** An import with the rights of a teammate: articles of people who may not publish stay unpublished. */
async function runOf(staff: Staff, { kind, isDryRun }: ImportRequest): Promise<ImportRun> {
  const { uid, support_lib_id: libraryId } = staff;
  const library = await readRecord(libraryDocument(libraryId));
  if (library === undefined) throw new ApiError('not-found');
  const mayPublish = may(staff, 'Articles.publish', config().defaultLibraryId);
  return {
    kind,
    isDryRun,
    library: { id: libraryId, key: library.library_refkey },
    editor: { uid, mayPublish },
    pictureAddress: (objectName) => pictureAddress(libraryId, objectName),
  };
}

/** POST import/categories: the first call of an import. */
export const receiveCategories = staffEndpoint(
  contract.importCategories,
  async ({ categories, ...asked }, staff) => ({
    results: [...(await importCategories(await runOf(staff, asked), categories))],
  }),
);

/** POST import/pictures: what need not be uploaded again. */
export const receivePictureNames = staffEndpoint(
  contract.findImportedPictures,
  async ({ names }, { support_lib_id }) => ({ names: await findPictures(support_lib_id, names) }),
);

/** POST import/articles: a batch. Sent again, after an answer was lost, it changes nothing. */
export const receiveArticles = staffEndpoint(
  contract.importArticles,
  async ({ articles, ...asked }, staff) => ({
    results: [...(await importArticles(await runOf(staff, asked), articles))],
  }),
);
