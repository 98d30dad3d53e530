import { useCallback, useEffect, useMemo, useReducer } from 'react';
import { report } from '../config/report';
import type { Loadable, Paging } from '../requests/loadable';
import { contentIsShown } from './first-content';
import { allRows, type WindowOptions } from './merge-window';
import { emptyPagedState, pagedReducer } from './paged-list';
import { type Subscribe, useSubscription } from './use-subscription';

/** The newest page of a list as the listener reports it. */
export interface NewestPage<Row> {
  readonly rows: Row[];
  /** whether the server has yet to confirm that this is the newest page */
  readonly isFromCache: boolean;
}

/** Source of a list. Make it with `useMemo`: another object is another list. */
export interface PagedSource<Row> {
  readonly scope: string;
  readonly watchNewest: Subscribe<NewestPage<Row>>;
  readonly fetchBelow: (last: Row) => Promise<Row[]>;
  /** whether less urgent code waits for it alone, as it does unless this is false: see `firstContent` */
  readonly isContent?: boolean;
}

export interface PagedList<Row> {
  readonly status: Loadable<unknown>['status'];
  /** newest first */
  readonly rows: readonly Row[];
  /** the rows that are live; the others keep their state from when they were fetched */
  readonly windowIds: ReadonlySet<string>;
  readonly arrived: ReadonlySet<string>;
  /** whether the server has confirmed the newest page since the list opened */
  readonly isConfirmed: boolean;
  /** whether the newest page is the server's, and not what this device knew before the connection was lost */
  readonly isCurrent: boolean;
  readonly hasMore: boolean;
  readonly paging: Paging;
  readonly loadMore: () => void;
  readonly retry: () => void;
  /** sets a row's current state, null if it has left the list; needed since older pages are not live */
  readonly updateRow: (id: string, row: Row | null) => void;
  /** puts removed rows back; `hasOthers` if rows that the list never showed are back as well */
  readonly putBack: (rows: readonly Row[], hasOthers: boolean) => void;
}

/** A long list: the newest page live, older ones on demand. `options` must be the same object on every render. */
export function usePagedList<Row>(source: PagedSource<Row>, options: WindowOptions<Row>): PagedList<Row> {
  const { scope, isContent = true } = source;
  const reducer = useMemo(() => pagedReducer(options), [options]);
  const [stored, dispatch] = useReducer(reducer, scope, emptyPagedState<Row>);
  const state = stored.scope === scope ? stored : emptyPagedState<Row>(scope);

  const { live, retry } = useSubscription(source.watchNewest);
  useEffect(() => {
    if (live.status === 'ready') dispatch({ type: 'window', scope, ...live.data });
  }, [live, scope]);

  useEffect(() => {
    if (state.isSettled && isContent) contentIsShown();
  }, [state.isSettled, isContent]);

  const rows = useMemo(() => allRows(state.list), [state.list]);
  const windowIds = useMemo(() => new Set(state.list.window.map(options.idOf)), [state.list, options]);
  const last = rows.at(-1);
  const loadMore = useCallback(async () => {
    if (last === undefined) return;
    dispatch({ type: 'page-asked', scope });
    try {
      dispatch({ type: 'page', scope, rows: await source.fetchBelow(last) });
    } catch (error) {
      report('older-page', error);
      dispatch({ type: 'page-failed', scope });
    }
  }, [source, scope, last]);
  const updateRow = useCallback(
    (id: string, row: Row | null) => dispatch({ type: 'row', scope, id, row }),
    [scope],
  );

  const putBack = useCallback(
    (back: readonly Row[], hasOthers: boolean) =>
      dispatch({ type: 'rows-back', scope, rows: back, hasOthers }),
    [scope],
  );

  return {
    status: listStatus(live.status, state.isSettled),
    rows,
    windowIds,
    arrived: state.arrived,
    isConfirmed: state.isConfirmed,
    isCurrent: state.isCurrent,
    hasMore: state.hasMore,
    paging: state.paging,
    loadMore: useCallback(() => void loadMore(), [loadMore]),
    retry,
    updateRow,
    putBack,
  };
}

function listStatus(status: Loadable<unknown>['status'], isSettled: boolean): PagedList<never>['status'] {
  if (status === 'failed' || status === 'denied') return status;
  return isSettled ? 'ready' : 'loading';
}
