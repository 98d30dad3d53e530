import { QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError } from '../api/call-api';
import { report } from '../config/report';
import { sessionEnd } from '../staff/session-end';

/** Younger data is shown again without another request. */
const FRESH_MS = 10_000;
const RETRIES = 2;
const FIRST_RETRY_MS = 400;

/** A retry may help if there was no response or the server failed, but never after a refusal. */
const isWorthRetrying = (error: Error): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** Cache of data that the admin area read from the server; cleared when a session ends. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { queryKey: [, name] }) => report(`request ${String(name)}`, error),
  }),
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      refetchOnWindowFocus: false,
      // A request that cannot be sent fails visibly, instead of waiting silently for the network.
      networkMode: 'always',
      // What could not be had without a connection is asked for again once there is one.
      refetchOnReconnect: ({ state }) => state.status === 'error',
      retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
      retryDelay: (failures) => FIRST_RETRY_MS * 2 ** failures,
    },
    // Sent data is not kept: it may be a password.
    mutations: { networkMode: 'always', gcTime: 0 },
  },
});

sessionEnd.subscribe(() => queryClient.clear());

/**
 * For lists that are read page by page. A response to a request from before the list was changed here may lack the
 * change: requests for the first page and for further pages are repeated, a refresh is cancelled.
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
