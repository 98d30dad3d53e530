import type { PagedList } from '../live/use-paged-list';

/** A paged list without rows. */
export const emptyList = <Row>(status: PagedList<Row>['status']): PagedList<Row> => ({
  status,
  rows: [],
  windowIds: new Set(),
  arrived: new Set(),
  hasMore: false,
  paging: 'idle',
  loadMore: () => {},
  retry: () => {},
  updateRow: () => {},
  isConfirmed: true,
  isCurrent: true,
  putBack: () => {},
});
