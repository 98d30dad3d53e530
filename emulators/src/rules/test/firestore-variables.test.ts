import { describe, expect, it } from 'vitest';
import type { AccessRequest } from '../ruleset';
import {
  accessRequest,
  decideExpression,
  firestoreRules,
  listRequest,
  mustCompile,
  ruleDocument,
} from './testing';

const stored = ruleDocument('things/one', { n: { integerValue: '1' } });
const incoming = ruleDocument('things/one', { n: { integerValue: '2' } });
const ada: AccessRequest['auth'] = {
  uid: 'ada',
  token: { email: 'ada@example.com', admin: true, level: 3, ratio: 0.5, roles: ['a'], firebase: { x: null } },
};

function decide(expression: string, parts: Partial<AccessRequest>): boolean {
  return decideExpression(expression, {}, parts).allowed;
}

describe('request.auth', () => {
  it('is null when signed out, so its members are errors', () => {
    expect(decide('request.auth == null', {})).toBe(true);
    expect(decide('request.auth != null', {})).toBe(false);
    expect(decide('request.auth.uid != "x"', {})).toBe(false);
  });

  it('has the uid and every claim of the token', () => {
    const claims = `request.auth.uid == 'ada' && request.auth.token.email == 'ada@example.com'
      && request.auth.token.admin && request.auth.token.level is int && request.auth.token.ratio == 0.5
      && request.auth.token.roles == ['a'] && request.auth.token.firebase.x == null`;
    expect(decide(claims, { auth: ada })).toBe(true);
    expect(decide('"toString" in request.auth.token', { auth: ada })).toBe(false);
  });
});

it('a path with the caller in it names the document of each caller', () => {
  const body = `
    function me() { return get(/databases/$(database)/documents/users/$(request.auth.uid)).data; }
    match /things/{id} { allow get: if me().name == request.auth.uid && me().name == id; }`;
  const ruleset = mustCompile(firestoreRules(body));
  const ask = (uid: string, id: string) =>
    ruleset.decide(
      accessRequest(`things/${id}`, {
        auth: { uid, token: {} },
        lookup: (path) => ({ path, fields: { name: { stringValue: path.at(-1) ?? '' } } }),
      }),
    );
  expect(ask('ada', 'ada')).toMatchObject({
    allowed: true,
    lookedUp: ['databases/(default)/documents/users/ada'],
  });
  expect(ask('bob', 'ada')).toMatchObject({
    allowed: false,
    lookedUp: ['databases/(default)/documents/users/bob'],
  });
  expect(ask('bob/x', 'bob').reason).toContain('A path segment must be a string without slashes');
  expect(ask('ada', 'ada').allowed).toBe(true);
});

describe('resource and request.resource', () => {
  it('update: both, each with data, id and __name__', () => {
    const both = `resource.data.n == 1 && request.resource.data.n == 2 && resource.id == 'one'
      && request.resource.__name__ == /databases/(default)/documents/things/one`;
    expect(decide(both, { method: 'update', resource: stored, requestResource: incoming })).toBe(true);
  });

  it('create: resource is null, and reading from it is an error', () => {
    const create: Partial<AccessRequest> = { method: 'create', resource: null, requestResource: incoming };
    expect(decide('request.resource.data.n == 2', create)).toBe(true);
    expect(decide('resource == null', create)).toBe(true);
    expect(decide('resource == null || request.auth.uid == "owner"', create)).toBe(true);
    expect(decide('resource != null', create)).toBe(false);
    for (const reading of ['resource.data.n == 1', 'resource.id == "one"', '!(resource.data.n == 1)']) {
      expect(decideExpression(reading, {}, create).reason).toBe("Null value error. for 'create' @ L4");
    }
  });

  it('get of a missing document: resource is null', () => {
    expect(decide('resource == null', { resource: null })).toBe(true);
    expect(decide('resource.data.n == 1', { resource: null })).toBe(false);
  });

  it('delete: request.resource is null', () => {
    expect(decide('request.resource == null', { method: 'delete' })).toBe(true);
    expect(decide('request.resource.data.n == 1', { method: 'delete' })).toBe(false);
  });

  it('get: request.resource is an error', () => {
    expect(decide('request.resource == null', {})).toBe(false);
    expect(decide('!("resource" in request)', {})).toBe(true);
  });
});

it('request.method and request.path name the request', () => {
  const path = '/databases/(default)/documents/things/one';
  expect(decide(`request.method == 'get' && request.path == ${path}`, {})).toBe(true);
});

describe('request.query', () => {
  it('has the limit, offset and orderBy of a list', () => {
    const ruleset = mustCompile(
      firestoreRules(
        'match /things/{id} { allow list: if request.query.limit <= 50 && request.query.offset == 0; }',
      ),
    );
    expect(ruleset.decide(listRequest('things', {}, { limit: 50, offset: 0 })).allowed).toBe(true);
    expect(ruleset.decide(listRequest('things', {}, { limit: 51, offset: 0 })).allowed).toBe(false);
    expect(ruleset.decide(listRequest('things', {}, { limit: null, offset: 0 })).allowed).toBe(false);
  });

  it('is an error in other methods', () => {
    expect(decide('request.query.limit == null || true == false', {})).toBe(false);
  });
});

describe('get and exists', () => {
  const world = (after: boolean) => (path: readonly string[], isAfter: boolean) =>
    path.at(-1) === 'there' && isAfter === after ? { path, fields: { a: { booleanValue: true } } } : null;
  const there = '/databases/$(database)/documents/things/there';

  it('read the state before the commit', () => {
    expect(
      decide(`get(${there}).data.a && get(${there}).id == 'there' && exists(${there})`, {
        lookup: world(false),
      }),
    ).toBe(true);
    expect(decide(`exists(${there})`, { lookup: world(true) })).toBe(false);
  });

  it('getAfter and existsAfter read the state after it', () => {
    expect(decide(`getAfter(${there}).data.a && existsAfter(${there})`, { lookup: world(true) })).toBe(true);
    expect(decide(`existsAfter(${there})`, { lookup: world(false) })).toBe(false);
  });

  it.each(['get', 'getAfter'])('%s of a missing document is null', (name) => {
    const missing = `${name}(/databases/(default)/documents/a/missing)`;
    expect(decide(`${missing} == null`, {})).toBe(true);
    expect(decide(`${missing} != null`, {})).toBe(false);
    expect(decideExpression(`${missing}.data.x == 1`).reason).toBe("Null value error. for 'get' @ L4");
    expect(decide(`${missing}.data.x == 1 || true`, {})).toBe(true);
  });

  it('take the path of a document and nothing else', () => {
    for (const path of [
      '"a/b"',
      '/a/b',
      '/databases/(default)/documents/a',
      '/databases/(default)/documents',
    ]) {
      expect(decide(`exists(${path}) || !exists(${path})`, {})).toBe(false);
    }
  });

  it('name every document they read, for listeners to watch', () => {
    const decision = decideExpression(
      `exists(${there}) || get(/databases/(default)/documents/a/b).id == 'b'`,
    );
    expect(decision.lookedUp).toEqual([
      'databases/(default)/documents/things/there',
      'databases/(default)/documents/a/b',
    ]);
    expect(decision.accessCalls).toBe(2);
  });
});

it('a NeedsDocument or any other error of a lookup is not swallowed', () => {
  const lookup = () => {
    throw new Error('store is gone');
  };
  const ask = () => decideExpression('exists(/databases/(default)/documents/a/b) || true', {}, { lookup });
  expect(ask).toThrow('store is gone');
});

it('a delete sees the deleted document', () => {
  const ruleset = mustCompile(
    firestoreRules('match /things/{id} { allow delete: if resource.data.n == 1; }'),
  );
  expect(ruleset.decide(accessRequest('things/one', { method: 'delete', resource: stored })).allowed).toBe(
    true,
  );
});
