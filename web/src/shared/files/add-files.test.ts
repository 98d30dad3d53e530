import { LIMITS } from '@harborline/domain/limits';
import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { expect, it } from 'vitest';
import { fitProblem, withFile } from './add-files';

const fileOf = (name: string, size = 1): File =>
  Object.defineProperty(new File(['x'], name, { lastModified: 1 }), 'size', { value: size });

const listOf = (count: number): readonly File[] =>
  Array.from({ length: count }, (_, index) => fileOf(`${index}.png`));

it('adds a file at the end, and one that is there already not again', () => {
  const files = listOf(2);
  expect(withFile(files, fileOf('new.png')).map(({ name }) => name)).toEqual(['0.png', '1.png', 'new.png']);
  expect(withFile(files, fileOf('0.png'))).toBe(files);
  expect(fitProblem(files, fileOf('0.png'))).toBe('');
});

it('D-99: refuses more files than a request may have', () => {
  const files = listOf(LIMITS.requestFiles);
  const sixth = fileOf('sixth.png');
  expect(fitProblem(files, sixth)).toBe(CONTACT_TEXTS.tooManyFiles(LIMITS.requestFiles));
  expect(withFile(files, sixth)).toBe(files);
  expect(fitProblem(files.slice(1), sixth)).toBe('');
});

it('D-99: refuses files that are too large together', () => {
  const files = [fileOf('a.png', LIMITS.requestFilesBytes - 10)];
  expect(fitProblem(files, fileOf('b.png', 10))).toBe('');
  expect(fitProblem(files, fileOf('b.png', 11))).toBe(CONTACT_TEXTS.filesTooLarge);
});
