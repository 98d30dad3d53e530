import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Lru } from './lru';

it('forgets what was used longest ago', () => {
  const kept = new Lru<string>(2);
  kept.set('a', 'A');
  kept.set('b', 'B');
  kept.get('a');
  kept.set('c', 'C');
  expect(['a', 'b', 'c'].map((key) => kept.get(key))).toEqual(['A', undefined, 'C']);
});

it('keeps nothing that alone is too heavy, nor what it replaces', () => {
  const kept = new Lru<string>(3, ({ length }) => length);
  kept.set('a', 'abc');
  kept.set('a', 'abcd');
  expect(kept.get('a')).toBeUndefined();
});

it('never weighs more than its limit, and always keeps what was just set', () => {
  const steps = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.integer({ min: 1, max: 10 })));
  fc.assert(
    fc.property(steps, (sets) => {
      const kept = new Lru<number>(10, (weight) => weight);
      for (const [key, weight] of sets) {
        kept.set(key, weight);
        expect(kept.get(key)).toBe(weight);
        const total = ['a', 'b', 'c', 'd', 'e'].reduce((sum, one) => sum + (kept.get(one) ?? 0), 0);
        expect(total).toBeLessThanOrEqual(10);
      }
    }),
  );
});
