import type { Json, JsonObject } from '../../../shared/json';
import { StatusError } from '../../../shared/status-error';
import { directed, type OrderPart } from '../store/field-index';
import { DOCUMENT_NAME, type FieldPath, parseFieldPath } from '../values/field-path';
import { normalizeValue } from '../values/normalize-value';
import { orderKey } from '../values/order-key';
import { integerOf, listOf, objectOf, textOf } from '../values/read-json';
import { checkId, joinPath, type ResourceName } from '../values/resource-names';
import { disjunctsOf } from './normal-form';
import { documentNameKey, type FilterContext, parseFilter } from './parse-filter';
import { type Bound, conditionsOf, type Disjunct, type Filter, INEQUALITIES, type Query } from './query';
import { validateFilter } from './validate-filter';

/** Filters of all disjuncts, sort orders, and one for a parent document. */
const MAX_COMPLEXITY = 100;

/** Reads and checks a StructuredQuery below a parent. INVALID_ARGUMENT for anything that the service refuses. */
export function parseQuery(json: Json | undefined, parent: ResourceName): Query {
  const source = objectOf(json, 'A structured query');
  if (!source) throw invalid('A structured query is required.');
  if (source.findNearest !== undefined) {
    throw new StatusError('UNIMPLEMENTED', 'Vector search is not supported.');
  }
  const { collectionId, allDescendants } = parseFrom(source.from);
  const context = { db: parent.db, collectionPath: joinPath(parent.path, collectionId) };
  const filter = parseFilter(source.where, context);
  const disjuncts = disjunctsOf(filter);
  validateFilter(filter, disjuncts);
  const wireOrders = parseOrders(source.orderBy);
  const order = effectiveOrder(wireOrders, filter);
  if (collectionId === '') checkKindless(filter, order.orders);
  checkKeyScan(filter, order);
  checkComplexity(disjuncts, order, parent);
  return {
    db: parent.db,
    parentPath: parent.path,
    collectionId,
    allDescendants,
    filter,
    disjuncts,
    ...order,
    start: parseCursor(source.startAt, order, context, wireOrders.length),
    end: parseCursor(source.endAt, order, context, wireOrders.length),
    offset: nonNegative(source.offset, 'offset') ?? 0,
    limit: nonNegative(source.limit, 'limit'),
    projection: parseProjection(source.select),
    structuredQuery: { ...source, orderBy: orderJson(order) },
  };
}

interface EffectiveOrder {
  readonly orders: readonly OrderPart[];
  readonly isNameDescending: boolean;
}

function parseFrom(json: Json | undefined): { collectionId: string; allDescendants: boolean } {
  const selectors = listOf(json, 'from');
  const [selector] = selectors;
  if (selectors.length > 1 || !selector) throw invalid('A query needs exactly one collection selector.');
  const collectionId = textOf(selector.collectionId, 'collectionId');
  if (collectionId !== '') checkId(collectionId, false);
  return { collectionId, allDescendants: selector.allDescendants === true };
}

function parseOrders(json: Json | undefined): OrderPart[] {
  const orders = listOf(json, 'orderBy').map((order) => ({
    field: parseFieldPath(textOf(objectOf(order.field, 'An order')?.fieldPath, 'A field path')),
    isDescending: order.direction === 'DESCENDING',
  }));
  const names = orders.map(({ field }) => field.text);
  if (new Set(names).size < names.length) throw invalid('A field is listed twice in orderBy.');
  return orders;
}

/** Explicit orders, then fields with inequalities in the last direction, then the name. */
function effectiveOrder(explicit: readonly OrderPart[], filter: Filter): EffectiveOrder {
  const listed = new Set(explicit.map(({ field }) => field.text));
  const isDescending = explicit.at(-1)?.isDescending ?? false;
  const unequal = new Map<string, FieldPath>();
  for (const { field, op } of conditionsOf(filter)) {
    if (INEQUALITIES.has(op) && field.text !== DOCUMENT_NAME) unequal.set(field.text, field);
  }
  const nameAt = explicit.findIndex(({ field }) => field.text === DOCUMENT_NAME);
  if (nameAt !== -1) {
    // A field with an inequality is ordered by implicitly, and would come after the name.
    const isFollowed =
      nameAt < explicit.length - 1 || [...unequal.keys()].some((field) => !listed.has(field));
    if (isFollowed) throw invalid('order by clause cannot contain more fields after the key');
    return { orders: explicit.slice(0, nameAt), isNameDescending: explicit[nameAt]?.isDescending ?? false };
  }
  const implicit = [...unequal.values()]
    .filter(({ text }) => !listed.has(text))
    .sort((a, b) => (a.text < b.text ? -1 : 1))
    .map((field) => ({ field, isDescending }));
  return { orders: [...explicit, ...implicit], isNameDescending: isDescending };
}

function parseCursor(
  json: Json | undefined,
  order: EffectiveOrder,
  context: FilterContext,
  wireOrderCount: number,
): Bound | undefined {
  const cursor = objectOf(json, 'A cursor');
  if (!cursor) return undefined;
  const given = listOf(cursor.values, 'The values of a cursor');
  if (given.length > wireOrderCount) throw invalid('Cursor has too many values.');
  let key = '';
  const values = given.map((value, i) => {
    const part = order.orders[i];
    const plain = part ? orderKey(normalizeValue(value)) : documentNameKey(value, context);
    key += directed(plain, part ? part.isDescending : order.isNameDescending);
    return plain;
  });
  return { key, values, isAfter: cursor.before !== true };
}

function parseProjection(json: Json | undefined): FieldPath[] | undefined {
  const select = objectOf(json, 'select');
  if (!select) return undefined;
  const fields = listOf(select.fields, 'select').map((field) =>
    parseFieldPath(textOf(field.fieldPath, 'A field path')),
  );
  return fields.length === 0 ? undefined : fields.filter(({ text }) => text !== DOCUMENT_NAME);
}

function checkKindless(filter: Filter, orders: readonly OrderPart[]): void {
  const usesField = conditionsOf(filter).some(({ field }) => field.text !== DOCUMENT_NAME);
  if (usesField || orders.length > 0) {
    throw invalid('A collection id is required for filters and orders on fields other than __name__.');
  }
}

/** Each value of an `in` is a disjunct of its own, and each disjunct repeats all other filters. */
function checkComplexity(
  disjuncts: readonly Disjunct[],
  { orders }: EffectiveOrder,
  parent: ResourceName,
): void {
  const filters = disjuncts.reduce((sum, disjunct) => sum + disjunct.length, 0);
  const complexity = filters + orders.length + (parent.path === '' ? 0 : 1);
  if (complexity > MAX_COMPLEXITY) {
    throw invalid(
      `The sum of filters (in disjunctive normal form), sort orders and parent document path of a query cannot exceed ${MAX_COMPLEXITY}; here it is ${complexity}.`,
    );
  }
}

/** Documents are stored by name, ascending; only an index could have names in descending order. */
function checkKeyScan(filter: Filter, { orders, isNameDescending }: EffectiveOrder): void {
  const usesField = conditionsOf(filter).some(({ field }) => field.text !== DOCUMENT_NAME);
  if (isNameDescending && orders.length === 0 && !usesField) {
    throw new StatusError('FAILED_PRECONDITION', 'Firestore does not support descending key scans');
  }
}

function nonNegative(json: Json | undefined, what: string): number | undefined {
  const value = integerOf(json, what);
  if (value !== undefined && value < 0) throw invalid(`The ${what} must not be negative.`);
  return value;
}

function orderJson({ orders, isNameDescending }: EffectiveOrder): JsonObject[] {
  const direction = (isDescending: boolean) => (isDescending ? 'DESCENDING' : 'ASCENDING');
  return [
    ...orders.map((order) => ({
      field: { fieldPath: order.field.text },
      direction: direction(order.isDescending),
    })),
    { field: { fieldPath: DOCUMENT_NAME }, direction: direction(isNameDescending) },
  ];
}

function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message);
}
