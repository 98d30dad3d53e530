import type { OutlineRow } from './outline';

/** How many rows move with one: a section takes its lessons along. */
function blockLength(rows: readonly OutlineRow[], index: number): number {
  if (rows[index]?.kind !== 'section') return 1;
  const next = rows.findIndex((row, at) => at > index && row.kind === 'section');
  return (next < 0 ? rows.length : next) - index;
}

/** Where a section may stand among other rows: before each section, and at the end. */
const boundaries = (rows: readonly OutlineRow[]): number[] => [
  ...rows.flatMap(({ kind }, index) => (kind === 'section' ? [index] : [])),
  rows.length,
];

function nearest(places: readonly number[], wanted: number): number {
  return places.reduce((best, place) => (Math.abs(place - wanted) < Math.abs(best - wanted) ? place : best));
}

interface Taken {
  readonly block: readonly OutlineRow[];
  readonly rest: readonly OutlineRow[];
}

function takeOut(rows: readonly OutlineRow[], index: number): Taken {
  const length = blockLength(rows, index);
  return {
    block: rows.slice(index, index + length),
    rest: [...rows.slice(0, index), ...rows.slice(index + length)],
  };
}

const putIn = ({ block, rest }: Taken, place: number): OutlineRow[] => [
  ...rest.slice(0, place),
  ...block,
  ...rest.slice(place),
];

/**
 * Moves a row to where another one is, as a drag does. A section moves with its lessons and never into another
 * section. @param overId the row whose place it takes
 */
export function moveRowTo(rows: readonly OutlineRow[], id: string, overId: string): readonly OutlineRow[] {
  const from = rows.findIndex((row) => row.id === id);
  const over = rows.findIndex((row) => row.id === overId);
  if (from < 0 || over < 0 || from === over) return rows;
  const taken = takeOut(rows, from);
  // Inside itself there is nowhere to go.
  if (taken.block.some((row) => row.id === overId)) return rows;
  const at = taken.rest.findIndex((row) => row.id === overId);
  const place = over > from ? at + 1 : at;
  return putIn(taken, rows[from]?.kind === 'section' ? nearest(boundaries(taken.rest), place) : place);
}

/** Moves a row one step up or down, as an arrow key does: a lesson by a row, a section by a section. */
export function moveRowBy(rows: readonly OutlineRow[], id: string, step: 1 | -1): readonly OutlineRow[] {
  const from = rows.findIndex((row) => row.id === id);
  if (from < 0) return rows;
  const taken = takeOut(rows, from);
  const places =
    rows[from]?.kind === 'section' ? boundaries(taken.rest) : [...taken.rest.keys(), taken.rest.length];
  const place = step === 1 ? places.find((one) => one > from) : places.filter((one) => one < from).at(-1);
  return place === undefined ? rows : putIn(taken, place);
}

/** Puts a row at the end of a section, or of the course. @param sectionId '' for the end of the course */
export function addRow(
  rows: readonly OutlineRow[],
  row: OutlineRow,
  sectionId: string,
): readonly OutlineRow[] {
  const index = rows.findIndex((one) => one.kind === 'section' && one.id === sectionId);
  const place = index < 0 ? rows.length : index + blockLength(rows, index);
  return [...rows.slice(0, place), row, ...rows.slice(place)];
}
