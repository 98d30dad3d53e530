import { useCallback, useMemo, useState } from 'react';
import type { ArticleScope } from '../article-list';
import type { ArticleRow } from '../article-row';
import type { RowChange } from './use-bulk-changes';

type Changed = ReadonlyMap<string, RowChange>;

const isSameEdit = (one: ArticleRow, other: ArticleRow): boolean =>
  one.updated_at.toMillis() === other.updated_at.toMillis();

/** Rows as they are after changes made here, without those that no longer belong to what the list shows. */
export function withChanges(
  rows: readonly ArticleRow[],
  changed: Changed,
  { state, categoryIds }: ArticleScope,
): readonly ArticleRow[] {
  if (changed.size === 0) return rows;
  return rows.flatMap((row) => {
    const made = changed.get(row.id);
    // A row that was read again knows better.
    if (made === undefined || !isSameEdit(made.row, row)) return [row];
    const now = { ...row, ...made.changes };
    const isShown = categoryIds === null || categoryIds.includes(now.article_categories);
    return isShown && now.is_disabled === (state === 'archived') ? [now] : [];
  });
}

/** What was changed here in rows that are not live: older pages, and what a search found. */
export function useChangedRows() {
  const [changed, setChanged] = useState<Changed>(new Map());
  const note = useCallback(
    (changes: readonly RowChange[]) =>
      setChanged((earlier) => new Map([...earlier, ...changes.map((one) => [one.row.id, one] as const)])),
    [],
  );
  return useMemo(
    () => ({
      note,
      apply: (rows: readonly ArticleRow[], scope: ArticleScope) => withChanges(rows, changed, scope),
    }),
    [note, changed],
  );
}
