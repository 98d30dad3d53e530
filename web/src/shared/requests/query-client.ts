import { QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError } from '../api/call-api';
import { report } from '../config/report';
import { sessionEnd } from '../staff/session-end';

/** Data younger than this is shown again without another request. */
const FRESH_MS = 10_000;
const RETRIES = 2;
const FIRST_RETRY_MS = 400;

/** Another try helps where nothing answered or the server failed, never against a refusal. */
const isWorthRetrying = (error: Error): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** Holds what the admin area read from the server; emptied when a session ends. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { queryKey: [, name] }) => report(`request ${String(name)}`, error),
  }),
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      refetchOnWindowFocus: false,
      // A request that cannot be sent fails and says so, instead of waiting for the network in silence.
      networkMode: 'always',
      retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
      retryDelay: (failures) => FIRST_RETRY_MS * 2 ** failures,
    },
    // Nothing that was sent is kept afterwards: it may be a password.
    mutations: { networkMode: 'always', gcTime: 0 },
  },
});

sessionEnd.subscribe(() => queryClient.clear());

/**
 * For lists that are read page by page. An answer to a reading that began before the list was changed here may lack
 * the change: the first page and further pages are asked for again, a refresh of what is shown is given up.
 */
export function restartOlderReading(queryKey: QueryKey, readNextPage: () => Promise<unknown>): void {
  const state = queryClient.getQueryState(queryKey);
  if (state?.fetchStatus !== 'fetching') return;
  const isFirst = state.data === undefined;
  const isNextPage = state.fetchMeta?.fetchMore !== undefined;
  void queryClient.cancelQueries({ queryKey, exact: true }).then(() => {
    if (isFirst) return queryClient.refetchQueries({ queryKey, exact: true });
    return isNextPage ? readNextPage() : undefined;
  });
}
