import {
  appendPage,
  applyWindow,
  EMPTY_LIST,
  putBack,
  replaceOlder,
  type WindowedList,
  type WindowOptions,
} from './merge-window';

export interface PagedState<Row> {
  /** identifies the list; actions for another one are ignored */
  readonly scope: string;
  readonly list: WindowedList<Row>;
  readonly isSettled: boolean;
  /** whether the server has confirmed a newest page, so that later rows are new */
  readonly isConfirmed: boolean;
  /** whether the newest page is the server's, and not what this device knew before the connection was lost */
  readonly isCurrent: boolean;
  readonly hasMore: boolean;
  readonly paging: 'idle' | 'loading' | 'failed';
  /** rows that arrived while the list was visible */
  readonly arrived: ReadonlySet<string>;
}

export type PagedAction<Row> = { readonly scope: string } & (
  | { type: 'window'; rows: readonly Row[]; isFromCache: boolean }
  | { type: 'page-asked' }
  | { type: 'page'; rows: readonly Row[] }
  | { type: 'page-failed' }
  /** the current state of a row of an older page; null if it no longer belongs on this list */
  | { type: 'row'; id: string; row: Row | null }
  /** rows that belong on this list again; `hasOthers` if that includes rows it never showed */
  | { type: 'rows-back'; rows: readonly Row[]; hasOthers: boolean }
);

export function emptyPagedState<Row>(scope: string): PagedState<Row> {
  return {
    scope,
    list: EMPTY_LIST,
    isSettled: false,
    isConfirmed: false,
    isCurrent: false,
    hasMore: false,
    paging: 'idle',
    arrived: new Set(),
  };
}

function withWindow<Row>(
  state: PagedState<Row>,
  { rows, isFromCache }: { readonly rows: readonly Row[]; readonly isFromCache: boolean },
  options: WindowOptions<Row>,
): PagedState<Row> {
  const known = new Set([...state.list.window, ...state.list.older].map(options.idOf));
  const arrivals = state.isConfirmed ? rows.map(options.idOf).filter((id) => !known.has(id)) : [];
  return {
    ...state,
    list: applyWindow(state.list, rows, options),
    // Once older pages have been fetched, only they can say whether there are more rows.
    hasMore: state.list.older.length === 0 ? rows.length >= options.size : state.hasMore,
    isSettled: true,
    isConfirmed: state.isConfirmed || !isFromCache,
    isCurrent: !isFromCache,
    arrived: arrivals.length === 0 ? state.arrived : new Set([...state.arrived, ...arrivals]),
  };
}

/** A list whose newest page is live and whose older pages are fetched once, newest first. */
export function pagedReducer<Row>(options: WindowOptions<Row>) {
  return (previous: PagedState<Row>, action: PagedAction<Row>): PagedState<Row> => {
    const state = previous.scope === action.scope ? previous : emptyPagedState<Row>(action.scope);
    switch (action.type) {
      case 'window':
        return withWindow(state, action, options);
      case 'page-asked':
        return { ...state, paging: 'loading' };
      case 'page':
        return {
          ...state,
          list: appendPage(state.list, action.rows, options),
          hasMore: action.rows.length >= options.size,
          paging: 'idle',
        };
      case 'page-failed':
        return { ...state, paging: 'failed' };
      case 'row':
        return { ...state, list: replaceOlder(state.list, action.id, action.row, options) };
      case 'rows-back':
        return {
          ...state,
          list: putBack(state.list, action.rows, options),
          hasMore: state.hasMore || action.hasOthers,
        };
    }
  };
}
