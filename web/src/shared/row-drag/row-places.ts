/** Where a row stands in its list, in pixels, whatever is scrolled or shifted. */
export interface RowPlace {
  readonly row: HTMLElement;
  readonly top: number;
  readonly height: number;
}

/** The places of a list's rows. The list is positioned, so that they count from its top. */
export const placesOf = (list: HTMLElement): RowPlace[] =>
  [...list.children]
    .filter((row) => row instanceof HTMLElement)
    .map((row) => ({ row, top: row.offsetTop, height: row.offsetHeight }));

const middleOf = ({ top, height }: RowPlace): number => top + height / 2;

/** The index of the row whose place is nearest to a row that was dragged by some pixels. */
export function indexUnder(places: readonly RowPlace[], from: number, draggedBy: number): number {
  const dragged = places[from];
  if (dragged === undefined) return from;
  const middle = middleOf(dragged) + draggedBy;
  const distanceTo = (index: number) => {
    const place = places[index];
    return place === undefined ? Number.POSITIVE_INFINITY : Math.abs(middleOf(place) - middle);
  };
  return places.reduce((best, _, index) => (distanceTo(index) < distanceTo(best) ? index : best), from);
}

/** By how many pixels a row makes room for the one that is dragged from one place to another. */
export function shiftOf(places: readonly RowPlace[], index: number, from: number, to: number): number {
  const height = places[from]?.height ?? 0;
  if (index > from && index <= to) return -height;
  return index < from && index >= to ? height : 0;
}
