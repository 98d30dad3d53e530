import { MERGE_TEXTS } from '@harborline/domain/texts/merge-tickets';
import { refusalText } from '../../../shared/api/refusal-text';
import { useChange } from '../../../shared/requests/use-change';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { sendUndo } from './merge-calls';
import { countOf } from './outcome';

/** Takes merges back, and says what came of it (D-110). */
export function useUndoMerge() {
  const toasts = useToasts();
  const { run, isRunning } = useChange({
    name: 'merge-not-undone',
    run: sendUndo,
    onDone: ({ results }) => {
      const { done, refused, because } = countOf(results);
      if (refused > 0) toasts.error(because);
      else if (done > 0) toasts.success(MERGE_TEXTS.separated(done));
    },
    onRefused: (error) => toasts.error(refusalText(error, MERGE_TEXTS.undoFailed)),
  });
  return { undo: (refs: readonly string[]) => void run(refs), isRunning };
}
