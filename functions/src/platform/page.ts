import type { Schema, StoreQuery } from '@harborline/domain/stores/store';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { ApiError } from './errors';
import { firestore } from './firebase';
import { queryOf, type Stored, snapshotRecord } from './store/read';

export interface PageRequest {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface Page<Read extends Schema> {
  /** without those that are malformed */
  readonly records: readonly Stored<Read>[];
  /** '' at the end */
  readonly nextCursor: string;
}

/**
 * One page of a query that names its order.
 * @param isOwn whether the document a cursor names is one the caller may see
 * @throws ApiError 'not-found' for a cursor of somebody else or of nothing
 */
export async function readPage<Read extends Schema>(
  query: StoreQuery<Read>,
  { cursor, limit }: PageRequest,
  isOwn: (document: DocumentSnapshot) => boolean,
): Promise<Page<Read>> {
  let rest = queryOf(query);
  if (cursor) {
    const last = await firestore().collection(query.collection).doc(cursor).get();
    if (!isOwn(last)) throw new ApiError('not-found');
    rest = rest.startAfter(last);
  }
  const { docs } = await rest.limit(limit + 1).get();
  const shown = docs.slice(0, limit);
  return {
    records: shown.flatMap((snapshot) => snapshotRecord(query.read, snapshot) ?? []),
    nextCursor: docs.length > limit ? (shown.at(-1)?.id ?? '') : '',
  };
}
