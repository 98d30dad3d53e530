import type { Json, JsonObject } from '../../shared/json';
import { parseFieldPath } from './field-path';

/** One condition on one field; `op` as in the protocol, never IN or ARRAY_CONTAINS_ANY. */
export interface Condition {
  readonly field: readonly string[];
  readonly op: string;
  /** ProtoJSON; absent for unary operators */
  readonly value?: Json;
}

/** Production allows 30 disjunctions; beyond this the query is not worth a proof. */
const MAX_DISJUNCTS = 200;

function objectAt(value: JsonObject | undefined, key: string): JsonObject | undefined {
  const child = value?.[key];
  return typeof child === 'object' && child !== null && !Array.isArray(child) ? child : undefined;
}

function listAt(value: JsonObject | undefined, key: string): readonly Json[] {
  const child = value?.[key];
  return Array.isArray(child) ? child : [];
}

function fieldOf(filter: JsonObject): string[] {
  return parseFieldPath(String(objectAt(filter, 'field')?.fieldPath ?? ''));
}

function fromFieldFilter(filter: JsonObject): Condition[][] {
  const field = fieldOf(filter);
  const op = String(filter.op);
  const value = filter.value ?? null;
  if (op !== 'IN' && op !== 'ARRAY_CONTAINS_ANY') return [[{ field, op, value }]];
  const single = op === 'IN' ? 'EQUAL' : 'ARRAY_CONTAINS';
  const operands = listAt(objectAt(objectAt(filter, 'value'), 'arrayValue'), 'values');
  return operands.map((operand) => [{ field, op: single, value: operand }]);
}

function product(groups: readonly Condition[][][]): Condition[][] | undefined {
  let all: Condition[][] = [[]];
  for (const group of groups) {
    if (all.length * group.length > MAX_DISJUNCTS) return undefined;
    all = all.flatMap((left) => group.map((right) => [...left, ...right]));
  }
  return all;
}

function fromComposite(filter: JsonObject): Condition[][] | undefined {
  const children: Condition[][][] = [];
  for (const child of listAt(filter, 'filters')) {
    const disjuncts = fromFilter(typeof child === 'object' && !Array.isArray(child) ? child : null);
    if (!disjuncts) return undefined;
    children.push(disjuncts);
  }
  if (children.length === 0) return [[]];
  if (filter.op !== 'OR') return product(children);
  const all = children.flat();
  return all.length > MAX_DISJUNCTS ? undefined : all;
}

function fromFilter(filter: JsonObject | null): Condition[][] | undefined {
  const composite = objectAt(filter ?? {}, 'compositeFilter');
  if (composite) return fromComposite(composite);
  const fieldFilter = objectAt(filter ?? {}, 'fieldFilter');
  if (fieldFilter) return fromFieldFilter(fieldFilter);
  const unary = objectAt(filter ?? {}, 'unaryFilter');
  return unary ? [[{ field: fieldOf(unary), op: String(unary.op) }]] : [[]];
}

/**
 * The disjunctive normal form of a StructuredQuery's filter: any document that the query returns satisfies all
 * conditions of at least one member. Undefined when it would be too large to prove.
 */
export function disjunctsOf(query: JsonObject): Condition[][] | undefined {
  return fromFilter(objectAt(query, 'where') ?? null);
}

/** Fields that every returned document has because the query is ordered by them. */
export function orderedFields(query: JsonObject): string[][] {
  return listAt(query, 'orderBy').flatMap((order) =>
    typeof order === 'object' && order !== null && !Array.isArray(order) ? [fieldOf(order)] : [],
  );
}

/** The orders of a query as a rule sees them in request.query.orderBy. */
export function orderByText(query: JsonObject): string {
  return listAt(query, 'orderBy')
    .map((order) => {
      const { field, direction } = (order ?? {}) as { field?: JsonObject; direction?: Json };
      return `${String(field?.fieldPath)} ${direction === 'DESCENDING' ? 'DESC' : 'ASC'}`;
    })
    .join(', ');
}
