import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { ApiError } from '../api/call-api';
import type { Loadable } from './loadable';
import { queryClient } from './query-client';
import { useRequestKey } from './use-request-key';

export interface RequestOptions<Data> {
  /** identifies the data; person and library are added */
  readonly key: QueryKey;
  /** reads it; pass `signal` to the call, so that it ends with the screen. @throws ApiError */
  readonly load: (signal: AbortSignal) => Promise<Data>;
  /** while false nothing is read and the state is 'loading' */
  readonly isNeeded?: boolean;
  /** interval of automatic reloads, in milliseconds */
  readonly refreshMs?: number;
  /** how long another screen shows it without reading it again, in milliseconds; ten seconds if not given */
  readonly freshMs?: number | undefined;
}

export interface Request<Data> {
  readonly state: Loadable<Data>;
  /** reloads the data; resolves once it is shown */
  readonly reload: () => Promise<void>;
}

/** Whether the server refused because of a missing permission. */
export const isDenied = (error: unknown): boolean => error instanceof ApiError && error.status === 403;

/**
 * Data from the server, read when the screen opens and kept for the next one. It stays on screen during a reload, even
 * if that fails.
 */
export function useRequest<Data>({
  key,
  load,
  isNeeded = true,
  refreshMs,
  freshMs,
}: RequestOptions<Data>): Request<Data> {
  const queryKey = useRequestKey(key);
  const { data, error, refetch } = useQuery(
    {
      queryKey,
      queryFn: ({ signal }) => load(signal),
      enabled: isNeeded,
      ...(refreshMs === undefined ? {} : { refetchInterval: refreshMs }),
      ...(freshMs === undefined ? {} : { staleTime: freshMs }),
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
