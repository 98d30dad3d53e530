import {
  changeSavedFilter,
  createSavedFilter,
  deleteSavedFilter,
  type PresentedFilter,
} from '@harborline/domain/api/inbox/ticket-filters';
import { TICKET_FILTER_TEXTS } from '@harborline/domain/texts/ticket-filters';
import { ApiError, callApi } from '../../../shared/api/call-api';
import { refusalText } from '../../../shared/api/refusal-text';
import { type Change, useChange } from '../../../shared/requests/use-change';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { reloadSavedFilters } from './use-saved-filters';

/** What a saved filter is, without its ref. */
export type FilterFields = Omit<PresentedFilter, 'filter_ref'>;

type FilterStep =
  | { readonly kind: 'create'; readonly fields: FilterFields }
  | { readonly kind: 'change'; readonly filter: PresentedFilter; readonly fields: Partial<FilterFields> }
  | { readonly kind: 'remove'; readonly filter: PresentedFilter };

async function send(step: FilterStep): Promise<PresentedFilter> {
  if (step.kind === 'create') return callApi(createSavedFilter, { body: step.fields });
  const query = { filter_ref: step.filter.filter_ref };
  if (step.kind === 'change') return callApi(changeSavedFilter, { query, body: step.fields });
  await callApi(deleteSavedFilter, { query });
  return step.filter;
}

/** Changes saved filters; `run` resolves to whether the server accepted. */
export type FilterChanges = Pick<Change<FilterStep>, 'run' | 'isRunning'>;

/**
 * Changes saved filters, says what came of it, and lets a deletion be taken back.
 * @param onShown told which filter is there now; null once it was deleted
 */
export function useFilterChanges(onShown: (filter: PresentedFilter | null) => void): FilterChanges {
  const toasts = useToasts();
  const { run, isRunning } = useChange<FilterStep, PresentedFilter>({
    name: 'filter-not-changed',
    run: send,
    onDone: (filter, step) => {
      onShown(step.kind === 'remove' ? null : filter);
      if (step.kind !== 'remove') toasts.success(TICKET_FILTER_TEXTS.saved(filter.name));
      else {
        const { filter_ref: _, ...fields } = filter;
        const undo = () => void run({ kind: 'create', fields });
        toasts.success(TICKET_FILTER_TEXTS.removed(filter.name), {
          label: TICKET_FILTER_TEXTS.undo,
          run: undo,
        });
      }
      return reloadSavedFilters();
    },
    onRefused: (error, step) => {
      const isGone = step.kind !== 'create' && error instanceof ApiError && error.status === 404;
      toasts.error(isGone ? TICKET_FILTER_TEXTS.gone : refusalText(error, TICKET_FILTER_TEXTS.changeFailed));
      if (isGone) void reloadSavedFilters();
    },
  });
  return { run, isRunning };
}
