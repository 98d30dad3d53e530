import { expect, it } from 'vitest';
import { fileSizeText } from './file-size';

it.each([
  [1, '1 KB'],
  [1_001, '2 KB'],
  [820_000, '820 KB'],
  [1_000_000, '1.0 MB'],
  [10 * 1024 * 1024, '10.5 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text);
});
