import { isLeftBehind } from '@harborline/domain/import/clean-path';
import { isImportable } from '@harborline/domain/import/file-types';
import { BROWSER_IMPORT_SIZE } from '@harborline/domain/import/import-limits';
import { IMPORT_WIZARD_TEXTS } from '@harborline/domain/texts/import-wizard';

/** A file that somebody chose, with its path in the folder they chose. */
export interface ChosenFile {
  readonly path: string;
  readonly file: File;
}

/** A path without its first folder: the chosen folder itself is no category. */
const withoutTop = (path: string): string => path.slice(path.indexOf('/') + 1);

const withoutHiddenFiles = (files: readonly ChosenFile[]): ChosenFile[] =>
  files.filter(({ path }) => !isLeftBehind(path));

/** The files of a file field, for files or for a folder. */
export const filesOfField = (list: FileList): ChosenFile[] =>
  withoutHiddenFiles(
    [...list].map((file) => ({ path: withoutTop(file.webkitRelativePath) || file.name, file })),
  );

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => entry.file(resolve, reject));

/** Everything in a folder; a browser gives it in parts. */
async function entriesIn(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const found: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0) return found;
    found.push(...part);
  }
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

async function filesBelow(entry: FileSystemEntry, path: string): Promise<ChosenFile[]> {
  if (isLeftBehind(path)) return [];
  if (isFile(entry)) return [{ path, file: await fileOf(entry) }];
  if (!isFolder(entry)) return [];
  const entries = await entriesIn(entry);
  const files = await Promise.all(entries.map((one) => filesBelow(one, `${path}/${one.name}`)));
  return files.flat();
}

/** The files of a drop, with those in dropped folders. @throws DOMException for files that cannot be read */
export async function filesOfDrop(data: DataTransfer): Promise<ChosenFile[]> {
  // Before the first wait: the browser empties the drop afterwards.
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const [only] = entries;
  const isOneFolder = entries.length === 1 && only?.isDirectory === true;
  const files = (await Promise.all(entries.map((entry) => filesBelow(entry, entry.name)))).flat();
  return withoutHiddenFiles(
    isOneFolder ? files.map(({ path, file }) => ({ path: withoutTop(path), file })) : files,
  );
}

const MEGABYTE = 1024 * 1024;
export const MOST_MEGABYTES = BROWSER_IMPORT_SIZE.unpackedBytes / MEGABYTE;

/** Why these files cannot be imported together; '' if they can. Nothing has been read by then. */
export function refusalOfFiles(files: readonly ChosenFile[]): string {
  if (files.length === 0) return IMPORT_WIZARD_TEXTS.nothingChosen;
  if (files.length > BROWSER_IMPORT_SIZE.files)
    return IMPORT_WIZARD_TEXTS.tooManyFiles(files.length, BROWSER_IMPORT_SIZE.files);
  const bytes = files.reduce((sum, { path, file }) => sum + (isImportable(path) ? file.size : 0), 0);
  return bytes > BROWSER_IMPORT_SIZE.unpackedBytes
    ? IMPORT_WIZARD_TEXTS.tooLarge(Math.ceil(bytes / MEGABYTE), MOST_MEGABYTES)
    : '';
}
