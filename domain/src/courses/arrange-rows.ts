import type { OutlineRow } from './outline';

type Rows = readonly OutlineRow[];

const isSection = ({ kind }: OutlineRow): boolean => kind === 'section';

/** Where the lessons of a section stand; null if it is gone. @param id '' for those before the first section */
function lessonRange(rows: Rows, id: string) {
  const head = id === '' ? -1 : rows.findIndex((row) => isSection(row) && row.id === id);
  if (id !== '' && head < 0) return null;
  const next = rows.findIndex((row, index) => index > head && isSection(row));
  return { from: head + 1, to: next < 0 ? rows.length : next };
}

const firstFound = (rows: Rows, wanted: Rows): number | undefined =>
  wanted.map(({ id }) => rows.findIndex((row) => row.id === id)).find((index) => index >= 0);

/** Within its section a lesson follows the one before it, or comes before the next; else it is the last. */
function lessonPlace(rows: Rows, index: number, earlier: Rows): number {
  const sectionId = earlier.slice(0, index).filter(isSection).at(-1)?.id ?? '';
  const range = lessonRange(rows, sectionId);
  const earlierRange = lessonRange(earlier, sectionId);
  if (range === null || earlierRange === null) return rows.length;
  const lessons = rows.slice(range.from, range.to);
  const before = firstFound(lessons, earlier.slice(earlierRange.from, index).reverse());
  const after = firstFound(lessons, earlier.slice(index + 1, earlierRange.to));
  return range.from + (before === undefined ? (after ?? lessons.length) : before + 1);
}

/** Puts a row among others where it stood earlier, or at the end. */
export function putBack(rows: Rows, row: OutlineRow, earlier: Rows): Rows {
  const index = earlier.findIndex(({ id }) => id === row.id);
  if (index < 0) return [...rows, row];
  const place = isSection(row)
    ? (firstFound(rows, earlier.slice(index + 1)) ?? rows.length)
    : lessonPlace(rows, index, earlier);
  return [...rows.slice(0, place), row, ...rows.slice(place)];
}

/** Rows in the order of ids. Those that it does not name, such as a teammate's, stay beside what they stood beside. */
export function arrangeRows(rows: Rows, ids: readonly string[]): Rows {
  const known = new Map(rows.map((row) => [row.id, row]));
  const arranged: Rows = ids.flatMap((id) => known.get(id) ?? []);
  return rows.filter(({ id }) => !ids.includes(id)).reduce((done, row) => putBack(done, row, rows), arranged);
}
