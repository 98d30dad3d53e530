import { expect, it } from 'vitest';
import { inParts } from './in-parts';

it('cuts after so many items', () => {
  expect(inParts([1, 2, 3, 4, 5], { count: 2 })).toEqual([[1, 2], [3, 4], [5]]);
  expect(inParts([], { count: 2 })).toEqual([]);
});

it('cuts before a part becomes too heavy, and leaves out nothing that is too heavy by itself', () => {
  const limits = { count: 3, weight: 10, weigh: (item: number) => item };
  expect(inParts([4, 6, 1, 1, 1, 1, 12, 3], limits)).toEqual([[4, 6], [1, 1, 1], [1], [12], [3]]);
});
