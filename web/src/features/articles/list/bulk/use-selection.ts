import { useMemo, useState } from 'react';
import type { ArticleRow } from '../article-row';

export interface Selection {
  /** the selected rows that are still shown, in the order of the list */
  readonly rows: readonly ArticleRow[];
  readonly has: (id: string) => boolean;
  readonly maySelect: (row: ArticleRow) => boolean;
  /** whether every row that may be selected is */
  readonly isWhole: boolean;
  readonly toggle: (id: string) => void;
  readonly toggleAll: () => void;
  readonly clear: () => void;
}

/** Rows that people selected to change them together. @param mayChange whether the user may change a row */
export function useSelection(
  shown: readonly ArticleRow[],
  mayChange: (row: ArticleRow) => boolean,
): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return useMemo(() => {
    const selectable = shown.filter(mayChange);
    // A row that another filter or a teammate took off the list is not changed behind anyone's back.
    const rows = selectable.filter(({ id }) => ids.has(id));
    const isWhole = selectable.length > 0 && rows.length === selectable.length;
    return {
      rows,
      has: (id) => ids.has(id),
      maySelect: mayChange,
      isWhole,
      toggle: (id) =>
        setIds(
          (earlier) => new Set(earlier.has(id) ? [...earlier].filter((one) => one !== id) : [...earlier, id]),
        ),
      toggleAll: () => setIds(new Set(isWhole ? [] : selectable.map(({ id }) => id))),
      clear: () => setIds(new Set()),
    };
  }, [shown, ids, mayChange]);
}
