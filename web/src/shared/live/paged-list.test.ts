import { describe, expect, it } from 'vitest';
import { allRows } from './merge-window';
import { emptyPagedState, pagedReducer } from './paged-list';

interface Row {
  id: string;
  at: number;
}

const reduce = pagedReducer<Row>({ size: 2, idOf: ({ id }) => id, timeOf: ({ at }) => at });
const START = emptyPagedState<Row>('open');
const b = { id: 'b', at: 2 };
const a = { id: 'a', at: 1 };
const first = reduce(START, { type: 'window', scope: 'open', rows: [b, a], isFromCache: false });

describe('pagedReducer', () => {
  it('has more rows as long as pages come back full', () => {
    expect(first).toMatchObject({ isSettled: true, hasMore: true });
    const asked = reduce(first, { type: 'page-asked', scope: 'open' });
    expect(asked.paging).toBe('loading');
    const paged = reduce(asked, { type: 'page', scope: 'open', rows: [{ id: 'z', at: 0 }] });
    expect(paged).toMatchObject({ hasMore: false, paging: 'idle' });
  });

  it('marks rows that arrive later as arrived, but not the first ones', () => {
    expect(first.arrived.size).toBe(0);
    const next = reduce(first, {
      type: 'window',
      scope: 'open',
      rows: [{ id: 'c', at: 3 }, b],
      isFromCache: false,
    });
    expect([...next.arrived]).toEqual(['c']);
  });

  it('treats rows that the server adds to the cached ones as old', () => {
    const cached = reduce(START, { type: 'window', scope: 'open', rows: [b], isFromCache: true });
    const confirmed = reduce(cached, { type: 'window', scope: 'open', rows: [b, a], isFromCache: false });
    expect(confirmed.arrived.size).toBe(0);
    const c = { id: 'c', at: 3 };
    const later = reduce(confirmed, { type: 'window', scope: 'open', rows: [c, b], isFromCache: false });
    expect([...later.arrived]).toEqual(['c']);
  });

  it('starts over for another list and never mixes rows of two lists', () => {
    const other = reduce(first, {
      type: 'window',
      scope: 'closed',
      rows: [{ id: 'x', at: 9 }],
      isFromCache: false,
    });
    expect(allRows(other.list)).toEqual([{ id: 'x', at: 9 }]);
  });

  it('offers to try again after a page failed to load', () => {
    expect(reduce(first, { type: 'page-failed', scope: 'open' }).paging).toBe('failed');
  });

  it('puts removed rows back in order, once, and knows about rows it never showed', () => {
    const [z, y] = [
      { id: 'z', at: 0 },
      { id: 'y', at: -1 },
    ];
    const paged = reduce(first, { type: 'page', scope: 'open', rows: [y] });
    const without = reduce(paged, { type: 'window', scope: 'open', rows: [a], isFromCache: false });
    const back = { type: 'rows-back', scope: 'open', rows: [z, b], hasOthers: false } as const;
    const restored = reduce(without, back);
    expect(restored.hasMore).toBe(false);
    const settled = reduce(restored, { type: 'window', scope: 'open', rows: [b, a], isFromCache: false });
    expect(allRows(settled.list)).toEqual([b, a, z, y]);
    expect(allRows(reduce(settled, back).list)).toEqual([b, a, z, y]);
    expect(reduce(without, { ...back, hasOthers: true }).hasMore).toBe(true);
  });
});
