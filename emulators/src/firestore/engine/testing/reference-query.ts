import { isObject, type JsonObject } from '../../../shared/json';
import { parseFieldPath, valueAt } from '../values/field-path';
import { elementsOf } from '../values/proto-value';
import { nameOf } from './backend-harness';
import { compareValues, rankOf } from './reference-order';

/** Documents by path, with ProtoJSON fields. */
export type World = ReadonlyMap<string, JsonObject>;

interface Order {
  readonly path: string;
  readonly isDescending: boolean;
}

const UNEQUAL =
  /^(NOT_EQUAL|LESS_THAN|LESS_THAN_OR_EQUAL|GREATER_THAN|GREATER_THAN_OR_EQUAL|NOT_IN|IS_NOT_NULL|IS_NOT_NAN)$/;

/** A query answered the slow, naive way: scan everything, filter, sort, cut. */
export function referenceQuery(world: World, structuredQuery: JsonObject, parentPath: string): string[] {
  const orders = effectiveOrders(structuredQuery);
  const members = [...world]
    .filter(([path]) => isInScope(path, structuredQuery, parentPath))
    .filter(([path, fields]) => matches(path, fields, structuredQuery.where))
    .filter(([path, fields]) => orders.every((order) => fieldValue(path, fields, order.path) !== undefined))
    .filter(([path, fields]) => isWithin(path, fields, structuredQuery, orders));
  members.sort(([pathA, a], [pathB, b]) => {
    for (const { path, isDescending } of orders) {
      const order = compare(fieldValue(pathA, a, path), fieldValue(pathB, b, path));
      if (order !== 0) return isDescending ? -order : order;
    }
    return 0;
  });
  const from = Number(structuredQuery.offset ?? 0);
  const to = structuredQuery.limit === undefined ? undefined : from + Number(structuredQuery.limit);
  return members.slice(from, to).map(([path]) => path);
}

function isInScope(path: string, query: JsonObject, parentPath: string): boolean {
  const from = Array.isArray(query.from) ? query.from[0] : undefined;
  const { collectionId = '', allDescendants = false } = isObject(from) ? from : {};
  const segments = path.split('/');
  const parent = parentPath === '' ? [] : parentPath.split('/');
  const isBelow = parent.every((segment, i) => segments[i] === segment) && segments.length > parent.length;
  const isNamed = collectionId === '' || segments.at(-2) === collectionId;
  return isBelow && isNamed && (allDescendants === true || segments.length === parent.length + 2);
}

function fieldValue(path: string, fields: JsonObject, field: string): JsonObject | undefined {
  if (field === '__name__') return { referenceValue: nameOf(path) };
  return valueAt(fields, parseFieldPath(field).segments);
}

function compare(a: JsonObject | undefined, b: JsonObject | undefined): number {
  return compareValues(a ?? {}, b ?? {});
}

function fieldPathOf(json: JsonObject[string]): string {
  return isObject(json) ? String(json.fieldPath) : '';
}

function filtersIn(filter: JsonObject[string]): JsonObject[] {
  if (!isObject(filter)) return [];
  if (!isObject(filter.compositeFilter)) return [filter];
  const parts = filter.compositeFilter.filters;
  return Array.isArray(parts) ? parts.flatMap(filtersIn) : [];
}

function effectiveOrders(query: JsonObject): Order[] {
  const explicit = (Array.isArray(query.orderBy) ? query.orderBy : []).filter(isObject).map((order) => ({
    path: fieldPathOf(order.field),
    isDescending: order.direction === 'DESCENDING',
  }));
  const isDescending = explicit.at(-1)?.isDescending ?? false;
  if (explicit.some(({ path }) => path === '__name__')) return explicit;
  const unequal = filtersIn(query.where)
    .map((filter) => (isObject(filter.fieldFilter) ? filter.fieldFilter : Object(filter.unaryFilter)))
    .filter(({ op }) => UNEQUAL.test(String(op)))
    .map(({ field }) => fieldPathOf(field));
  const implicit = [...new Set(unequal)]
    .filter((path) => path !== '__name__' && !explicit.some((order) => order.path === path))
    .sort();
  return [
    ...explicit,
    ...implicit.map((path) => ({ path, isDescending })),
    { path: '__name__', isDescending },
  ];
}

function isWithin(path: string, fields: JsonObject, query: JsonObject, orders: readonly Order[]): boolean {
  const { startAt, endAt } = query;
  if (isObject(startAt)) {
    const position = positionOf(path, fields, startAt, orders);
    if (startAt.before === true ? position < 0 : position <= 0) return false;
  }
  if (!isObject(endAt)) return true;
  const position = positionOf(path, fields, endAt, orders);
  return endAt.before === true ? position < 0 : position <= 0;
}

/** Negative before the cursor's values, positive after them. */
function positionOf(path: string, fields: JsonObject, cursor: JsonObject, orders: readonly Order[]): number {
  const values = Array.isArray(cursor.values) ? cursor.values.filter(isObject) : [];
  for (const [i, value] of values.entries()) {
    const order = orders[i];
    if (!order) return 0;
    const position = compare(fieldValue(path, fields, order.path), value);
    if (position !== 0) return order.isDescending ? -position : position;
  }
  return 0;
}

function matches(path: string, fields: JsonObject, filter: JsonObject[string]): boolean {
  if (!isObject(filter)) return true;
  if (isObject(filter.compositeFilter)) {
    const { op, filters } = filter.compositeFilter;
    const parts = Array.isArray(filters) ? filters : [];
    if (parts.length === 0) return true;
    const test = (part: JsonObject[string]) => matches(path, fields, part);
    return op === 'OR' ? parts.some(test) : parts.every(test);
  }
  const source = isObject(filter.unaryFilter) ? filter.unaryFilter : Object(filter.fieldFilter);
  const value = fieldValue(path, fields, fieldPathOf(source.field));
  return value !== undefined && passes(value, String(source.op), source.value ?? {});
}

const isNull = (value: JsonObject) => 'nullValue' in value;
const isNan = (value: JsonObject) => value.doubleValue === 'NaN';
const equals = (a: JsonObject, b: JsonObject) =>
  !isNull(a) && !isNan(a) && !isNull(b) && !isNan(b) && compareValues(a, b) === 0;

function passes(value: JsonObject, op: string, operand: JsonObject): boolean {
  const list = elementsOf(operand);
  const isOrdered =
    rankOf(value) === (op.includes('THAN') ? rankOf(operand) : -1) &&
    !isNull(value) &&
    !isNan(value) &&
    !isNan(operand);
  switch (op) {
    case 'EQUAL':
      return equals(value, operand);
    case 'NOT_EQUAL':
      return !isNull(value) && compareValues(value, operand) !== 0;
    case 'IN':
      return list.some((element) => equals(value, element));
    case 'NOT_IN':
      return (
        !isNull(value) && !list.some(isNull) && list.every((element) => compareValues(value, element) !== 0)
      );
    case 'ARRAY_CONTAINS':
      return elementsOf(value).some((element) => equals(element, operand));
    case 'ARRAY_CONTAINS_ANY':
      return elementsOf(value).some((element) => list.some((other) => equals(element, other)));
    case 'IS_NULL':
      return isNull(value);
    case 'IS_NOT_NULL':
      return !isNull(value);
    case 'IS_NAN':
      return isNan(value);
    case 'IS_NOT_NAN':
      return !isNull(value) && !isNan(value);
    case 'LESS_THAN':
      return isOrdered && compareValues(value, operand) < 0;
    case 'LESS_THAN_OR_EQUAL':
      return isOrdered && compareValues(value, operand) <= 0;
    case 'GREATER_THAN':
      return isOrdered && compareValues(value, operand) > 0;
    default:
      return isOrdered && compareValues(value, operand) >= 0;
  }
}
