import { fieldPathOf } from '../firestore/engine/values/field-path';
import { type DatabaseName, fullName } from '../firestore/engine/values/resource-names';
import type { JsonObject } from '../shared/json';
import { isMap, isServerValue, protoFields, protoValue, type ServerValue } from './values';

/** Plain values: dates become timestamps, and the server computes a `ServerValue`. */
type Fields = object;

/** One write of a document; the keys of an update are field paths such as `visitor.email`. */
export type FirestoreWrite =
  | { readonly kind: 'set'; readonly path: string; readonly data: Fields }
  | { readonly kind: 'update'; readonly path: string; readonly data: Fields }
  | { readonly kind: 'delete'; readonly path: string };

/** One part of a query. */
export type QueryPart =
  | { readonly kind: 'where'; readonly field: string; readonly op: FilterOperator; readonly value: unknown }
  | { readonly kind: 'orderBy'; readonly field: string; readonly direction: 'asc' | 'desc' }
  | { readonly kind: 'limit'; readonly count: number };

/** A query of a collection, or of every collection of a name (`isGroup`). */
export interface FirestoreQuery {
  readonly kind: 'list';
  readonly collection: string;
  readonly isGroup?: boolean;
  /** asks only how many there are, which rules judge like a list */
  readonly isCounted?: boolean;
  readonly parts: readonly QueryPart[];
}

const OPERATORS = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'not-in': 'NOT_IN',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
} as const;

export type FilterOperator = keyof typeof OPERATORS;

const partsOf = <K extends QueryPart['kind']>(parts: readonly QueryPart[], kind: K) =>
  parts.filter((part): part is Extract<QueryPart, { kind: K }> => part.kind === kind);

/** A query's StructuredQuery and parent, in the protocol's form. */
export function queryRequest({ collection, isGroup = false, parts }: FirestoreQuery): {
  readonly parent: string;
  readonly structuredQuery: JsonObject;
} {
  const segments = collection.split('/');
  const collectionId = segments.pop() ?? '';
  const filters = partsOf(parts, 'where').map(({ field, op, value }) => ({
    fieldFilter: { field: { fieldPath: field }, op: OPERATORS[op], value: protoValue(value) },
  }));
  const orders = partsOf(parts, 'orderBy').map(({ field, direction }) => ({
    field: { fieldPath: field },
    direction: direction === 'desc' ? 'DESCENDING' : 'ASCENDING',
  }));
  const limit = partsOf(parts, 'limit').at(-1);
  return {
    parent: segments.join('/'),
    structuredQuery: {
      from: [{ collectionId, allDescendants: isGroup }],
      ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
      ...(orders.length > 0 && { orderBy: orders }),
      ...(limit && { limit: limit.count }),
    },
  };
}

function transformOf(fieldPath: string, value: ServerValue): JsonObject[] {
  const given = value['.sv'];
  if (given === 'delete') return [];
  if (given === 'timestamp') return [{ fieldPath, setToServerValue: 'REQUEST_TIME' }];
  return [{ fieldPath, increment: protoValue(given.increment) }];
}

/** The server values at or below a value. */
function transformsAt(segments: readonly string[], value: unknown): JsonObject[] {
  if (isServerValue(value)) return transformOf(fieldPathOf(segments).text, value);
  if (!isMap(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) => transformsAt([...segments, key], entry));
}

/** The fields of an update as a document: `{'a.b': 1}` is `{a: {b: 1}}`. */
function nested(data: Fields): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(data)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let at = root;
    for (const key of keys) {
      const below: Record<string, unknown> = {};
      const known = at[key];
      if (isMap(known)) Object.assign(below, known);
      at[key] = below;
      at = below;
    }
    at[last] = value;
  }
  return root;
}

const isComputed = (value: unknown) => isServerValue(value) && value['.sv'] !== 'delete';

/** A write in the protocol's form. */
export function writeRequest(db: DatabaseName, write: FirestoreWrite): JsonObject {
  const name = fullName(db, write.path);
  if (write.kind === 'delete') return { delete: name };
  const { data } = write;
  if (write.kind === 'set') {
    return { update: { name, fields: protoFields(data) }, updateTransforms: transformsAt([], data) };
  }
  const entries = Object.entries(data);
  return {
    update: { name, fields: protoFields(nested(data)) },
    updateMask: { fieldPaths: entries.filter(([, value]) => !isComputed(value)).map(([path]) => path) },
    updateTransforms: entries.flatMap(([path, value]) => transformsAt(path.split('.'), value)),
    currentDocument: { exists: true },
  };
}
