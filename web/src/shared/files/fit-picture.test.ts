import { expect, it } from 'vitest';
import { fitPicture } from './fit-picture';

it.each([
  [
    { width: 100, height: 50 },
    { width: 100, height: 50 },
  ],
  [
    { width: 2_800, height: 1_400 },
    { width: 280, height: 140 },
  ],
  [
    { width: 1_400, height: 2_800 },
    { width: 140, height: 280 },
  ],
  [
    { width: 99_999, height: 1 },
    { width: 280, height: 1 },
  ],
  [null, { width: 240, height: 160 }],
])('D-62: %j takes %j in a thread', (size, space) => {
  expect(fitPicture(size)).toEqual(space);
});
