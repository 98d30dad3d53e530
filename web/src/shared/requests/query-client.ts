import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/call-api';

/** Data younger than this is shown again without asking for it anew. */
const FRESH_MS = 10_000;
const RETRIES = 2;
const FIRST_RETRY_MS = 400;

/** Asking again helps where nothing answered or the server stumbled, never against a refusal. */
const isWorthRetrying = (error: Error): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** Holds what the admin area asked the server for; emptied when a session ends. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      refetchOnWindowFocus: false,
      // A request that cannot be sent fails and says so, instead of waiting for the network without a word.
      networkMode: 'always',
      retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
      retryDelay: (failures) => FIRST_RETRY_MS * 2 ** failures,
    },
    mutations: { networkMode: 'always' },
  },
});
