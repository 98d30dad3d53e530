import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { ApiError } from '../api/call-api';
import type { Loadable } from './loadable';
import { queryClient } from './query-client';
import { useRequestKey } from './use-request-key';

export interface RequestOptions<Data> {
  /** names what is read; person and library are added */
  readonly key: QueryKey;
  /** reads it; give `signal` to the call, so that it ends with the screen. @throws ApiError */
  readonly load: (signal: AbortSignal) => Promise<Data>;
  /** while false nothing is read and the state is 'loading' */
  readonly isNeeded?: boolean;
  /** how often it is read again by itself, in milliseconds */
  readonly refreshMs?: number;
}

export interface Request<Data> {
  readonly state: Loadable<Data>;
  /** reads again; over once the answer is shown */
  readonly reload: () => Promise<void>;
}

/** Whether the server refused because of a missing permission. */
export const isDenied = (error: unknown): boolean => error instanceof ApiError && error.status === 403;

/**
 * Data of the server, read when the screen opens and kept for the next one. What was read stays on the screen while
 * it is read again, also when that fails.
 */
export function useRequest<Data>({
  key,
  load,
  isNeeded = true,
  refreshMs,
}: RequestOptions<Data>): Request<Data> {
  const queryKey = useRequestKey(key);
  const { data, error, refetch } = useQuery(
    {
      queryKey,
      queryFn: ({ signal }) => load(signal),
      enabled: isNeeded,
      ...(refreshMs === undefined ? {} : { refetchInterval: refreshMs }),
    },
    queryClient,
  );
  const reload = useCallback(async () => void (await refetch()), [refetch]);
  const state = useMemo((): Loadable<Data> => {
    if (data !== undefined) return { status: 'ready', data };
    if (error === null) return { status: 'loading' };
    return { status: isDenied(error) ? 'denied' : 'failed', retry: () => void refetch() };
  }, [data, error, refetch]);
  return { state, reload };
}
