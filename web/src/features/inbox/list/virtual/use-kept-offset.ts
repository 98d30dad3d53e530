import { useLayoutEffect, useRef } from 'react';
import type { RowVirtualizer } from './shown-scroller';

/** At which index each row is. Another object is another state of the list. */
export type RowIndexes = ReadonlyMap<string, number>;

/** The rows that a person sees, and where each begins. */
interface Seen {
  readonly indexes: RowIndexes;
  readonly starts: readonly (readonly [id: string, start: number])[];
}

function seenRows(virtualizer: RowVirtualizer, indexes: RowIndexes): Seen {
  const { startIndex = 0, endIndex = -1 } = virtualizer.range ?? {};
  const rows = virtualizer.measurementsCache.slice(startIndex, endIndex + 1);
  return { indexes, starts: rows.map(({ key, start }) => [String(key), start]) };
}

/** The same rows where they begin now, except those that have gone. */
function seenNow({ starts }: Seen, { measurementsCache }: RowVirtualizer, indexes: RowIndexes): Seen {
  return {
    indexes,
    starts: starts.flatMap(([id]) => {
      const row = measurementsCache[indexes.get(id) ?? -1];
      return row === undefined ? [] : [[id, row.start] as const];
    }),
  };
}

/**
 * How far what is read has moved: by most rows, since one of them may itself have moved to the top.
 * @returns px, downwards
 */
function shiftBetween(before: Seen, now: Seen): number {
  const starts = new Map(before.starts);
  const shifts = now.starts.map(([id, start]) => start - (starts.get(id) ?? start));
  return shifts.sort((one, other) => one - other)[Math.floor(shifts.length / 2)] ?? 0;
}

const isHidden = ({ scrollElement }: RowVirtualizer): boolean => scrollElement?.clientHeight === 0;

/** Leaves what a person reads where it is when rows come and go above it; at the top, what is new is to be seen. */
export function useKeptOffset(virtualizer: RowVirtualizer, indexes: RowIndexes): void {
  const before = useRef<Seen | null>(null);
  useLayoutEffect(() => {
    const seen = before.current;
    const offset = virtualizer.scrollOffset ?? 0;
    if (seen !== null && seen.indexes !== indexes && offset > 0) {
      const now = seenNow(seen, virtualizer, indexes);
      const shift = shiftBetween(seen, now);
      if (isHidden(virtualizer)) {
        // Nothing scrolls while a phone shows a ticket in its place: the list comes back at this offset.
        virtualizer.scrollOffset = offset + shift;
        before.current = now;
        return;
      }
      if (shift !== 0) virtualizer.scrollBy(shift);
    }
    if (!isHidden(virtualizer)) before.current = seenRows(virtualizer, indexes);
  });
}
