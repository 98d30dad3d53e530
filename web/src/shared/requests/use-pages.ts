import { type InfiniteData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Paging } from './loadable';
import { queryClient, restartOlderReading } from './query-client';
import { isDenied } from './use-request';
import { useRequestKey } from './use-request-key';

/** One page of a list that the server hands out in parts. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** '' at the end */
  readonly nextCursor: string;
}

export interface PagesOptions<Row> {
  /** names the list; person and library are added */
  readonly key: QueryKey;
  /** reads the page at the cursor, '' for the first; give `signal` to the call. @throws ApiError */
  readonly load: (cursor: string, signal: AbortSignal) => Promise<Page<Row>>;
  readonly idOf: (row: Row) => string;
  /** false where the list is not to be read, for instance without the permission; the status is then 'denied' */
  readonly isNeeded?: boolean;
}

export interface Pages<Row> {
  readonly status: 'loading' | 'ready' | 'failed' | 'denied';
  readonly rows: readonly Row[];
  readonly hasMore: boolean;
  readonly paging: Paging;
  readonly loadMore: () => void;
  /** reads the list again from its first page; the rows stay until it has been read */
  readonly retry: () => void;
  readonly refreshing: Paging;
  /** changes the rows on this screen alone; `useChange` changes them on the server */
  readonly setRows: (change: (rows: readonly Row[]) => readonly Row[]) => void;
}

type Held<Row> = InfiniteData<Page<Row>, string>;

/** Each row once, where it came first. */
const withoutDoubles = <Row>(rows: readonly Row[], idOf: (row: Row) => string): Row[] => [
  ...new Map(rows.map((row) => [idOf(row), row])).values(),
];

/** All rows as one page, so that a row can move without regard to page borders. */
function changed<Row>(held: Held<Row>, change: (rows: readonly Row[]) => readonly Row[]): Held<Row> {
  const rows = change(held.pages.flatMap((page) => page.rows));
  const nextCursor = held.pages.at(-1)?.nextCursor ?? '';
  return { pages: [{ rows, nextCursor }], pageParams: held.pageParams.slice(0, 1) };
}

/** Reading again from the top is one request, however far the list was read. */
const firstPageOf = <Row>({ pages, pageParams }: Held<Row>): Held<Row> => ({
  pages: pages.slice(0, 1),
  pageParams: pageParams.slice(0, 1),
});

/** A list of the server, read page by page. */
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
  const setHeld = useCallback(
    (change: (held: Held<Row>) => Held<Row>) =>
      void queryClient.setQueryData<Held<Row>>(queryKey, (held) => held && change(held)),
    [queryKey],
  );
  const setRows = useCallback(
    (change: (rows: readonly Row[]) => readonly Row[]) => {
      setHeld((held) => changed(held, change));
      restartOlderReading(queryKey, fetchNextPage);
    },
    [setHeld, queryKey, fetchNextPage],
  );
  const retry = useCallback(() => {
    setHeld(firstPageOf);
    void refetch();
  }, [setHeld, refetch]);
  // Rows may move to a later page between two readings, which then holds them again.
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
