import { isImportable } from '@harborline/domain/import/file-types';
import { BROWSER_IMPORT_SIZE } from '@harborline/domain/import/import-limits';
import type { ImportContent, ImportFile } from '@harborline/domain/import/import-source';
import { type ReadContent, readContent } from '@harborline/domain/import/read-content';
import type { ChosenFile } from './chosen-files';

const read = async ({ path, file }: ChosenFile): Promise<ImportFile> => ({
  path,
  bytes: isImportable(path) ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array(),
});

/** Reads chosen files as the script reads a folder. @throws DOMException for a file that is gone */
export const readChosen = async (
  content: ImportContent,
  files: readonly ChosenFile[],
): Promise<ReadContent> => readContent(content, await Promise.all(files.map(read)), BROWSER_IMPORT_SIZE);
