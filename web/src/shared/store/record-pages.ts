import { DOCUMENT_ID, type Schema, type StoreQuery } from '@harborline/domain/stores/store';
import { type Firestore, getDocs, startAfter } from 'firebase/firestore';
import type * as z from 'zod/mini';
import type { PagedSource } from '../live/use-paged-list';
import { sdkQuery } from './sdk-query';
import { type Stored, snapshotRecord } from './snapshot-record';
import { watchRecords } from './watch-records';

/** The value of a field, given by its dotted path. */
const fieldOf = (record: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, field) => Object(value)[field], record);

/** Cursor of the page after a record, from the fields that the query orders by. */
const positionOf = (record: { readonly id: string }, { orderBy }: StoreQuery): unknown[] =>
  orderBy.map(([field]) => (field === DOCUMENT_ID ? record.id : fieldOf(record, field)));

/** The two readers of a paged list: its first page, live, and the page below a row, once. */
export function recordPages<Read extends Schema>(
  firestore: Firestore,
  query: StoreQuery<Read>,
): Omit<PagedSource<Stored<z.output<Read>>>, 'scope'> {
  const watchFirst = watchRecords(firestore, query, { confirms: true });
  return {
    watchNewest: ({ next, error }) =>
      watchFirst({ next: ({ records: rows, isFromCache }) => next({ rows, isFromCache }), error }),
    fetchBelow: async (last) => {
      const page = await getDocs(sdkQuery(firestore, query, startAfter(...positionOf(last, query))));
      return page.docs.flatMap((document) => snapshotRecord(query.read, document) ?? []);
    },
  };
}
