import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nodeOf, someJson, someKey, somePath } from '../testing';
import { EXPORT, encode, PLAIN } from './encode';
import { hashOf } from './hash';
import { childOf, isSameNode, type Node, nodeAt } from './node';
import { compareKeys } from './order';
import { withNodeAt } from './update';

interface Plain {
  value?: unknown;
  priority: unknown;
  children?: Map<string, Plain>;
}

/** The slow, naive model: reads JSON as the service documents it. */
function plainOf(json: unknown): Plain | null {
  if (json === null || json === undefined) return null;
  if (typeof json !== 'object') return { value: json, priority: null };
  const record = json as Record<string, unknown>;
  const priority = Object.hasOwn(record, '.priority') ? record['.priority'] : null;
  if (Object.hasOwn(record, '.value') && record['.value'] !== null)
    return { value: record['.value'], priority };
  const children = new Map<string, Plain>();
  for (const [key, item] of Object.entries(record)) {
    const child = key.startsWith('.') ? null : plainOf(item);
    if (child) children.set(key, child);
  }
  return children.size === 0 ? null : { priority, children };
}

function plainSet(node: Plain | null, path: readonly string[], value: Plain | null): Plain | null {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const child = plainSet(node?.children?.get(key) ?? null, rest, value);
  if (!child && !node?.children) return node;
  const children = new Map(node?.children);
  if (child) children.set(key, child);
  else children.delete(key);
  return children.size === 0 ? null : { priority: node?.priority ?? null, children };
}

function plainJson(node: Plain | null): unknown {
  if (!node) return null;
  const priority = node.priority === null ? {} : { '.priority': node.priority };
  if (!node.children) return node.priority === null ? node.value : { '.value': node.value, ...priority };
  const members = [...node.children].map(([key, child]) => [key, plainJson(child)]);
  return Object.assign(Object.fromEntries(members), priority);
}

function sha(text: string): string {
  return createHash('sha1').update(text).digest('base64');
}

function hashText(value: unknown): string {
  if (typeof value !== 'number') return `${typeof value}:${String(value)}`;
  const bytes = new DataView(new ArrayBuffer(8));
  bytes.setFloat64(0, value);
  return `number:${bytes.getBigUint64(0).toString(16).padStart(16, '0')}`;
}

const rankOf = (priority: unknown) => (priority === null ? 0 : typeof priority === 'number' ? 1 : 2);

function byPriority([aKey, a]: [string, Plain], [bKey, b]: [string, Plain]): number {
  const rank = rankOf(a.priority) - rankOf(b.priority);
  if (rank !== 0) return rank;
  if (a.priority === b.priority || a.priority === null) return compareKeys(aKey, bKey);
  return (a.priority as number) < (b.priority as number) ? -1 : 1;
}

function plainHash(node: Plain | null): string {
  if (!node) return '';
  const prefix = node.priority === null ? '' : `priority:${hashText(node.priority)}:`;
  if (!node.children) return sha(prefix + hashText(node.value));
  const children = [...node.children].sort(byPriority);
  return sha(prefix + children.map(([key, child]) => `:${key}:${plainHash(child)}`).join(''));
}

const someWrites = fc.array(fc.tuple(somePath, someJson), { maxLength: 12 });

describe('the tree', () => {
  it('equals a naive object model after any sequence of writes', () => {
    fc.assert(
      fc.property(someWrites, (writes) => {
        let tree: Node = null;
        let model: Plain | null = null;
        for (const [path, json] of writes) {
          tree = withNodeAt(tree, path, nodeOf(json));
          model = plainSet(model, path, plainOf(json));
        }
        expect(JSON.parse(encode(tree, EXPORT))).toEqual(plainJson(model));
        expect(hashOf(tree)).toBe(plainHash(model));
      }),
    );
  });

  it('leaves older versions untouched', () => {
    fc.assert(
      fc.property(someWrites, (writes) => {
        const versions: { tree: Node; text: string }[] = [{ tree: null, text: 'null' }];
        for (const [path, json] of writes) {
          const tree = withNodeAt(versions.at(-1)?.tree ?? null, path, nodeOf(json));
          versions.push({ tree, text: encode(tree) });
        }
        for (const { tree, text } of versions) expect(encode(tree)).toBe(text);
      }),
    );
  });

  it('shares what a write does not touch', () => {
    const before = nodeOf({ a: { x: 1 }, b: { y: 2 } });
    const after = withNodeAt(before, ['a', 'x'], nodeOf(5));
    expect(childOf(after, 'b')).toBe(childOf(before, 'b'));
  });

  it('survives a round trip through its export format', () => {
    fc.assert(
      fc.property(someJson, (json) => {
        const node = nodeOf(json);
        expect(isSameNode(nodeOf(JSON.parse(encode(node, EXPORT))), node)).toBe(true);
      }),
    );
  });

  it('finds nodes equal exactly when their hashes are', () => {
    fc.assert(
      fc.property(someJson, someJson, somePath, (left, right, path) => {
        const [a, b] = [nodeOf(left), withNodeAt(nodeOf(left), path, nodeOf(right))];
        expect(isSameNode(a, b)).toBe(hashOf(a) === hashOf(b));
      }),
    );
  });

  it('finds nothing below leaves and missing nodes', () => {
    expect(nodeAt(nodeOf({ a: 1 }), ['a', 'b', 'c'])).toBeNull();
    expect(nodeAt(null, ['a'])).toBeNull();
  });

  it('turns a leaf into a branch that keeps the priority, and ignores removals below a leaf', () => {
    const leaf = nodeOf({ '.value': 5, '.priority': 2 });
    expect(encode(withNodeAt(leaf, ['x'], nodeOf(1)))).toBe('{"x":1,".priority":2}');
    expect(withNodeAt(leaf, ['x'], null)).toBe(leaf);
  });

  it('removes branches that become empty, up to the root', () => {
    expect(withNodeAt(nodeOf({ a: { b: { c: 1 } } }), ['a', 'b', 'c'], null)).toBeNull();
  });

  it('treats __proto__ as an ordinary key', () => {
    const node = nodeOf(JSON.parse('{"__proto__":{"x":1}}'));
    expect(encode(node)).toBe('{"__proto__":{"x":1}}');
  });
});

describe('key order', () => {
  it('puts 32-bit integers first by value, then strings by code unit', () => {
    const keys = ['b', 'a', '10', '9', '-1', '007', '7', '2147483648', 'B', 'é', '1a'];
    const order = ['-1', '7', '007', '9', '10', '1a', '2147483648', 'B', 'a', 'b', 'é'];
    expect([...keys].sort(compareKeys)).toEqual(order);
  });

  it('is a total order', () => {
    const anyKey = fc.oneof(someKey, fc.string({ minLength: 1 }), fc.integer().map(String));
    fc.assert(
      fc.property(anyKey, anyKey, anyKey, (a, b, c) => {
        expect(Math.sign(compareKeys(a, b))).toBe(-Math.sign(compareKeys(b, a)) + 0);
        const isChain = compareKeys(a, b) <= 0 && compareKeys(b, c) <= 0;
        if (isChain) expect(compareKeys(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('reading for people', () => {
  it('shows branches as arrays when more than half of the indexes are filled', () => {
    expect(encode(nodeOf(['a', null, 'c']), PLAIN)).toBe('["a",null,"c"]');
    expect(encode(nodeOf({ 0: 'a', 5: 'b' }), PLAIN)).toBe('{"0":"a","5":"b"}');
    expect(encode(nodeOf({ '01': 'a' }), PLAIN)).toBe('{"01":"a"}');
    expect(encode(nodeOf(['a']), EXPORT)).toBe('{"0":"a"}');
  });
});
