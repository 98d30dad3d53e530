import { expect, it } from 'vitest';
import { readableAddress } from './hosting-guard.mjs';

it.each([
  ['/lumen?q=a%20b', '/lumen?q=a%20b'],
  ['/article/details/%E2%82%AC', '/article/details/%E2%82%AC'],
  ['/lumen?q=%E0%A4', '/lumen?q=%25E0%25A4'],
  ['/lumen?q=100%?', '/lumen?q=100%25?'],
  ['/article/details/%', null],
  ['/%E0%A4?q=a', null],
])('reads %s as %s', (url, address) => {
  expect(readableAddress(url)).toBe(address);
});
