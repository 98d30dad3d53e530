import { useLayoutEffect, useRef } from 'react';
import type { RowVirtualizer } from './shown-scroller';

/** The rows that a person sees, and where each begins. */
interface Seen {
  /** tells one state of the list from another */
  readonly places: ReadonlyMap<string, number>;
  readonly starts: readonly (readonly [id: string, start: number])[];
}

function seenRows(virtualizer: RowVirtualizer, places: Seen['places']): Seen {
  const { startIndex = 0, endIndex = -1 } = virtualizer.range ?? {};
  const rows = virtualizer.measurementsCache.slice(startIndex, endIndex + 1);
  return { places, starts: rows.map(({ key, start }) => [String(key), start]) };
}

/**
 * How far what is read has moved: by most rows, since one of them may itself have moved to the top.
 * @returns px, downwards
 */
function shiftSince({ starts }: Seen, { measurementsCache }: RowVirtualizer, places: Seen['places']): number {
  const shifts = starts.flatMap(([id, start]) => {
    const place = places.get(id);
    const now = place === undefined ? undefined : measurementsCache[place]?.start;
    return now === undefined ? [] : [now - start];
  });
  return shifts.sort((one, other) => one - other)[Math.floor(shifts.length / 2)] ?? 0;
}

/** Leaves what a person reads where it is when rows come and go above it; at the top, what is new is to be seen. */
export function useKeptPlace(virtualizer: RowVirtualizer, places: ReadonlyMap<string, number>): void {
  const before = useRef<Seen | null>(null);
  useLayoutEffect(() => {
    const seen = before.current;
    if (seen !== null && seen.places !== places && (virtualizer.scrollOffset ?? 0) > 0) {
      const shift = shiftSince(seen, virtualizer, places);
      if (shift !== 0) virtualizer.scrollBy(shift);
    }
    before.current = seenRows(virtualizer, places);
  });
}
