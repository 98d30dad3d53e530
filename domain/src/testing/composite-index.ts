import { DOCUMENT_ID, type StoreQuery } from '../stores/store';

/** One field of an index, as `firestore.indexes.json` spells it. */
export type IndexField =
  | { readonly fieldPath: string; readonly order: 'ASCENDING' | 'DESCENDING' }
  | { readonly fieldPath: string; readonly arrayConfig: 'CONTAINS' };

const EQUALITIES = ['==', 'in', 'array-contains'];

/** The fields a query sorts by, those of its ranges first. */
function orderOf({ where, orderBy }: StoreQuery): StoreQuery['orderBy'] {
  const ranges = where.filter(([, operator]) => !EQUALITIES.includes(operator)).map(([field]) => field);
  const unordered = new Set(ranges.filter((range) => orderBy.every(([field]) => field !== range)));
  return [...[...unordered].map((field) => [field, 'asc'] as const), ...orderBy];
}

export interface CompositeIndex {
  readonly collectionGroup: string;
  /** fields compared for equality, in any order */
  readonly equal: readonly IndexField[];
  readonly order: readonly IndexField[];
}

/**
 * The composite index that a query needs, null for none: Firestore answers plain equalities, and an order alone, from
 * the indexes that each field has by itself. Every index ends with the document's id, in the direction before it.
 */
export function compositeIndexOf(query: StoreQuery): CompositeIndex | null {
  const order = orderOf(query).filter(([field]) => field !== DOCUMENT_ID);
  const equal = query.where.filter(([, operator]) => EQUALITIES.includes(operator));
  const isPlain = order.length === 0 && !equal.some(([, operator]) => operator === 'array-contains');
  if (isPlain || equal.length + order.length < 2) return null;
  return {
    collectionGroup: query.collection.slice(query.collection.lastIndexOf('/') + 1),
    equal: equal.map(([fieldPath, operator]) =>
      operator === 'array-contains'
        ? { fieldPath, arrayConfig: 'CONTAINS' }
        : { fieldPath, order: 'ASCENDING' },
    ),
    order: order.map(([fieldPath, direction]) => ({
      fieldPath,
      // The last documents of an order are the first of its reverse.
      order: (direction === 'asc') === (query.takesLast !== true) ? 'ASCENDING' : 'DESCENDING',
    })),
  };
}
