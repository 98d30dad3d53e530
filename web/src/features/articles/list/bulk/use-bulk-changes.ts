import { BULK_TEXTS } from '@harborline/domain/texts/categories';
import { useState } from 'react';
import { useStaffFirestore } from '../../../../shared/live/staff-firebase';
import { useStaff } from '../../../../shared/staff/session-context';
import { useToasts } from '../../../../shared/ui-admin/toasts';
import type { ArticleRow } from '../article-row';
import { type ArticleChange, changeArticles } from './change-articles';

interface Progress {
  readonly done: number;
  readonly count: number;
}

interface BulkChange {
  readonly rows: readonly ArticleRow[];
  readonly to: ArticleChange['changes'];
  /** what to say once it is done */
  readonly message: (count: number) => string;
}

/** What becomes of one row. */
export interface RowChange {
  readonly row: ArticleRow;
  readonly changes: ArticleChange['changes'];
}

/** What an article has to be given to be as it was. */
const takenBack = ({ row, changes }: RowChange): RowChange => ({
  row,
  changes:
    'is_disabled' in changes
      ? { is_disabled: row.is_disabled }
      : { article_categories: row.article_categories },
});

/**
 * Changes several articles, says how far it is and how it ended, and offers to undo it.
 * @param onChanged called with what was changed, now and on undo, for lists that are not live; the same on every render
 */
export function useBulkChanges(onChanged: (changes: readonly RowChange[]) => void) {
  const firestore = useStaffFirestore();
  const { uid } = useStaff();
  const toasts = useToasts();
  const [progress, setProgress] = useState<Progress | null>(null);

  const run = async (asked: readonly RowChange[]): Promise<readonly RowChange[]> => {
    setProgress({ done: 0, count: asked.length });
    const ids = await changeArticles(firestore, {
      uid,
      changes: asked.map(({ row, changes }) => ({ id: row.id, changes })),
      onChanged: ({ length }) =>
        setProgress((earlier) => earlier && { ...earlier, done: earlier.done + length }),
    });
    setProgress(null);
    const changedIds = new Set(ids);
    const made = asked.filter(({ row }) => changedIds.has(row.id));
    onChanged(made);
    if (made.length < asked.length) toasts.error(BULK_TEXTS.failed(asked.length - made.length));
    return made;
  };
  const change = async ({ rows, to, message }: BulkChange): Promise<void> => {
    const made = await run(rows.map((row) => ({ row, changes: to })));
    if (made.length === 0) return;
    const undo = async () => toasts.info(BULK_TEXTS.undone((await run(made.map(takenBack))).length));
    toasts.success(message(made.length), { label: BULK_TEXTS.undo, run: () => void undo() });
  };
  return { progress, change };
}
