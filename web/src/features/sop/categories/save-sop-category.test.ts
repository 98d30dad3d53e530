import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastPosition, movedPositions } from './save-sop-category';

const at = (...positions: number[]) => positions.map((position, index) => ({ id: `c${index}`, position }));

describe('the order of SOP categories', () => {
  it('a new one comes after the last', () => {
    expect(lastPosition([])).toBe(1);
    expect(lastPosition(at(3, 9))).toBe(10);
  });

  it('a step swaps two neighbours and changes nothing else', () => {
    expect(movedPositions(at(1, 2, 3), 'c1', -1)).toEqual([
      { id: 'c1', position: 1 },
      { id: 'c0', position: 2 },
    ]);
  });

  it('goes nowhere beyond the ends, or for one that is gone', () => {
    expect(movedPositions(at(1, 2), 'c0', -1)).toEqual([]);
    expect(movedPositions(at(1, 2), 'c1', 1)).toEqual([]);
    expect(movedPositions(at(1, 2), 'gone', 1)).toEqual([]);
  });

  it('moves by one place also among equal positions, and there and back is the same order', () => {
    const positions = fc.array(fc.nat(5), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(positions, fc.nat(), (numbers, pick) => {
        const before = at(...numbers.sort((one, other) => one - other));
        const from = pick % (before.length - 1);
        const apply = (list: typeof before, id: string, step: -1 | 1) => {
          const changed = new Map(movedPositions(list, id, step).map((entry) => [entry.id, entry.position]));
          return list
            .map((entry) => ({ ...entry, position: changed.get(entry.id) ?? entry.position }))
            .sort((one, other) => one.position - other.position);
        };
        const ids = (list: typeof before) => list.map(({ id }) => id);
        const down = apply(before, `c${from}`, 1);
        expect(ids(down)[from + 1]).toBe(`c${from}`);
        expect(ids(apply(down, `c${from}`, -1))).toEqual(ids(before));
      }),
    );
  });
});
