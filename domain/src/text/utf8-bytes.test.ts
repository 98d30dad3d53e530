import { expect, it } from 'vitest';
import { utf8Bytes } from './utf8-bytes';

it.each([
  ['', 0],
  ['abc', 3],
  ['\u007f\u0080', 3],
  ['é\u07ff', 4],
  ['\u0800界', 6],
  ['🚲', 4],
])('%j takes %d bytes', (text, bytes) => {
  expect(utf8Bytes(text)).toBe(bytes);
});
