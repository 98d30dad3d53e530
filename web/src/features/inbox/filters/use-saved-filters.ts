import { getSavedFilters, type PresentedFilter } from '@harborline/domain/api/inbox/ticket-filters';
import { callApi } from '../../../shared/api/call-api';
import { type Request, useRequest } from '../../../shared/requests/use-request';

/** The person's own saved filters and the shared ones, by name (S7.2-14). */
export const useSavedFilters = (): Request<readonly PresentedFilter[]> =>
  useRequest({
    key: ['saved-filters'],
    load: async (signal) => (await callApi(getSavedFilters, { signal })).filters,
  });
