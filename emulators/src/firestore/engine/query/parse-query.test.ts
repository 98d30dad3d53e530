import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../shared/json';
import { and, nameOf, or, order, value, where } from '../testing/backend-harness';
import { databaseName } from '../values/resource-names';
import { parseQuery } from './parse-query';

const root = { db: databaseName('demo-test', '(default)'), path: '' };
const from = [{ collectionId: 'c' }];

function parse(query: JsonObject) {
  return parseQuery({ from, ...query }, root);
}

function refusal(query: JsonObject): string {
  try {
    parse(query);
    return 'accepted';
  } catch (error) {
    return error instanceof Error && 'status' in error ? `${error.status}: ${error.message}` : String(error);
  }
}

function effectiveOrder(query: JsonObject): string[] {
  const { structuredQuery } = parse(query);
  const orders = Array.isArray(structuredQuery.orderBy) ? structuredQuery.orderBy : [];
  return orders.map((entry) => `${Object(Object(entry).field).fieldPath} ${Object(entry).direction}`);
}

const unary = (op: string, fieldPath = 'a') => ({ unaryFilter: { field: { fieldPath }, op } });
const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);
const others = (count: number) => numbers(count).map((n) => where(`x${n}`, 'EQUAL', 1));

describe('effective order', () => {
  it('is the explicit one, then inequality fields by name, then the document name', () => {
    expect(effectiveOrder({})).toEqual(['__name__ ASCENDING']);
    const where2 = and(where('z', 'GREATER_THAN', 1), where('b', 'NOT_EQUAL', 1), where('e', 'EQUAL', 1));
    expect(effectiveOrder({ where: where2 })).toEqual(['b ASCENDING', 'z ASCENDING', '__name__ ASCENDING']);
    expect(effectiveOrder({ where: where2, orderBy: [order('z', 'DESCENDING')] })).toEqual([
      'z DESCENDING',
      'b DESCENDING',
      '__name__ DESCENDING',
    ]);
    expect(effectiveOrder({ orderBy: [order('a'), order('__name__', 'DESCENDING')] })).toEqual([
      'a ASCENDING',
      '__name__ DESCENDING',
    ]);
  });

  it('may be sent in full, as web clients send it', () => {
    const query = { where: where('a', 'GREATER_THAN', 1), orderBy: [order('a'), order('__name__')] };
    expect(effectiveOrder(query)).toEqual(['a ASCENDING', '__name__ ASCENDING']);
  });
});

describe('refused queries', () => {
  it.each<[string, JsonObject, RegExp]>([
    [
      'two negations',
      { where: and(where('a', 'NOT_EQUAL', 1), unary('IS_NOT_NULL', 'b')) },
      /single NOT_EQUAL/,
    ],
    ['not-in with in', { where: and(where('a', 'NOT_IN', [1]), where('b', 'IN', [1])) }, /NOT_IN/],
    [
      'not-in with or',
      { where: and(where('a', 'NOT_IN', [1]), or(where('b', 'EQUAL', 1), where('c', 'EQUAL', 1))) },
      /NOT_IN/,
    ],
    ['31 values of in', { where: where('a', 'IN', numbers(31)) }, /up to 30/],
    ['11 values of not-in', { where: where('a', 'NOT_IN', numbers(11)) }, /up to 10/],
    ['an empty in', { where: where('a', 'IN', []) }, /non-empty ArrayValue/],
    ['an in without a list', { where: where('a', 'IN', 1) }, /non-empty ArrayValue/],
    [
      'too many disjunctions',
      { where: and(where('a', 'IN', numbers(6)), where('b', 'IN', numbers(6))) },
      /too many disjunctions/,
    ],
    [
      '101 filters',
      { where: and(...numbers(101).map((n) => where(`f${n}`, 'EQUAL', 1))) },
      /cannot exceed 100/,
    ],
    [
      '24 values of in beside three filters, ordered',
      {
        where: and(where('a', 'IN', numbers(24)), ...others(3)),
        orderBy: numbers(5).map((n) => order(`o${n}`)),
      },
      /cannot exceed 100; here it is 101/,
    ],
    [
      'inequalities of 11 fields',
      { where: and(...numbers(11).map((n) => where(`f${n}`, 'GREATER_THAN', 1))) },
      /at most 10 fields/,
    ],
    ['a negative limit', { limit: -1 }, /negative/],
    ['a negative offset', { offset: -1 }, /negative/],
    ['an order given twice', { orderBy: [order('a'), order('a')] }, /twice/],
    ['an order after the name', { orderBy: [order('__name__'), order('a')] }, /more fields after the key/],
    [
      'an inequality ordered by name alone',
      { where: where('a', 'GREATER_THAN', 1), orderBy: [order('__name__')] },
      /more fields after the key/,
    ],
    [
      'a fixed name with an inequality of another field',
      {
        where: and(
          {
            fieldFilter: {
              field: { fieldPath: '__name__' },
              op: 'EQUAL',
              value: { referenceValue: nameOf('c/1') },
            },
          },
          where('a', 'GREATER_THAN', 1),
        ),
      },
      /Equality on key/,
    ],
    [
      'a cursor with too many values',
      { orderBy: [order('a')], startAt: { values: [value(1), { referenceValue: nameOf('c/1') }] } },
      /too many values/,
    ],
    ['a name compared with text', { where: where('__name__', 'EQUAL', 'c/1') }, /reference/],
    ['two sources', { from: [{ collectionId: 'c' }, { collectionId: 'd' }] }, /exactly one/],
    ['no source', { from: [] }, /exactly one/],
    ['an unknown operator', { where: where('a', 'LIKE', 'x') }, /operator/],
    [
      'a filter on fields of any collection',
      { from: [{ allDescendants: true }], where: where('a', 'EQUAL', 1) },
      /collection id is required/,
    ],
  ])('%s', (_, query, message) => {
    expect(refusal(query)).toMatch(/^INVALID_ARGUMENT/);
    expect(refusal(query)).toMatch(message);
  });

  it('include names alone in descending order, which no key scan gives', () => {
    const orderBy = [order('__name__', 'DESCENDING')];
    expect(refusal({ orderBy })).toMatch(/^FAILED_PRECONDITION.*descending key scans/);
    expect(effectiveOrder({ where: where('a', 'EQUAL', 1), orderBy })).toEqual(['__name__ DESCENDING']);
  });

  it('report two array-contains as a failed precondition', () => {
    const twice = and(where('t', 'ARRAY_CONTAINS', 1), where('t', 'ARRAY_CONTAINS', 2));
    expect(refusal({ where: twice })).toMatch(/^FAILED_PRECONDITION/);
    const mixed = and(where('t', 'ARRAY_CONTAINS', 1), where('t', 'ARRAY_CONTAINS_ANY', [2]));
    expect(refusal({ where: mixed })).toMatch(/^FAILED_PRECONDITION/);
    expect(refusal({ where: or(where('t', 'ARRAY_CONTAINS', 1), where('t', 'ARRAY_CONTAINS', 2)) })).toBe(
      'accepted',
    );
  });

  it('do not include a sum of exactly 100 or inequalities on 10 fields', () => {
    const in24 = and(where('a', 'IN', numbers(24)), ...others(3));
    expect(refusal({ where: in24, orderBy: numbers(4).map((n) => order(`o${n}`)) })).toBe('accepted');
    const ranges = numbers(10).flatMap((n) => [
      where(`f${n}`, 'GREATER_THAN', 1),
      where(`f${n}`, 'LESS_THAN', 9),
    ]);
    expect(refusal({ where: and(...ranges) })).toBe('accepted');
  });

  it('do not include exactly 30 disjunctions', () => {
    expect(refusal({ where: and(where('a', 'IN', numbers(5)), where('b', 'IN', numbers(6))) })).toBe(
      'accepted',
    );
  });
});

describe('filters nested endlessly', () => {
  it('are refused before they exhaust the stack', () => {
    let deep: JsonObject = where('a', 'EQUAL', 1);
    for (let depth = 0; depth < 20_000; depth++) deep = and(deep);
    expect(refusal({ where: deep })).toMatch(/^INVALID_ARGUMENT: Filters are nested/);
  });
});
