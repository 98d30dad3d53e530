import { describe, expect, it } from 'vitest';
import { loadRules } from '../rules/ruleset';
import { canRead, namespaceWith, statusOf, update, userNamed, write } from '../testing';
import { encode } from '../tree/encode';
import { hashOf } from '../tree/hash';
import { nodeAt } from '../tree/node';
import { ADMIN, SIGNED_OUT } from './caller';
import { readChange } from './change';
import { PlainListener } from './listener';
import type { Namespace, Subscription } from './namespace';

const ALICE = userNamed('alice');

function compareAndSet(namespace: Namespace, hash: string, json: unknown): string {
  return statusOf(() =>
    namespace.write({
      caller: SIGNED_OUT,
      expected: { path: ['n'], hash },
      read: (root, moment) => [readChange(root, { path: '/n', json }, moment)],
    }),
  );
}

function listen(
  namespace: Namespace,
  path: string[],
  caller = SIGNED_OUT,
): { revoked: number; pushes: number } {
  const seen = { revoked: 0, pushes: 0 };
  const listener = new PlainListener(path);
  const subscription: Subscription = {
    path,
    current: (root) => listener.current(root),
    pushFor: (commit) => listener.pushFor(commit),
    caller: () => caller,
    send: () => {
      seen.pushes += 1;
    },
    revoke: () => {
      seen.revoked += 1;
    },
  };
  namespace.subscribe(subscription);
  return seen;
}

describe('compare-and-set', () => {
  it('writes when the hash matches the data, and is stale otherwise', () => {
    const namespace = namespaceWith({});
    expect(compareAndSet(namespace, '', 1)).toBe('ok');
    expect(compareAndSet(namespace, '', 2)).toBe('datastale');
    expect(compareAndSet(namespace, hashOf(nodeAt(namespace.root, ['n'])), 2)).toBe('ok');
    expect(encode(namespace.root)).toBe('{"n":2}');
  });

  it('checks the hash before the rules, which would judge a value made from old data', () => {
    const rules = { n: { '.write': 'newData.val() == data.val() + 1' } };
    const namespace = namespaceWith({ rules, data: { n: 1 } });
    expect(compareAndSet(namespace, '', 1)).toBe('datastale');
    expect(compareAndSet(namespace, hashOf(nodeAt(namespace.root, ['n'])), 5)).toBe('permission_denied');
  });
});

describe('writes', () => {
  it('are atomic: a refused update changes nothing and notifies no listener', () => {
    const namespace = namespaceWith({ data: { a: 1 } });
    const seen = listen(namespace, []);
    expect(statusOf(() => update(namespace, SIGNED_OUT, '/', { a: 2, 'b.c': 3 }))).toBe('invalid_path');
    expect(encode(namespace.root)).toBe('{"a":1}');
    expect(seen.pushes).toBe(0);
  });

  it.each([
    ['a path above another', { a: 1, 'a/b': 2 }],
    ['one path twice', { 'a/b': 1, 'a//b': 2 }],
  ])('refuse an update with %s', (_name, json) => {
    expect(statusOf(() => update(namespaceWith({}), SIGNED_OUT, '/', json))).toBe('invalid');
  });

  it.each([[5], ['text'], [null], [[1, 2]]])('refuse %j as an update', (json) => {
    expect(statusOf(() => update(namespaceWith({}), SIGNED_OUT, '/', json))).toBe('invalid');
  });

  it('set a priority alone', () => {
    const namespace = namespaceWith({ data: { a: 1 } });
    write(namespace, SIGNED_OUT, '/a/.priority', 4);
    expect(encode(namespace.root)).toBe('{"a":{".value":1,".priority":4}}');
    update(namespace, SIGNED_OUT, '/a', { '.priority': null });
    expect(encode(namespace.root)).toBe('{"a":1}');
  });

  it('refuse paths that are too deep', () => {
    const namespace = namespaceWith({});
    expect(statusOf(() => write(namespace, SIGNED_OUT, '/a'.repeat(32), 1))).toBe('ok');
    expect(statusOf(() => write(namespace, SIGNED_OUT, '/a'.repeat(33), 1))).toBe('invalid_path');
    expect(statusOf(() => write(namespace, SIGNED_OUT, '/a'.repeat(31), { b: { c: 1 } }))).toBe('invalid');
  });
});

describe('rules that change', () => {
  it('revoke the listens they no longer allow, once, and leave the others', () => {
    const namespace = namespaceWith({ rules: { a: { '.read': true }, b: { '.read': true } } });
    const [a, b, admin] = [listen(namespace, ['a']), listen(namespace, ['b']), listen(namespace, [], ADMIN)];
    namespace.setRules(loadRules('{"rules":{"a":{".read":true}}}'));
    expect([a.revoked, b.revoked, admin.revoked]).toEqual([0, 1, 0]);
    write(namespace, ADMIN, '/b', 1);
    expect(b.pushes).toBe(0);
    expect(canRead(namespace, '/b', ALICE)).toBe(false);
  });

  it('are not checked again for a listen when data they read changes', () => {
    const namespace = namespaceWith({
      rules: { a: { '.read': "root.child('open').val() == true" } },
      data: { open: true },
    });
    const seen = listen(namespace, ['a']);
    write(namespace, ADMIN, '/open', false);
    write(namespace, ADMIN, '/a', 1);
    expect(seen).toEqual({ revoked: 0, pushes: 1 });
  });
});

describe('indexes of queries', () => {
  it('come from .indexOn at the queried path', () => {
    const rules = { list: { $id: { '.indexOn': ['n', '.value'] } } };
    const namespace = namespaceWith({ rules });
    const isIndexed = (path: string[], index: string) => namespace.isIndexed(path, { index });
    expect(isIndexed(['list', 'x'], 'n')).toBe(true);
    expect(isIndexed(['list', 'x'], '.value')).toBe(true);
    expect(isIndexed(['list', 'x'], 'm')).toBe(false);
    expect(isIndexed(['list'], 'n')).toBe(false);
    expect(isIndexed(['other'], '.key')).toBe(true);
    expect(isIndexed(['other'], '.priority')).toBe(true);
  });
});
