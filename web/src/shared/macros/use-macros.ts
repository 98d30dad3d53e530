import { getMacros, type PresentedMacro } from '@harborline/domain/api/inbox/macros';
import { callApi } from '../api/call-api';
import { queryClient } from '../requests/query-client';
import { type Request, useRequest } from '../requests/use-request';

const KEY = 'macros';

/** The person's own macros and the shared ones, by name (D-114). */
export const useMacros = (isNeeded = true): Request<readonly PresentedMacro[]> =>
  useRequest({
    key: [KEY],
    load: async (signal) => (await callApi(getMacros, { signal })).macros,
    isNeeded,
  });

/** Has whoever shows macros read them again. */
export const reloadMacros = (): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(KEY) });
