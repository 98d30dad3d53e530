import type {
  CollectionReference,
  DocumentSnapshot,
  Query,
  QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { ApiError } from './errors';

export interface PageRequest {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface Page {
  readonly docs: readonly QueryDocumentSnapshot[];
  /** '' at the end */
  readonly nextCursor: string;
}

/**
 * One page of a query that names its order.
 * @param isOwn whether the document a cursor names is one the caller may see
 * @throws ApiError 'not-found' for a cursor of somebody else or of nothing
 */
export async function readPage(
  query: Query,
  collection: CollectionReference,
  { cursor, limit }: PageRequest,
  isOwn: (document: DocumentSnapshot) => boolean,
): Promise<Page> {
  let rest = query;
  if (cursor) {
    const last = await collection.doc(cursor).get();
    if (!isOwn(last)) throw new ApiError('not-found');
    rest = query.startAfter(last);
  }
  const { docs } = await rest.limit(limit + 1).get();
  const shown = docs.slice(0, limit);
  return { docs: shown, nextCursor: docs.length > limit ? (shown.at(-1)?.id ?? '') : '' };
}
