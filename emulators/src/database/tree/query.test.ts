import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nodeOf, someJson, someKey, somePath, someScalar } from '../testing';
import { encode } from './encode';
import { Branch, childOf, Leaf, type Node, nodeAt } from './node';
import { compareKeys } from './order';
import { type Bound, type Query, runQuery, selectChildren } from './query';
import { withNodeAt } from './update';

const someIndex = fc.constantFrom('.key', '.value', '.priority', 'a', 'a/b');

function someBound(index: string): fc.Arbitrary<Bound> {
  const value = index === '.key' ? someKey : fc.oneof(fc.constant(null), someScalar);
  return fc.record(
    { value, key: someKey, isInclusive: fc.boolean() },
    { requiredKeys: ['value', 'isInclusive'] },
  );
}

const someLimit = fc.record({
  count: fc.integer({ min: 1, max: 3 }),
  from: fc.constantFrom('first', 'last'),
});

export const someQuery: fc.Arbitrary<Query> = someIndex.chain((index) =>
  fc.record(
    { index: fc.constant(index), start: someBound(index), end: someBound(index), limit: someLimit },
    { requiredKeys: ['index'] },
  ),
);

const RANK = { boolean: 1, number: 2, string: 3 } as const;

function rank(node: Node): number {
  if (node === null) return 0;
  return node instanceof Leaf ? RANK[typeof node.value as keyof typeof RANK] : 4;
}

function compareValues(a: Node, b: Node): number {
  if (rank(a) !== rank(b)) return rank(a) - rank(b);
  if (!(a instanceof Leaf && b instanceof Leaf) || a.value === b.value) return 0;
  return a.value < b.value ? -1 : 1;
}

function valueIn(index: string, key: string, child: Node): Node {
  if (index === '.key') return new Leaf(key);
  if (index === '.value') return child;
  if (index === '.priority') return child?.priority == null ? null : new Leaf(child.priority);
  return nodeAt(child, index.split('/'));
}

/** The naive way: sort everything, filter, cut. */
function naive(node: Node, query: Query): string[] {
  if (!(node instanceof Branch)) return [];
  const order = (aKey: string, bKey: string) => {
    if (query.index === '.key') return compareKeys(aKey, bKey);
    const [a, b] = [aKey, bKey].map((key) => valueIn(query.index, key, childOf(node, key)));
    return compareValues(a ?? null, b ?? null) || compareKeys(aKey, bKey);
  };
  const against = (key: string, bound: Bound, edge: string) => {
    if (query.index === '.key') return compareKeys(key, String(bound.value));
    const value = bound.value === null ? null : new Leaf(bound.value);
    const byValue = compareValues(valueIn(query.index, key, childOf(node, key)), value);
    return byValue || compareKeys(key, bound.key ?? edge);
  };
  const keys = [...node.children.keys()].sort(order).filter((key) => {
    const { start, end } = query;
    const fromStart = start ? against(key, start, '[MIN_NAME]') : 1;
    const fromEnd = end ? against(key, end, '[MAX_NAME]') : -1;
    const isAfter = start?.isInclusive === false ? fromStart > 0 : fromStart >= 0;
    const isBefore = end?.isInclusive === false ? fromEnd < 0 : fromEnd <= 0;
    return isAfter && isBefore;
  });
  const { limit } = query;
  if (!limit) return keys;
  return limit.from === 'first' ? keys.slice(0, limit.count) : keys.slice(-limit.count);
}

describe('queries', () => {
  it('select the same as sorting, filtering and cutting everything', () => {
    const someChildren = fc.dictionary(someKey, someJson, { maxKeys: 9 });
    fc.assert(
      fc.property(someChildren, someQuery, (json, query) => {
        const node = nodeOf(json);
        expect(selectChildren(node, query).map(([key]) => key)).toEqual(naive(node, query));
      }),
      { numRuns: 500 },
    );
  });

  it('give the same from indexes that were maintained through updates', () => {
    const someWrites = fc.array(fc.tuple(somePath, someJson), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(someWrites, fc.array(someQuery, { minLength: 1, maxLength: 6 }), (writes, queries) => {
        let tree: Node = null;
        for (const [path, json] of writes) {
          tree = withNodeAt(tree, path, nodeOf(json));
          const fresh = nodeOf(JSON.parse(encode(tree)));
          for (const query of queries)
            expect(encode(runQuery(tree, query))).toBe(encode(runQuery(fresh, query)));
        }
      }),
    );
  });

  it('include children without the value if only an end is given', () => {
    const node = nodeOf({ x: { n: 1 }, y: { m: 1 }, z: { n: 9 } });
    const query: Query = { index: 'n', end: { value: 5, isInclusive: true } };
    expect(selectChildren(node, query).map(([key]) => key)).toEqual(['y', 'x']);
  });

  it('find nothing in a leaf, but return it whole without a filter', () => {
    expect(runQuery(nodeOf(5), { index: 'n', limit: { count: 1, from: 'first' } })).toBeNull();
    expect(encode(runQuery(nodeOf(5), { index: 'n' }))).toBe('5');
  });

  it('drop the priority of the queried node but keep those of its children', () => {
    const node = nodeOf({ a: { '.value': 1, '.priority': 3 }, '.priority': 9 });
    const all: Query = { index: '.priority', limit: { count: 5, from: 'first' } };
    expect(encode(runQuery(node, all))).toBe('{"a":{".value":1,".priority":3}}');
  });
});
