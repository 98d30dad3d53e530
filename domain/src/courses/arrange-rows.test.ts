import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangeRows, putBack } from './arrange-rows';
import type { OutlineRow } from './outline';

/** Rows by their ids: capitals are sections. */
const rowsOf = (ids: string): OutlineRow[] =>
  [...ids].map((id) => ({ id, kind: id < 'a' ? 'section' : 'text', title: id }));
const idsOf = (rows: readonly OutlineRow[]) => rows.map(({ id }) => id).join('');
const arranged = (rows: string, ids: string) => idsOf(arrangeRows(rowsOf(rows), [...ids]));

describe('arranging rows of which one is hidden', () => {
  it.each([
    ['follows the lesson before it', 'AxyzB', 'AzxB', 'AzxyB'],
    ['goes with its section', 'AxyBz', 'BzAx', 'BzAxy'],
    ['comes before the next where the one before has left', 'AxyzB', 'AzBx', 'AyzBx'],
    ['stays the first', 'yxzA', 'zxA', 'zyxA'],
    ['stays in its section where that has lost the others', 'AxyBz', 'ABxz', 'AyBxz'],
  ])('a lesson %s', (_what, rows, ids, expected) => {
    expect(arranged(rows, ids)).toBe(expected);
  });

  it('a teammate’s section stays before what follows it, and keeps its lessons', () => {
    expect(arranged('xCyAz', 'Azx')).toBe('CyAzx');
  });

  it('loses no row and invents none', () => {
    const order = fc.shuffledSubarray([...'ABCuvwxyz'], { minLength: 9 });
    fc.assert(
      fc.property(order, fc.shuffledSubarray([...'ABCuvwxyz?']), (rows, ids) => {
        const result = [...arranged(rows.join(''), ids.join(''))];
        expect([...result].sort()).toEqual([...rows].sort());
        const isKept = (id: string) => ids.includes(id);
        expect(result.filter(isKept)).toEqual(ids.filter((id) => id !== '?'));
      }),
    );
  });
});

describe('putting a section back', () => {
  it('stands before what followed it, wherever that is now', () => {
    const back = (rows: string, earlier: string) =>
      idsOf(putBack(rowsOf(rows), { id: 'A', kind: 'section', title: 'A' }, rowsOf(earlier)));
    expect(back('xyBz', 'xAyBz')).toBe('xAyBz');
    expect(back('Bzyx', 'xAyBz')).toBe('BzAyx');
    expect(back('xBz', 'xAyBz')).toBe('xABz');
    expect(back('x', 'xA')).toBe('xA');
    expect(back('xB', 'x')).toBe('xBA');
  });
});
