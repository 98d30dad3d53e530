import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../shared/json';
import { and, order, where } from '../testing/backend-harness';
import { databaseName } from '../values/resource-names';
import { CompositeIndexes } from './composite-indexes';
import { DeclaredIndexes } from './declared-indexes';
import { parseQuery } from './parse-query';

const root = { db: databaseName('p', '(default)'), path: '' };

type Field = string | [string, 'ASCENDING' | 'DESCENDING' | 'CONTAINS'];

function index(fields: Field[], queryScope = 'COLLECTION'): JsonObject {
  return {
    collectionGroup: 'c',
    queryScope,
    fields: fields.map((field) => {
      const [fieldPath, mode] = typeof field === 'string' ? [field, 'ASCENDING' as const] : field;
      return mode === 'CONTAINS' ? { fieldPath, arrayConfig: mode } : { fieldPath, order: mode };
    }),
  };
}

function check(file: JsonObject, query: JsonObject, aggregated: string[] = []): string {
  const from = [{ collectionId: 'c', allDescendants: query.group === true }];
  try {
    const { group: _, ...rest } = query;
    new CompositeIndexes(new DeclaredIndexes(file)).check(parseQuery({ from, ...rest }, root), aggregated);
    return 'served';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const eq = (field: string) => where(field, 'EQUAL', 1);
const MISSING = /The query requires an index/;

describe('composite index check', () => {
  it('lets automatic indexes serve equalities on any fields, one order, or no filter at all', () => {
    expect(check({}, {})).toBe('served');
    expect(check({}, { where: and(eq('a'), eq('b'), where('t', 'ARRAY_CONTAINS', 1)) })).toBe('served');
    expect(check({}, { orderBy: [order('a', 'DESCENDING')] })).toBe('served');
    expect(check({}, { where: where('a', 'GREATER_THAN', 1) })).toBe('served');
    expect(check({}, { where: where('a', 'IN', [1, 2]) })).toBe('served');
    expect(check({}, { where: eq('a'), orderBy: [order('a')] })).toBe('served');
  });

  it('requires an index for an equality with an order, and names the entry to add', () => {
    const query = { where: eq('a'), orderBy: [order('b', 'DESCENDING')] };
    expect(check({}, query)).toMatch(MISSING);
    expect(check({}, query)).toContain(
      '{"collectionGroup":"c","queryScope":"COLLECTION","fields":[{"fieldPath":"a","order":"ASCENDING"},{"fieldPath":"b","order":"DESCENDING"}]}',
    );
    expect(check({ indexes: [index(['a', ['b', 'DESCENDING']])] }, query)).toBe('served');
    expect(check({ indexes: [index(['a', 'b'])] }, query)).toMatch(MISSING);
    expect(check({ indexes: [index(['a', ['b', 'DESCENDING']], 'COLLECTION_GROUP')] }, query)).toMatch(
      MISSING,
    );
  });

  it('accepts equality fields in any order and direction, and merges indexes with the same ending', () => {
    const query = { where: and(eq('a'), eq('b')), orderBy: [order('z')] };
    expect(check({ indexes: [index([['b', 'DESCENDING'], 'a', 'z'])] }, query)).toBe('served');
    expect(check({ indexes: [index(['a', 'z']), index(['b', 'z'])] }, query)).toBe('served');
    expect(check({ indexes: [index(['a', 'z'])] }, query)).toMatch(MISSING);
    expect(check({ indexes: [index(['a', 'b', 'x', 'z'])] }, query)).toMatch(MISSING);
  });

  it('requires arrays as CONTAINS and two ordered fields in one index', () => {
    const query = { where: where('t', 'ARRAY_CONTAINS', 1), orderBy: [order('a')] };
    expect(check({ indexes: [index(['t', 'a'])] }, query)).toMatch(MISSING);
    expect(check({ indexes: [index([['t', 'CONTAINS'], 'a'])] }, query)).toBe('served');
    expect(check({}, { orderBy: [order('a'), order('b')] })).toMatch(MISSING);
    expect(check({ indexes: [index(['a', 'b'])] }, { orderBy: [order('a'), order('b')] })).toBe('served');
  });

  it('requires summed fields in the index of any filtered query', () => {
    expect(check({}, {}, ['n'])).toBe('served');
    expect(check({}, { where: eq('a') }, ['n'])).toMatch(MISSING);
    expect(check({ indexes: [index(['a', 'n'])] }, { where: eq('a') }, ['n'])).toBe('served');
    expect(check({}, { where: eq('n') }, ['n'])).toBe('served');
  });

  it('has no automatic indexes for collection groups', () => {
    expect(check({}, { group: true })).toBe('served');
    const query = { group: true, where: eq('a') };
    expect(check({}, query)).toMatch(/requires a COLLECTION_GROUP_ASC index for collection c and field a/);
    const indexes = [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }];
    const file = { fieldOverrides: [{ collectionGroup: 'c', fieldPath: 'a', indexes }] };
    expect(check(file, query)).toBe('served');
    expect(check(file, { group: true, orderBy: [order('a', 'DESCENDING')] })).toMatch(
      /COLLECTION_GROUP_DESC/,
    );
    // The override replaces the automatic indexes of the field.
    expect(check(file, { where: eq('a') })).toMatch(/COLLECTION_ASC/);
  });
});
