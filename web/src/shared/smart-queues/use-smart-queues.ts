import { getSmartQueues, type PresentedQueue } from '@harborline/domain/api/inbox/smart-queues';
import { callApi } from '../api/call-api';
import { queryClient } from '../requests/query-client';
import { type Request, useRequest } from '../requests/use-request';

const KEY = 'smart-queues';

/**
 * The smart queues of the library in their order, and what each offers the person (S7.2-12).
 * @param isNeeded while false nothing is read
 */
export const useSmartQueues = (isNeeded = true): Request<readonly PresentedQueue[]> =>
  useRequest({
    key: [KEY],
    isNeeded,
    load: async (signal) => (await callApi(getSmartQueues, { signal })).queues,
  });

/** Has whoever shows the queues read them again. */
export const reloadSmartQueues = (): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(KEY) });
