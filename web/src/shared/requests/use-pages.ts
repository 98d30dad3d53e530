import { type InfiniteData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Paging } from './loadable';
import { queryClient, restartOlderReading } from './query-client';
import { isDenied } from './use-request';
import { useRequestKey } from './use-request-key';

/** One page of a list that the server returns in parts. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** '' at the end */
  readonly nextCursor: string;
}

export interface PagesOptions<Row> {
  /** identifies the list; person and library are added */
  readonly key: QueryKey;
  /** reads the page at the cursor, '' for the first; pass `signal` to the call. @throws ApiError */
  readonly load: (cursor: string, signal: AbortSignal) => Promise<Page<Row>>;
  readonly idOf: (row: Row) => string;
  /** false if the list must not be read, for instance without the permission; the status is then 'denied' */
  readonly isNeeded?: boolean;
}

export interface Pages<Row> {
  readonly status: 'loading' | 'ready' | 'failed' | 'denied';
  readonly rows: readonly Row[];
  readonly hasMore: boolean;
  readonly paging: Paging;
  readonly loadMore: () => void;
  /** reloads the list from its first page; the rows stay until then */
  readonly retry: () => void;
  readonly refreshing: Paging;
  /** changes the rows only on this screen; `useChange` changes them on the server */
  readonly setRows: (change: (rows: readonly Row[]) => readonly Row[]) => void;
}

type PageData<Row> = InfiniteData<Page<Row>, string>;

/** Each row once, at its first position. */
const withoutDoubles = <Row>(rows: readonly Row[], idOf: (row: Row) => string): Row[] => [
  ...new Map(rows.map((row) => [idOf(row), row])).values(),
];

/** All rows as one page, so that a row can move across page boundaries. */
function changed<Row>(data: PageData<Row>, change: (rows: readonly Row[]) => readonly Row[]): PageData<Row> {
  const rows = change(data.pages.flatMap((page) => page.rows));
  const nextCursor = data.pages.at(-1)?.nextCursor ?? '';
  return { pages: [{ rows, nextCursor }], pageParams: data.pageParams.slice(0, 1) };
}

/** Keeps only the first page, so that a reload is a single request however far the list was read. */
const firstPageOf = <Row>({ pages, pageParams }: PageData<Row>): PageData<Row> => ({
  pages: pages.slice(0, 1),
  pageParams: pageParams.slice(0, 1),
});

/** A list on the server, read page by page. */
export function usePages<Row>({ key, load, idOf, isNeeded = true }: PagesOptions<Row>): Pages<Row> {
  const queryKey = useRequestKey(key);
  const { data, error, fetchNextPage, hasNextPage, refetch, ...reading } = useInfiniteQuery(
    {
      queryKey,
      queryFn: ({ pageParam, signal }) => load(pageParam, signal),
      initialPageParam: '',
      getNextPageParam: ({ nextCursor }: Page<Row>) => (nextCursor === '' ? undefined : nextCursor),
      enabled: isNeeded,
    },
    queryClient,
  );
  const setData = useCallback(
    (change: (data: PageData<Row>) => PageData<Row>) =>
      void queryClient.setQueryData<PageData<Row>>(queryKey, (data) => data && change(data)),
    [queryKey],
  );
  const setRows = useCallback(
    (change: (rows: readonly Row[]) => readonly Row[]) => {
      setData((data) => changed(data, change));
      restartOlderReading(queryKey, fetchNextPage);
    },
    [setData, queryKey, fetchNextPage],
  );
  const retry = useCallback(() => {
    setData(firstPageOf);
    void refetch();
  }, [setData, refetch]);
  // Between two requests rows may move to a later page, which then has them again.
  const rows = useMemo(
    () => withoutDoubles(data?.pages.flatMap((page) => page.rows) ?? [], idOf),
    [data, idOf],
  );
  return {
    status: statusOf(data !== undefined, isNeeded, error),
    rows,
    hasMore: hasNextPage,
    paging: pagingOf(reading.isFetchingNextPage, reading.isFetchNextPageError),
    refreshing: pagingOf(
      reading.isRefetching && !reading.isFetchingNextPage,
      reading.isRefetchError && !reading.isFetchNextPageError,
    ),
    loadMore: useCallback(() => void fetchNextPage(), [fetchNextPage]),
    retry,
    setRows,
  };
}

const pagingOf = (isReading: boolean, hasFailed: boolean): Paging =>
  isReading ? 'loading' : hasFailed ? 'failed' : 'idle';

function statusOf(hasData: boolean, isNeeded: boolean, error: Error | null): Pages<never>['status'] {
  if (!isNeeded) return 'denied';
  if (hasData) return 'ready';
  if (error === null) return 'loading';
  return isDenied(error) ? 'denied' : 'failed';
}
