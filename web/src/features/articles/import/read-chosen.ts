import { isImportable } from '@harborline/domain/import/file-types';
import { BROWSER_IMPORT_SIZE } from '@harborline/domain/import/import-limits';
import type { ImportFile, ImportSource } from '@harborline/domain/import/import-source';
import { readImport } from '@harborline/domain/import/read-import';
import type { ChosenFile } from './chosen-files';

const read = async ({ path, file }: ChosenFile): Promise<ImportFile> => ({
  path,
  bytes: isImportable(path) ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array(),
});

/** Reads chosen files as the script reads a folder. @throws DOMException for a file that is gone */
export const readChosen = async (files: readonly ChosenFile[]): Promise<ImportSource> =>
  readImport(await Promise.all(files.map(read)), BROWSER_IMPORT_SIZE);
