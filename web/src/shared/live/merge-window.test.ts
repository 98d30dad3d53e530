import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allRows,
  appendPage,
  applyWindow,
  EMPTY_LIST,
  replaceOlder,
  type WindowedList,
} from './merge-window';

interface Row {
  id: string;
  at: number;
}

const OPTIONS = { size: 3, idOf: (row: Row) => row.id, timeOf: (row: Row) => row.at };
const row = (id: string, at: number): Row => ({ id, at });
const ids = (list: WindowedList<Row>) => allRows(list).map(({ id }) => id);
const full: WindowedList<Row> = { window: [row('c', 3), row('b', 2), row('a', 1)], older: [] };

describe('applyWindow', () => {
  it('keeps the row that a newer one pushed out of the window', () => {
    const next = applyWindow(full, [row('d', 4), row('c', 3), row('b', 2)], OPTIONS);
    expect(ids(next)).toEqual(['d', 'c', 'b', 'a']);
  });

  it('drops a row that no longer matches the query', () => {
    const next = applyWindow(full, [row('c', 3), row('a', 1), row('z', 0)], OPTIONS);
    expect(ids(next)).toEqual(['c', 'a', 'z']);
  });

  it('drops a row that left a window that is not full: nothing can have pushed it out', () => {
    expect(ids(applyWindow(full, [row('c', 3), row('b', 2)], OPTIONS))).toEqual(['c', 'b']);
  });

  it('moves an older row up when it becomes the newest', () => {
    const paged = appendPage(full, [row('z', 0)], OPTIONS);
    const next = applyWindow(paged, [row('z', 9), row('c', 3), row('b', 2)], OPTIONS);
    expect(ids(next)).toEqual(['z', 'c', 'b', 'a']);
  });

  it('never loses or duplicates a row while a live list only grows', () => {
    const arrivals = fc.uniqueArray(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(arrivals, (times) => {
        const rising = [...times].sort((a, b) => a - b);
        let list: WindowedList<Row> = EMPTY_LIST;
        const seen: Row[] = [];
        for (const at of rising) {
          seen.unshift(row(String(at), at));
          list = applyWindow(list, seen.slice(0, OPTIONS.size), OPTIONS);
        }
        expect(ids(list)).toEqual(seen.map(({ id }) => id));
      }),
    );
  });
});

describe('older rows', () => {
  it('are appended once, in the state that the list already has', () => {
    const list = appendPage(full, [row('a', 99), row('z', 0)], OPTIONS);
    expect(allRows(list).at(2)).toEqual(row('a', 1));
    expect(ids(list)).toEqual(['c', 'b', 'a', 'z']);
  });

  it('can be replaced or removed, while only the listener changes the window', () => {
    const list = appendPage(full, [row('z', 0)], OPTIONS);
    expect(allRows(replaceOlder(list, 'z', row('z', 0.5), OPTIONS)).at(-1)).toEqual(row('z', 0.5));
    expect(ids(replaceOlder(list, 'z', null, OPTIONS))).toEqual(['c', 'b', 'a']);
    expect(replaceOlder(list, 'c', null, OPTIONS)).toBe(list);
  });
});
