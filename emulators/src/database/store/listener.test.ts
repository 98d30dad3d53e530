import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namespaceWith, nodeOf, someJson, someKey, somePath, someScalar, update, write } from '../testing';
import { encode } from '../tree/encode';
import { isSameNode, type Node } from '../tree/node';
import { type Path, splitPath } from '../tree/path';
import { type Query, runQuery } from '../tree/query';
import { withNodeAt } from '../tree/update';
import { ADMIN } from './caller';
import { type Listener, PlainListener, type Push, WindowListener } from './listener';
import type { Namespace } from './namespace';

/** The data of a client that applies every push. */
class Mirror {
  pushes: Push[] = [];
  private node: Node;

  constructor(namespace: Namespace, listener: Listener) {
    this.node = listener.current(namespace.root);
    namespace.subscribe({
      path: listener.path,
      current: (root) => listener.current(root),
      pushFor: (commit) => listener.pushFor(commit),
      caller: () => ADMIN,
      send: (push) => this.apply(push, listener.path),
      revoke: () => undefined,
    });
  }

  text(): string {
    return encode(this.node);
  }

  private apply(push: Push, at: Path): void {
    this.pushes.push(push);
    const json: unknown = JSON.parse(push.json);
    const base = push.path.slice(at.length);
    const parts = push.kind === 'd' ? [['', json] as const] : Object.entries(json as object);
    for (const [key, value] of parts) {
      this.node = withNodeAt(this.node, [...base, ...splitPath(key)], nodeOf(value));
    }
  }
}

const somePriorityWrite = fc.tuple(
  somePath.map((path) => `/${[...path, '.priority'].join('/')}`),
  fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 3 })),
);
const somePut = fc.tuple(
  somePath.map((path) => `/${path.join('/')}`),
  someJson,
);
const someUpdate = fc.tuple(somePath, fc.dictionary(someKey, someJson, { minKeys: 1, maxKeys: 3 }));
const someStep = fc.oneof(
  { weight: 4, arbitrary: somePut.map(([path, json]) => ({ kind: 'put' as const, path, json })) },
  { weight: 1, arbitrary: somePriorityWrite.map(([path, json]) => ({ kind: 'put' as const, path, json })) },
  {
    weight: 2,
    arbitrary: someUpdate.map(([path, json]) => ({
      kind: 'update' as const,
      path: `/${path.join('/')}`,
      json,
    })),
  },
);

function run(namespace: Namespace, step: typeof someStep extends fc.Arbitrary<infer T> ? T : never): void {
  if (step.kind === 'put') write(namespace, ADMIN, step.path, step.json);
  else if (Object.keys(step.json).length > 0) update(namespace, ADMIN, step.path, step.json);
}

const someWindow: fc.Arbitrary<Query> = fc
  .record(
    {
      index: fc.constantFrom('.value', '.priority', 'a', 'a/b'),
      start: fc.record({ value: someScalar, isInclusive: fc.boolean() }),
      end: fc.record({ value: someScalar, isInclusive: fc.boolean() }),
      limit: fc.record({ count: fc.integer({ min: 1, max: 3 }), from: fc.constantFrom('first', 'last') }),
    },
    { requiredKeys: ['index'] },
  )
  .filter(({ start, end, limit }) => Boolean(start ?? end ?? limit));

describe('listeners', () => {
  it('that apply every push always have the current data', () => {
    fc.assert(
      fc.property(somePath, fc.array(someStep, { maxLength: 15 }), (path, steps) => {
        const namespace = namespaceWith({});
        const mirror = new Mirror(namespace, new PlainListener(path));
        for (const step of steps) {
          run(namespace, step);
          expect(mirror.text()).toBe(encode(new PlainListener(path).current(namespace.root)));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('of a query always have what a fresh query returns', () => {
    fc.assert(
      fc.property(somePath, someWindow, fc.array(someStep, { maxLength: 15 }), (path, query, steps) => {
        const namespace = namespaceWith({});
        const mirror = new Mirror(namespace, new WindowListener(path, query));
        for (const step of steps) {
          run(namespace, step);
          const fresh = runQuery(new PlainListener(path).current(namespace.root), query);
          expect(mirror.text()).toBe(encode(fresh));
        }
      }),
      { numRuns: 500 },
    );
  });

  it('get nothing for writes that change nothing or are outside their path', () => {
    fc.assert(
      fc.property(somePath, fc.array(someStep, { maxLength: 10 }), (path, steps) => {
        const namespace = namespaceWith({});
        const mirror = new Mirror(namespace, new PlainListener(path));
        for (const step of steps) {
          const before = new PlainListener(path).current(namespace.root);
          mirror.pushes = [];
          run(namespace, step);
          const isSame = isSameNode(before, new PlainListener(path).current(namespace.root));
          expect(mirror.pushes.length).toBe(isSame ? 0 : 1);
        }
      }),
    );
  });

  it('get a multi-path update once', () => {
    const namespace = namespaceWith({ data: { a: { x: 1, y: 1, z: 1 } } });
    const mirror = new Mirror(namespace, new PlainListener(['a']));
    update(namespace, ADMIN, '/', { 'a/x': 2, 'a/y': null, b: 5 });
    expect(mirror.pushes).toEqual([{ kind: 'm', path: ['a'], json: '{"x":2,"y":null}' }]);
  });

  it('get only what changed below them', () => {
    const namespace = namespaceWith({ data: { a: { big: { x: 1, y: 1 } } } });
    const mirror = new Mirror(namespace, new PlainListener(['a']));
    write(namespace, ADMIN, '/a/big/x', 2);
    expect(mirror.pushes).toEqual([{ kind: 'd', path: ['a', 'big', 'x'], json: '2' }]);
  });

  it('of a limited query refill from outside the window', () => {
    const namespace = namespaceWith({ data: { l: { a: 1, b: 2, c: 3 } } });
    const query: Query = { index: '.value', limit: { count: 2, from: 'last' } };
    const mirror = new Mirror(namespace, new WindowListener(['l'], query));
    write(namespace, ADMIN, '/l/c', null);
    expect(mirror.text()).toBe('{"a":1,"b":2}');
    expect(mirror.pushes).toEqual([{ kind: 'm', path: ['l'], json: '{"a":1,"c":null}' }]);
  });
});
