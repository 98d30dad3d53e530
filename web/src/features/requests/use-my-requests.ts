import { useCallback, useEffect, useState } from 'react';
import { report } from '../../shared/config/report';
import { type MyRequests, readRequests } from './request-calls';

export type MyRequestsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | (MyRequests & {
      readonly status: 'ready';
      readonly isLoadingMore: boolean;
      readonly hasMoreFailed: boolean;
    });

const ready = (data: MyRequests): MyRequestsState => ({
  status: 'ready',
  isLoadingMore: false,
  hasMoreFailed: false,
  ...data,
});

/** The requests that this browser may list, page by page. @param isWanted whether to read them yet */
export function useMyRequests(libraryId: string, isWanted: boolean) {
  const [state, setState] = useState<MyRequestsState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads again
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    setState({ status: 'loading' });
    readRequests(libraryId, '').then(
      (data) => isCurrent && setState(ready(data)),
      (error: unknown) => {
        report('read-failed', error);
        if (isCurrent) setState({ status: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [libraryId, isWanted, attempt]);
  const readAgain = useCallback(() => setAttempt((now) => now + 1), []);
  const readMore = async () => {
    if (state.status !== 'ready' || state.isLoadingMore) return;
    setState({ ...state, isLoadingMore: true, hasMoreFailed: false });
    try {
      const next = await readRequests(libraryId, state.next_cursor);
      const known = new Set(state.requests.map(({ conversation_ref }) => conversation_ref));
      const more = next.requests.filter(({ conversation_ref }) => !known.has(conversation_ref));
      setState(ready({ ...next, requests: [...state.requests, ...more] }));
    } catch (error) {
      report('read-failed', error);
      setState({ ...state, isLoadingMore: false, hasMoreFailed: true });
    }
  };
  return { state, readAgain, readMore };
}
