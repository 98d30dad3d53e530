/**
 * A list whose newest part is a live window of fixed size, followed by pages that were fetched once. When
 * something new arrives, the window pushes its last row out; that row must stay on the screen although the
 * listener has stopped reporting it.
 */
export interface WindowedList<Row> {
  /** newest first */
  readonly window: readonly Row[];
  /** newest first, all older than the window */
  readonly older: readonly Row[];
}

export interface WindowOptions<Row> {
  readonly size: number;
  readonly idOf: (row: Row) => string;
  /** milliseconds; rows are ordered by it */
  readonly timeOf: (row: Row) => number;
}

export const EMPTY_LIST: WindowedList<never> = { window: [], older: [] };

/**
 * Takes what the listener reports now. A row that left the window was either pushed out (it is not newer than
 * the last row of a full window: kept) or does not match the query any more (dropped).
 */
export function applyWindow<Row>(
  list: WindowedList<Row>,
  window: readonly Row[],
  { size, idOf, timeOf }: WindowOptions<Row>,
): WindowedList<Row> {
  const inWindow = new Set(window.map(idOf));
  const last = window.at(-1);
  const isFull = window.length >= size;
  const pushedOut =
    last === undefined || !isFull
      ? []
      : list.window.filter((row) => !inWindow.has(idOf(row)) && timeOf(row) <= timeOf(last));
  const pushedIds = new Set(pushedOut.map(idOf));
  const kept = list.older.filter((row) => !inWindow.has(idOf(row)) && !pushedIds.has(idOf(row)));
  return { window, older: [...pushedOut, ...kept].sort((a, b) => timeOf(b) - timeOf(a)) };
}

/** Adds a page fetched once; rows already on the list keep their present state. */
export function appendPage<Row>(
  list: WindowedList<Row>,
  page: readonly Row[],
  { idOf }: Pick<WindowOptions<Row>, 'idOf'>,
): WindowedList<Row> {
  const known = new Set([...list.window, ...list.older].map(idOf));
  return { window: list.window, older: [...list.older, ...page.filter((row) => !known.has(idOf(row)))] };
}

/** Replaces a row of the older part, or removes it where `next` is null. The window is the listener's. */
export function replaceOlder<Row>(
  list: WindowedList<Row>,
  id: string,
  next: Row | null,
  { idOf }: Pick<WindowOptions<Row>, 'idOf'>,
): WindowedList<Row> {
  if (!list.older.some((row) => idOf(row) === id)) return list;
  const older = list.older.flatMap((row) => (idOf(row) === id ? (next ?? []) : [row]));
  return { window: list.window, older: older as Row[] };
}

/** Puts rows that had left back among the older ones; where they belong to the window, the listener moves them. */
export function putBack<Row>(
  list: WindowedList<Row>,
  rows: readonly Row[],
  { idOf, timeOf }: Pick<WindowOptions<Row>, 'idOf' | 'timeOf'>,
): WindowedList<Row> {
  const { window, older } = appendPage(list, rows, { idOf });
  return { window, older: [...older].sort((a, b) => timeOf(b) - timeOf(a)) };
}

export function allRows<Row>(list: WindowedList<Row>): readonly Row[] {
  return [...list.window, ...list.older];
}
