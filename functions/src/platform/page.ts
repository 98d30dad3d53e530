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
  /** without malformed ones */
  readonly records: readonly Stored<Read>[];
  /** '' at the end */
  readonly nextCursor: string;
}

/**
 * Reads one page of a query that defines its order.
 * @param isOwn whether the caller may see the document that the cursor names
 * @throws ApiError 'not-found' if the caller may not see that document, or if it does not exist
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
