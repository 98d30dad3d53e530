import { expect, it } from 'vitest';
import { VIEWERS_PER_ADDRESS, viewerNumber } from './viewer-number';

const numbersOf = (viewers: number) =>
  Array.from({ length: viewers }, (_, index) => viewerNumber(`viewer ${index}`));

it('tells the few browsers behind one address apart (D-18)', () => {
  expect(viewerNumber('viewer 1')).toBe(viewerNumber('viewer 1'));
  expect(new Set(numbersOf(10)).size).toBeGreaterThan(8);
});

it('has only so many numbers, however many browsers an address claims to have', () => {
  const numbers = new Set(numbersOf(10_000));
  expect(numbers.size).toBe(VIEWERS_PER_ADDRESS);
  expect(Math.max(...numbers)).toBeLessThan(VIEWERS_PER_ADDRESS);
});
