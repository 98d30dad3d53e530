import { describe, expect, it } from 'vitest';
import { ADMIN } from '../store/caller';
import { canRead, canWrite, namespaceWith, statusOf, update, userNamed } from '../testing';
import type { Query } from '../tree/query';

const ALICE = userNamed('alice');

describe('.read', () => {
  it('grants downwards and cannot be revoked below', () => {
    const namespace = namespaceWith({ rules: { a: { '.read': true, secret: { '.read': false } } } });
    expect(canRead(namespace, '/a')).toBe(true);
    expect(canRead(namespace, '/a/secret/deep')).toBe(true);
    expect(canRead(namespace, '/b')).toBe(false);
  });

  it('is not granted by readable children', () => {
    const namespace = namespaceWith({ rules: { a: { $x: { '.read': true } } } });
    expect(canRead(namespace, '/a/1')).toBe(true);
    expect(canRead(namespace, '/a')).toBe(false);
    expect(canRead(namespace, '/')).toBe(false);
  });

  it('tries the remaining rules on the path when one has no value', () => {
    const rules = { '.read': "root.child('x').val() > 5", a: { '.read': true } };
    expect(canRead(namespaceWith({ rules }), '/a')).toBe(true);
  });

  it('sees the data where the rule is, the root and the wildcards above it', () => {
    const rules = {
      rooms: {
        $room: { $who: { '.read': "$room == 'r1' && $who == auth.uid && data.parent().hasChild('alice')" } },
      },
    };
    const namespace = namespaceWith({ rules, data: { rooms: { r1: { alice: 1 }, r2: { alice: 1 } } } });
    expect(canRead(namespace, '/rooms/r1/alice', ALICE)).toBe(true);
    expect(canRead(namespace, '/rooms/r2/alice', ALICE)).toBe(false);
    expect(canRead(namespace, '/rooms/r1/alice', userNamed('bob'))).toBe(false);
  });

  it('prefers a literal child to the wildcard beside it', () => {
    const rules = {
      a: { open: { '.read': true }, $other: { '.read': false } },
      b: { $x: { '.read': true }, shut: {} },
    };
    const namespace = namespaceWith({ rules });
    expect(canRead(namespace, '/a/open')).toBe(true);
    expect(canRead(namespace, '/a/else')).toBe(false);
    expect(canRead(namespace, '/b/shut')).toBe(false);
    expect(canRead(namespace, '/b/else')).toBe(true);
  });

  it('skips rules for the administrator and allows everything without rules', () => {
    expect(canRead(namespaceWith({ rules: {} }), '/', ADMIN)).toBe(true);
    expect(canRead(namespaceWith({ rules: {} }), '/')).toBe(false);
    expect(canRead(namespaceWith({}), '/')).toBe(true);
  });
});

describe('the query variable', () => {
  const read = (rule: string, query?: Query) =>
    namespaceWith({ rules: { list: { '.read': rule } } }).mayRead(ALICE, ['list'], query);
  const owner: Query = {
    index: 'owner',
    start: { value: 'alice', isInclusive: true },
    end: { value: 'alice', isInclusive: true },
  };

  it('reflects what the query asks for', () => {
    expect(read("query.orderByChild == 'owner' && query.equalTo == auth.uid", owner)).toBe(true);
    expect(read("query.orderByChild == 'owner' && query.equalTo == 'bob'", owner)).toBe(false);
    const first: Query = { index: '.key', limit: { count: 10, from: 'first' } };
    expect(read('query.orderByKey && query.limitToFirst <= 10', first)).toBe(true);
    expect(read('query.orderByKey && query.limitToFirst <= 9', first)).toBe(false);
    const last: Query = {
      index: '.value',
      limit: { count: 1, from: 'last' },
      start: { value: 3, isInclusive: true },
    };
    expect(
      read('query.orderByValue && query.limitToLast == 1 && query.startAt == 3 && query.endAt == null', last),
    ).toBe(true);
    expect(read('query.orderByPriority', { index: '.priority', limit: { count: 1, from: 'first' } })).toBe(
      true,
    );
  });

  it('is ordered by key in a plain read, and otherwise null and false', () => {
    expect(read('query.orderByKey && query.orderByChild == null && query.limitToFirst == null')).toBe(true);
    expect(read('!query.orderByPriority && !query.orderByValue && query.equalTo == null')).toBe(true);
    expect(read('query.limitToFirst <= 100')).toBe(false);
  });
});

describe('.write', () => {
  it('grants downwards, and needs a grant on the path', () => {
    const namespace = namespaceWith({ rules: { a: { '.write': true, b: { '.write': false } } } });
    expect(canWrite(namespace, '/a/b/c', 1)).toBe(true);
    expect(canWrite(namespace, '/c', 1)).toBe(false);
    expect(canWrite(namespace, '/', { a: 1 })).toBe(false);
  });

  it('sees the data where the rule is, before and after the whole request', () => {
    const rules = {
      a: { '.write': 'data.exists() == false && newData.child("x").val() == newData.child("y").val()' },
    };
    const namespace = namespaceWith({ rules });
    expect(statusOf(() => update(namespace, ALICE, '/a', { x: 1, y: 2 }))).toBe('permission_denied');
    expect(statusOf(() => update(namespace, ALICE, '/a', { x: 1, y: 1 }))).toBe('ok');
    expect(statusOf(() => update(namespace, ALICE, '/a', { x: 1, y: 1 }))).toBe('permission_denied');
  });

  it('sees the root as it was before', () => {
    const namespace = namespaceWith({ rules: { '.write': "!root.hasChild('lock')" } });
    expect(canWrite(namespace, '/lock', 1)).toBe(true);
    expect(canWrite(namespace, '/other', 1)).toBe(false);
  });

  it('is asked for every path of an update, all or nothing', () => {
    const namespace = namespaceWith({ rules: { a: { '.write': true }, b: { '.write': false } } });
    expect(statusOf(() => update(namespace, ALICE, '/', { 'a/x': 1, 'b/x': 1 }))).toBe('permission_denied');
    expect(namespace.root).toBeNull();
    expect(statusOf(() => update(namespace, ALICE, '/', { 'a/x': 1, 'a/y': 1 }))).toBe('ok');
  });

  it('compares now with a timestamp of the same write', () => {
    const namespace = namespaceWith({ rules: { at: { '.write': 'newData.val() == now' } } });
    expect(canWrite(namespace, '/at', { '.sv': 'timestamp' })).toBe(true);
    expect(canWrite(namespace, '/at', 5)).toBe(false);
  });
});

describe('.validate', () => {
  const VALID = {
    '.write': true,
    a: { '.validate': "newData.hasChildren(['x'])", x: { '.validate': 'newData.isNumber()' } },
  };

  it('must hold for everything that is written', () => {
    const namespace = namespaceWith({ rules: VALID });
    expect(canWrite(namespace, '/a', { x: 1 })).toBe(true);
    expect(canWrite(namespace, '/a', { x: 'one' })).toBe(false);
    expect(canWrite(namespace, '/', { a: { y: 1 } })).toBe(false);
  });

  it('must hold above the written path too', () => {
    const namespace = namespaceWith({ rules: VALID });
    expect(canWrite(namespace, '/a/y', 1)).toBe(false);
    expect(canWrite(namespace, '/a/x', 1)).toBe(true);
    expect(canWrite(namespace, '/a/y', 1)).toBe(true);
  });

  it('is skipped for values that become null', () => {
    const rules = { '.write': true, a: { '.validate': false, b: { '.validate': false } } };
    const namespace = namespaceWith({ rules, data: { a: { b: 1 } } });
    expect(canWrite(namespace, '/a/b', null)).toBe(true);
    expect(namespace.root).toBeNull();
  });

  it('cannot be overridden by a rule further up or down', () => {
    const rules = { '.write': true, '.validate': true, a: { '.validate': false, b: { '.validate': true } } };
    expect(canWrite(namespaceWith({ rules }), '/a/b', 1)).toBe(false);
  });

  it('refuses unknown children through a wildcard beside the known ones', () => {
    const rules = { '.write': true, a: { x: { '.validate': true }, $other: { '.validate': false } } };
    expect(canWrite(namespaceWith({ rules }), '/a', { x: 1 })).toBe(true);
    expect(canWrite(namespaceWith({ rules }), '/a', { x: 1, y: 1 })).toBe(false);
    expect(canWrite(namespaceWith({ rules }), '/a/y/deep', 1)).toBe(false);
  });

  it('binds wildcards on written descendants', () => {
    const rules = { '.write': true, users: { $uid: { id: { '.validate': 'newData.val() == $uid' } } } };
    expect(canWrite(namespaceWith({ rules }), '/', { users: { u1: { id: 'u1' } } })).toBe(true);
    expect(canWrite(namespaceWith({ rules }), '/', { users: { u1: { id: 'u2' } } })).toBe(false);
  });

  it('does not grant by itself', () => {
    expect(canWrite(namespaceWith({ rules: { '.validate': true } }), '/a', 1)).toBe(false);
  });
});
