import { useCallback, useEffect, useState } from 'react';
import type { Loadable } from '../requests/loadable';

export interface Observer<Data> {
  next: (data: Data) => void;
  error: (error: Error) => void;
}

export type Subscribe<Data> = (observer: Observer<Data>) => () => void;

interface Received<Data> {
  source: Subscribe<Data> | null;
  attempt: number;
  live: Loadable<Data>;
}

const LOADING = { status: 'loading' } as const;

const isDenied = (error: Error): boolean => 'code' in error && error.code === 'permission-denied';

/**
 * Subscribes to a live source, and unsubscribes on unmount or when the source changes. Pass a source made with
 * `useCallback` or `useMemo`; null means that there is none yet. Data of an earlier source is never shown for a later
 * one.
 */
export function useSubscription<Data>(source: Subscribe<Data> | null): {
  live: Loadable<Data>;
  retry: () => void;
} {
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const [received, setReceived] = useState<Received<Data>>({ source: null, attempt: 0, live: LOADING });

  useEffect(() => {
    if (source === null) return undefined;
    const hold = (live: Loadable<Data>) => setReceived({ source, attempt, live });
    return source({
      next: (data) => hold({ status: 'ready', data }),
      error: (error) => hold({ status: isDenied(error) ? 'denied' : 'failed', retry }),
    });
  }, [source, attempt, retry]);

  const isCurrent = received.source === source && received.attempt === attempt;
  return { live: isCurrent ? received.live : LOADING, retry };
}
