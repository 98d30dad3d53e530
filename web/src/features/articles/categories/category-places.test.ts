import { makeCategory } from '@harborline/domain/testing/factories';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Place,
  placeAfterStep,
  placeOf,
  placeUnderPointer,
  type Step,
  treeRows,
  withMoved,
} from './category-places';
import { categoryTree } from './category-tree';

const category = (id: string, parent_cat_id = '') => makeCategory({ id, category_title: id, parent_cat_id });
const rowsOf = (...categories: ReturnType<typeof category>[]) => treeRows(categoryTree(categories));
const shapeOf = (rows: ReturnType<typeof rowsOf> | readonly ReturnType<typeof rowsOf>[number][]) =>
  rows.map((row) => `${'-'.repeat(row.depth)}${row.category.id}`).join(' ');

const ROWS = rowsOf(category('a'), category('a1', 'a'), category('a2', 'a'), category('b'), category('c'));

const stepped = (id: string, step: Step): string | null => {
  const place = placeAfterStep(ROWS, id, step);
  return place === null ? null : shapeOf(withMoved(ROWS, id, place));
};

describe('a key press', () => {
  it.each<[string, Step, string | null]>([
    ['a', 'down', 'b a -a1 -a2 c'],
    ['a', 'up', null],
    ['b', 'up', 'b a -a1 -a2 c'],
    ['c', 'down', null],
    ['c', 'up', 'a -a1 -a2 c b'],
    ['a1', 'down', 'a -a2 -a1 b c'],
    ['a2', 'down', 'a -a1 b -a2 c'],
    ['a1', 'up', null],
    ['b', 'in', 'a -a1 -a2 -b c'],
    ['a', 'in', null],
    ['a2', 'in', null],
    ['a1', 'out', 'a -a2 a1 b c'],
    ['b', 'out', null],
  ])('S7.6-08: moves %s %s', (id, step, shape) => {
    expect(stepped(id, step)).toBe(shape);
  });

  it('never puts a category with subcategories into another', () => {
    const rows = rowsOf(category('a'), category('b'), category('b1', 'b'));
    expect(placeAfterStep(rows, 'b', 'in')).toBeNull();
  });
});

describe('the pointer', () => {
  const dropped = (id: string, overId: string, levels: number) =>
    shapeOf(withMoved(ROWS, id, placeUnderPointer(ROWS, { id, overId, levels })));

  it.each<[string, string, number, string]>([
    ['c', 'b', 0, 'a -a1 -a2 c b'],
    ['c', 'b', 1, 'a -a1 -a2 -c b'],
    ['c', 'a', 1, 'c a -a1 -a2 b'],
    ['c', 'a2', 0, 'a -a1 -c -a2 b'],
    ['b', 'b', 1, 'a -a1 -a2 -b c'],
    ['a2', 'a2', -1, 'a -a1 a2 b c'],
    ['a2', 'c', 0, 'a -a1 b c -a2'],
    ['a2', 'c', -1, 'a -a1 b c a2'],
    ['a', 'b', 1, 'b a -a1 -a2 c'],
    ['a', 'a', 0, 'a -a1 -a2 b c'],
  ])('S7.6-08: drops %s at %s, %d levels to the side', (id, overId, levels, shape) => {
    expect(dropped(id, overId, levels)).toBe(shape);
  });
});

it('any moves keep every category once, at most two levels deep, and can be taken back', () => {
  const ids = ['a', 'a1', 'a2', 'b', 'c'];
  const moves = fc.array(
    fc.record({
      id: fc.constantFrom(...ids),
      overId: fc.constantFrom(...ids),
      levels: fc.integer({ min: -2, max: 2 }),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(moves, (made) => {
      let rows: ReturnType<typeof withMoved> = ROWS;
      for (const move of made) {
        const before = rows;
        const back: Place = placeOf(rows, move.id);
        const isOverOwn = rows.some((row) => row.category.id === move.overId && row.parentId === move.id);
        if (isOverOwn) continue;
        rows = withMoved(rows, move.id, placeUnderPointer(rows, move));
        expect(rows.map((row) => row.category.id).sort()).toEqual(ids);
        expect(Math.max(...rows.map(({ depth }) => depth))).toBeLessThanOrEqual(1);
        expect(treeRows(rows)).toEqual(rows);
        expect(withMoved(rows, move.id, back)).toEqual(before);
      }
    }),
  );
});
