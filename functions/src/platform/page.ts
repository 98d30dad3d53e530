import { idSchema } from '@harborline/domain/entities/id';
import type {
  CollectionReference,
  DocumentSnapshot,
  Query,
  QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { ApiError } from './errors';

/** Query parameters of a list: where to go on, and how many. */
export const pageInput = {
  /** '' or nothing for the beginning */
  cursor: z.optional(z.union([z.literal(''), idSchema])),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(50)), 20),
};

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
