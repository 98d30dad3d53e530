/**
 * A list whose newest part is a live window of fixed size, followed by pages that were fetched once. A new row pushes
 * the last row out of the window; that row must stay visible although the listener no longer reports it.
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
 * Applies the rows that the listener reports. A row that left the window was either pushed out (it is not newer than
 * the last row of a full window: kept) or no longer matches the query (dropped).
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

/** Adds a fetched page; rows already on the list keep their current state. */
export function appendPage<Row>(
  list: WindowedList<Row>,
  page: readonly Row[],
  { idOf }: Pick<WindowOptions<Row>, 'idOf'>,
): WindowedList<Row> {
  const known = new Set([...list.window, ...list.older].map(idOf));
  return { window: list.window, older: [...list.older, ...page.filter((row) => !known.has(idOf(row)))] };
}

/** Replaces a row of the older part, or removes it if `next` is null. Only the listener changes the window. */
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

/** Puts removed rows back among the older ones; the listener moves those that belong to the window. */
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
