import fc from 'fast-check';
import { expect, it } from 'vitest';
import { GapList } from './gap-list';

it('gives back the numbers that were added, each once', () => {
  const numbers = fc.array(fc.nat({ max: 3_000_000 })).map((list) => list.sort((a, b) => a - b));
  fc.assert(
    fc.property(numbers, (list) => {
      const kept = new GapList();
      for (const number of list) kept.add(number);
      expect([...kept.toArray()]).toEqual([...new Set(list)]);
    }),
  );
});
