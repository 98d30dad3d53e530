import { LIMITS } from '@harborline/domain/limits';
import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';

const sizeOf = (files: readonly File[]): number => files.reduce((sum, { size }) => sum + size, 0);

/** The same file, chosen again: browsers make another object of it. */
const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Why a file does not fit beside the others, or '' (D-99). */
export function fitProblem(files: readonly File[], file: File): string {
  if (files.some((other) => isSame(other, file))) return '';
  if (files.length >= LIMITS.requestFiles) return CONTACT_TEXTS.tooManyFiles(LIMITS.requestFiles);
  return sizeOf([...files, file]) > LIMITS.requestFilesBytes ? CONTACT_TEXTS.filesTooLarge : '';
}

/** The list with a file at its end, if it fits; one that is there stays where it is. */
export function withFile(files: readonly File[], file: File): readonly File[] {
  const isThere = files.some((other) => isSame(other, file));
  return isThere || fitProblem(files, file) !== '' ? files : [...files, file];
}
