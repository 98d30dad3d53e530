import { deleteTickets } from '@harborline/domain/api/inbox/delete-tickets';
import { DELETE_TEXTS } from '@harborline/domain/texts/delete-tickets';
import { askTwice } from '../../../shared/api/ask-twice';
import { ApiError, callApi } from '../../../shared/api/call-api';
import { useChange } from '../../../shared/requests/use-change';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { countOf } from '../merge/outcome';

interface Deletion {
  readonly refs: readonly string[];
  readonly reason: string;
}

/** Deletes tickets for good. @param onDeleted called once none of them is left, or at least one is deleted */
export function useDeletion(onDeleted: () => void) {
  const toasts = useToasts();
  return useChange({
    name: 'tickets-not-deleted',
    run: async ({ refs, reason }: Deletion) => {
      const body = { conversation_refs: [...refs], reason };
      const outcome = countOf((await askTwice(() => callApi(deleteTickets, { body }))).results);
      // Nothing happened, so the dialog stays and says why.
      if (outcome.done === 0 && outcome.refused > 0) throw new ApiError(409, outcome.because);
      return outcome;
    },
    onDone: ({ done, refused, because }) => {
      if (done === 0) toasts.info(DELETE_TEXTS.nothing);
      else toasts.success(DELETE_TEXTS.done(done));
      if (refused > 0) toasts.warning(DELETE_TEXTS.notDone(refused, because));
      onDeleted();
    },
  });
}
