/** A row of the list, or the place where the server stopped before it had looked at everything. */
export interface DirectoryRow<Entry> {
  readonly id: string;
  readonly entry: Entry | null;
}

interface Answer<Entry> {
  readonly entries: readonly Entry[];
  readonly next_cursor: string;
  readonly has_stopped: boolean;
}

/** An answer as a page of `usePages`. */
export function directoryPage<Entry>(answer: Answer<Entry>, idOf: (entry: Entry) => string) {
  const rows = answer.entries.map((entry): DirectoryRow<Entry> => ({ id: idOf(entry), entry }));
  if (answer.has_stopped) rows.push({ id: `stopped ${answer.next_cursor}`, entry: null });
  return { rows, nextCursor: answer.next_cursor };
}

/** Whether the last page ended before the server had looked at all that it might have shown. */
export const hasStopped = (rows: readonly DirectoryRow<unknown>[]): boolean => rows.at(-1)?.entry === null;
