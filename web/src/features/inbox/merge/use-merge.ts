import { MERGE_TEXTS } from '@harborline/domain/texts/merge-tickets';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import { useState } from 'react';
import { askTwice } from '../../../shared/api/ask-twice';
import { ApiError } from '../../../shared/api/call-api';
import { useChange } from '../../../shared/requests/use-change';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { type Merge, sendMerge } from './merge-calls';
import { countOf } from './outcome';
import { useUndoMerge } from './use-undo-merge';

/** Merges tickets, with a way back. @param onMerged called once at least one is merged, or all of them were before */
export function useMerge(onMerged: () => void) {
  const toasts = useToasts();
  const { undo } = useUndoMerge();
  const [requestId] = useState(() => crypto.randomUUID());
  const { run, isRunning, refusal } = useChange({
    name: 'tickets-not-merged',
    run: async (merge: Omit<Merge, 'requestId'>) => {
      const answer = await askTwice(() => sendMerge({ ...merge, requestId }));
      const { done, refused, because } = countOf(answer.results);
      // Nothing happened, so the dialog stays and says why.
      if (done === 0 && refused > 0) throw new ApiError(409, because);
      return answer;
    },
    onDone: ({ into, results }, { refs }) => {
      const { done, refused, because } = countOf(results);
      const merged = refs.filter((_ref, index) => results[index]?.outcome === 'done');
      const said = MERGE_TEXTS.done(done, shortNumber(into.number));
      if (done === 0) toasts.info(MERGE_TEXTS.nothing);
      else toasts.success(said, { label: MERGE_TEXTS.undo, run: () => undo(merged) });
      if (refused > 0) toasts.warning(MERGE_TEXTS.notDone(refused, because));
      onMerged();
    },
  });
  return { merge: run, isRunning, refusal };
}
