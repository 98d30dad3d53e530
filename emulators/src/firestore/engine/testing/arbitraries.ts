import fc from 'fast-check';
import type { JsonObject } from '../../../shared/json';
import { nameOf } from './backend-harness';

// Small domains on purpose: random documents and queries must match now and then.

const IDS = ['a', 'b', 'B', 'a\u0000', '\u{1f600}', '\uffff', '__id5__', '__id-3__', '__id10__', 'ab'];
const TEXTS = ['', 'a', 'b', 'a\u0000', 'a\u0000b', 'ab', '\u{1f600}', '\uffff', '\ue000', '\u00e9'];
const INTEGERS = [
  '0',
  '1',
  '-1',
  '2',
  '9007199254740992',
  '9007199254740993',
  '-9007199254740993',
  '9223372036854775807',
  '-9223372036854775808',
];
const DOUBLES = [
  'NaN',
  'Infinity',
  '-Infinity',
  '-0',
  0,
  1,
  0.5,
  -1,
  9007199254740992,
  1e300,
  -1e300,
  5e-324,
];

const scalar: fc.Arbitrary<JsonObject> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...INTEGERS).map((integerValue) => ({ integerValue })) },
  { weight: 2, arbitrary: fc.constantFrom(...DOUBLES).map((doubleValue) => ({ doubleValue })) },
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS).map((stringValue) => ({ stringValue })) },
  fc.constant({ nullValue: 'NULL_VALUE' }),
  fc.boolean().map((booleanValue) => ({ booleanValue })),
  fc
    .constantFrom('2026-01-01T00:00:00Z', '2026-01-01T00:00:00.000001Z', '1969-12-31T23:59:59.500Z')
    .map((timestampValue) => ({ timestampValue })),
  fc.constantFrom('', 'AA==', 'AAA=', '/w==').map((bytesValue) => ({ bytesValue })),
  fc.constantFrom('c/a', 'c/__id5__', 'c/b/d/a', 'c/ab').map((path) => ({ referenceValue: nameOf(path) })),
  fc
    .tuple(fc.constantFrom(-1, 0, 1), fc.constantFrom(-1, 0.5))
    .map(([latitude, longitude]) => ({ geoPointValue: { latitude, longitude } })),
);

const vector: fc.Arbitrary<JsonObject> = fc
  .array(fc.constantFrom(0, 0.5, -1), { maxLength: 2 })
  .map((numbers) => ({
    mapValue: {
      fields: {
        __type__: { stringValue: '__vector__' },
        value: { arrayValue: { values: numbers.map((doubleValue) => ({ doubleValue })) } },
      },
    },
  }));

const list: fc.Arbitrary<JsonObject> = fc
  .array(scalar, { maxLength: 3 })
  .map((values) => ({ arrayValue: { values } }));

const map: fc.Arbitrary<JsonObject> = fc
  .dictionary(fc.constantFrom('x', 'y', 'z'), fc.oneof(scalar, list), { maxKeys: 2, noNullPrototype: true })
  .map((fields) => ({ mapValue: { fields } }));

/** Few values, so that documents share them. */
const common: fc.Arbitrary<JsonObject> = fc.constantFrom<JsonObject>(
  { integerValue: '1' },
  { integerValue: '2' },
  { integerValue: '2' },
  { doubleValue: 1 },
  { doubleValue: 1.5 },
  { integerValue: '3' },
  { booleanValue: false },
  { stringValue: '' },
);

/** Any stored value, normalised. */
export const storedValue: fc.Arbitrary<JsonObject> = fc.oneof(
  { weight: 24, arbitrary: common },
  { weight: 6, arbitrary: scalar },
  list,
  map,
  vector,
);

export const documentPath: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom('c', 'c', 'c', 'd', 'p/1/c', 'p/1/c', 'p/2/c', 'c/a/c'), fc.constantFrom(...IDS))
  .map(([collection, id]) => `${collection}/${id}`);

/** Fields a and b have any value, t is mostly an array, m a map; each may be missing. */
export const documentFields: fc.Arbitrary<JsonObject> = fc
  .record(
    {
      a: fc.option(storedValue, { freq: 12 }),
      b: fc.option(storedValue, { freq: 12 }),
      t: fc.oneof(
        fc.array(common, { maxLength: 3 }).map((values) => ({ arrayValue: { values } })),
        list,
      ),
      m: fc.oneof(
        storedValue.map((x) => ({ mapValue: { fields: { x } } })),
        map,
      ),
    },
    { noNullPrototype: true },
  )
  .map((fields) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)));

const plain = fc.oneof({ weight: 4, arbitrary: common }, scalar);

const FIELDS = ['a', 'b', 'm.x'];
const COMPARISONS = [
  'EQUAL',
  'EQUAL',
  'EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
];

function fieldFilter(fieldPath: string, op: string, value: JsonObject): JsonObject {
  return { fieldFilter: { field: { fieldPath }, op, value } };
}

const condition: fc.Arbitrary<JsonObject> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom(...FIELDS), fc.constantFrom(...COMPARISONS), storedValue)
      .map(([field, op, value]) => fieldFilter(field, op, value)),
  },
  fc
    .tuple(fc.constantFrom(...FIELDS), fc.array(plain, { minLength: 1, maxLength: 4 }))
    .map(([field, values]) => fieldFilter(field, 'IN', { arrayValue: { values } })),
  fc
    .tuple(fc.constantFrom(...FIELDS), fc.constantFrom('IS_NULL', 'IS_NAN'))
    .map(([fieldPath, op]) => ({ unaryFilter: { field: { fieldPath }, op } })),
  fc
    .tuple(fc.constantFrom('EQUAL', 'LESS_THAN', 'GREATER_THAN_OR_EQUAL', 'NOT_EQUAL'), documentPath)
    .map(([op, path]) => fieldFilter('__name__', op, { referenceValue: nameOf(path) })),
);

const rareCondition: fc.Arbitrary<JsonObject> = fc.oneof(
  fc
    .tuple(fc.constantFrom(...FIELDS), storedValue)
    .map(([field, value]) => fieldFilter(field, 'NOT_EQUAL', value)),
  fc
    .tuple(fc.constantFrom(...FIELDS), fc.array(plain, { minLength: 1, maxLength: 3 }))
    .map(([field, values]) => fieldFilter(field, 'NOT_IN', { arrayValue: { values } })),
  fc
    .tuple(fc.constantFrom(...FIELDS), fc.constantFrom('IS_NOT_NULL', 'IS_NOT_NAN'))
    .map(([fieldPath, op]) => ({ unaryFilter: { field: { fieldPath }, op } })),
  plain.map((value) => fieldFilter('t', 'ARRAY_CONTAINS', value)),
  fc
    .array(scalar, { minLength: 1, maxLength: 3 })
    .map((values) => fieldFilter('t', 'ARRAY_CONTAINS_ANY', { arrayValue: { values } })),
);

function junction(op: 'AND' | 'OR', filters: JsonObject[]): JsonObject {
  return { compositeFilter: { op, filters } };
}

const filter: fc.Arbitrary<JsonObject | undefined> = fc.oneof(
  { weight: 3, arbitrary: fc.constant(undefined) },
  { weight: 2, arbitrary: condition },
  rareCondition,
  fc.tuple(condition, fc.oneof(condition, rareCondition)).map((parts) => junction('AND', parts)),
  fc.array(condition, { minLength: 2, maxLength: 3 }).map((parts) => junction('OR', parts)),
  fc
    .tuple(condition, condition, condition, fc.oneof(condition, rareCondition))
    .map(([a, b, c, d]) => junction('AND', [junction('OR', [a, junction('AND', [b, c])]), d])),
);

const orderBy: fc.Arbitrary<JsonObject[]> = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom(...FIELDS), { maxLength: 2 }),
    fc.boolean(),
    fc.array(fc.constantFrom('ASCENDING', 'DESCENDING'), { minLength: 3, maxLength: 3 }),
  )
  .map(([fields, isWithName, directions]) =>
    [...fields, ...(isWithName ? ['__name__'] : [])].map((fieldPath, i) => ({
      field: { fieldPath },
      direction: directions[i] ?? 'ASCENDING',
    })),
  );

const cursor = fc.tuple(fc.array(storedValue, { minLength: 2, maxLength: 2 }), documentPath, fc.boolean());

/** A StructuredQuery and its parent's path. The service refuses some combinations. */
export const structuredQuery: fc.Arbitrary<{ query: JsonObject; parentPath: string }> = fc
  .record({
    scope: fc.constantFrom<{ parentPath: string; from: JsonObject[] }>(
      { parentPath: '', from: [{ collectionId: 'c' }] },
      { parentPath: '', from: [{ collectionId: 'c' }] },
      { parentPath: 'p/1', from: [{ collectionId: 'c' }] },
      { parentPath: '', from: [{ collectionId: 'c', allDescendants: true }] },
      { parentPath: 'p/1', from: [{ collectionId: 'c', allDescendants: true }] },
      { parentPath: '', from: [{ allDescendants: true }] },
      { parentPath: 'c/a', from: [{ allDescendants: true }] },
    ),
    where: filter,
    orderBy,
    cursors: fc.record({ startAt: fc.option(cursor, { freq: 1 }), endAt: fc.option(cursor, { freq: 1 }) }),
    cut: fc.record({ offset: fc.nat(3), limit: fc.integer({ min: 1, max: 6 }) }, { requiredKeys: [] }),
  })
  .map(({ scope, where, orderBy: orders, cursors, cut }) => {
    const query: JsonObject = {
      from: scope.from,
      orderBy: orders,
      ...cut,
    };
    if (where) query.where = where;
    for (const side of ['startAt', 'endAt'] as const) {
      const chosen = cursors[side];
      if (!chosen || orders.length === 0) continue;
      const [values, path, before] = chosen;
      query[side] = { values: cursorValues(orders, values, path), before };
    }
    return { query, parentPath: scope.parentPath };
  });

function cursorValues(orders: JsonObject[], values: JsonObject[], path: string): JsonObject[] {
  return orders.map((order, i) =>
    JSON.stringify(order).includes('__name__')
      ? { referenceValue: nameOf(path) }
      : (values[i] ?? { integerValue: '0' }),
  );
}
