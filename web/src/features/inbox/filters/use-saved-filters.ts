import { getSavedFilters, type PresentedFilter } from '@harborline/domain/api/inbox/ticket-filters';
import { callApi } from '../../../shared/api/call-api';
import { queryClient } from '../../../shared/requests/query-client';
import { type Request, useRequest } from '../../../shared/requests/use-request';

const KEY = 'saved-filters';

/** The person's own saved filters and the shared ones, by name (S7.2-14). */
export const useSavedFilters = (): Request<readonly PresentedFilter[]> =>
  useRequest({
    key: [KEY],
    load: async (signal) => (await callApi(getSavedFilters, { signal })).filters,
  });

/** Has whoever shows saved filters read them again: what changes one may have left the screen by then. */
export const reloadSavedFilters = (): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(KEY) });
