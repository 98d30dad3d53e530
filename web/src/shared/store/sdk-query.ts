import type { StoreQuery } from '@harborline/domain/stores/store';
import {
  collection,
  type Firestore,
  limit,
  limitToLast,
  orderBy,
  type Query,
  type QueryConstraint,
  query,
  where,
} from 'firebase/firestore';

/** Converts a named query to the SDK's. @param from a cursor, for a later page */
export function sdkQuery(firestore: Firestore, asked: StoreQuery, ...from: QueryConstraint[]): Query {
  const most = asked.takesLast ? limitToLast : limit;
  return query(
    collection(firestore, asked.collection),
    ...asked.where.map((filter) => where(...filter)),
    ...asked.orderBy.map((order) => orderBy(...order)),
    ...from,
    ...(asked.limit === undefined ? [] : [most(asked.limit)]),
  );
}
