import {
  collection,
  documentId,
  type Firestore,
  getDocs,
  limit,
  onSnapshot,
  orderBy,
  type Query,
  type QueryConstraint,
  query,
  startAfter,
} from 'firebase/firestore';
import type * as z from 'zod/mini';
import { parseDocuments, type Stored } from './parse-documents';
import type { PagedSource } from './use-paged-list';

/** A query that is read page by page, from the newest document down. */
export interface PagedQuery<Schema extends z.ZodMiniType<object>> {
  readonly path: string;
  readonly filters?: readonly QueryConstraint[];
  /** field with the time the documents are ordered by */
  readonly newestBy: keyof z.output<Schema> & string;
  readonly pageSize: number;
  readonly schema: Schema;
}

/** The two readers of a paged list: its newest page, live, and the page below a row, once. */
export function pagesOf<Schema extends z.ZodMiniType<object>>(
  firestore: Firestore,
  { path, filters = [], newestBy, pageSize, schema }: PagedQuery<Schema>,
): Omit<PagedSource<Stored<z.output<Schema>>>, 'scope'> {
  const page = (...from: QueryConstraint[]): Query =>
    query(
      collection(firestore, path),
      ...filters,
      orderBy(newestBy, 'desc'),
      orderBy(documentId(), 'desc'),
      ...from,
      limit(pageSize),
    );
  return {
    watchNewest: ({ next, error }) =>
      onSnapshot(
        page(),
        // Also reports that the server has confirmed what the cache held, or what was written here.
        { includeMetadataChanges: true },
        (snapshot) =>
          next({ rows: parseDocuments(schema, snapshot), isFromCache: snapshot.metadata.fromCache }),
        error,
      ),
    fetchBelow: async (last) =>
      parseDocuments(schema, await getDocs(page(startAfter(last[newestBy], last.id)))),
  };
}
