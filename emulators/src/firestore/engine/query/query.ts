import type { JsonObject } from '../../../shared/json';
import type { OrderPart } from '../store/field-index';
import type { FieldPath } from '../values/field-path';
import type { DatabaseName } from '../values/resource-names';

export type FilterOp =
  | 'EQUAL'
  | 'NOT_EQUAL'
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL'
  | 'IN'
  | 'NOT_IN'
  | 'ARRAY_CONTAINS'
  | 'ARRAY_CONTAINS_ANY'
  | 'IS_NULL'
  | 'IS_NOT_NULL'
  | 'IS_NAN'
  | 'IS_NOT_NAN';

/** One test on one field. Operands are order keys (of names for `__name__`). */
export interface Condition {
  readonly kind: 'condition';
  readonly field: FieldPath;
  readonly op: FilterOp;
  readonly operands: readonly string[];
}

interface Junction {
  readonly kind: 'and' | 'or';
  readonly parts: readonly Filter[];
}

export type Filter = Condition | Junction;

/** A conjunction; a filter with an OR or an IN has several. */
export type Disjunct = readonly Condition[];

/** Where a result starts or ends: `isAfter` means after everything whose sort key begins with `key`. */
export interface Bound {
  readonly key: string;
  /** order keys of the cursor's values, undirected, one per order */
  readonly values: readonly string[];
  readonly isAfter: boolean;
}

/** A checked StructuredQuery. */
export interface Query {
  readonly db: DatabaseName;
  /** path of the parent document, '' for the root */
  readonly parentPath: string;
  /** '' means documents of every collection */
  readonly collectionId: string;
  readonly allDescendants: boolean;
  readonly filter: Filter;
  readonly disjuncts: readonly Disjunct[];
  /** the effective order without the name, which always comes last */
  readonly orders: readonly OrderPart[];
  readonly isNameDescending: boolean;
  readonly start: Bound | undefined;
  readonly end: Bound | undefined;
  readonly offset: number;
  readonly limit: number | undefined;
  /** undefined: whole documents */
  readonly projection: readonly FieldPath[] | undefined;
  /** fields that a document must have to count; set for aggregations */
  readonly requiredFields?: readonly FieldPath[];
  /** the StructuredQuery with its effective order, as rules see it */
  readonly structuredQuery: JsonObject;
}

export const INEQUALITIES: ReadonlySet<FilterOp> = new Set<FilterOp>([
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_IN',
  'IS_NOT_NULL',
  'IS_NOT_NAN',
]);

/** Ops that pin a field to one value. */
export const EQUALITIES: ReadonlySet<FilterOp> = new Set<FilterOp>(['EQUAL', 'IS_NULL', 'IS_NAN']);

export function conditionsOf(filter: Filter): Condition[] {
  return filter.kind === 'condition' ? [filter] : filter.parts.flatMap(conditionsOf);
}
