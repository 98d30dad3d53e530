import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../shared/json';
import type { AccessRequest, Decision, QueryForRules } from '../ruleset';
import { documentPath, firestoreRules, listRequest, mustCompile, ruleDocument } from '../test/testing';

const NAME = 'projects/demo/databases/(default)/documents';
const ada: AccessRequest['auth'] = { uid: 'ada', token: { role: 'staff' } };

function toProto(value: Json): JsonObject {
  if (value === null) return { nullValue: 'NULL_VALUE' };
  if (typeof value === 'string') {
    return value.startsWith('/') ? { referenceValue: `${NAME}${value}` } : { stringValue: value };
  }
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toProto) } };
  const fields = Object.entries(value).map(([key, entry]) => [key, toProto(entry ?? null)]);
  return { mapValue: { fields: Object.fromEntries(fields) } };
}

function where(fieldPath: string, op: string, value: Json): JsonObject {
  return { fieldFilter: { field: { fieldPath }, op, value: toProto(value) } };
}

function unary(fieldPath: string, op: string): JsonObject {
  return { unaryFilter: { field: { fieldPath }, op } };
}

function all(...filters: JsonObject[]): JsonObject {
  return { compositeFilter: { op: 'AND', filters } };
}

function any(...filters: JsonObject[]): JsonObject {
  return { compositeFilter: { op: 'OR', filters } };
}

type Parts = Partial<AccessRequest> & Partial<QueryForRules> & { orderBy?: string };

/** Lists `rooms` as ada under one condition. */
function list(condition: string, filter?: JsonObject, { orderBy, ...parts }: Parts = {}): Decision {
  const functions = `
    function isMine(data) { let owner = data.ownerId; return owner == request.auth.uid; }
    function isOneOf(value, list) { return value in list; }
    function role() { return get(/databases/$(database)/documents/users/$(request.auth.uid)).data.role; }`;
  const ruleset = mustCompile(
    firestoreRules(`${functions} match /rooms/{id} { allow list: if ${condition}; }`),
  );
  const query: JsonObject = {
    ...(filter && { where: filter }),
    ...(orderBy !== undefined && { orderBy: [{ field: { fieldPath: orderBy }, direction: 'ASCENDING' }] }),
  };
  return ruleset.decide(listRequest('rooms', query, { auth: ada, ...parts }));
}

const staffLookup: AccessRequest['lookup'] = (path) =>
  path.join('/') === documentPath('users/ada').join('/')
    ? ruleDocument('users/ada', { role: { stringValue: 'staff' } })
    : null;

describe('provable lists', () => {
  const mine = where('ownerId', 'EQUAL', 'ada');
  const cases: readonly [string, JsonObject | undefined, Parts?][] = [
    ['true', undefined],
    ['request.auth.uid == "ada"', undefined],
    ['request.auth.token.role == "staff"', undefined],
    ['resource.data.ownerId == request.auth.uid', mine],
    ['request.auth.uid == resource.data["ownerId"]', mine],
    ['isMine(resource.data)', mine],
    ['resource.data.public == true', where('public', 'EQUAL', true)],
    ['resource.data.public', where('public', 'EQUAL', true)],
    ['!resource.data.public', where('public', 'EQUAL', false)],
    ['request.auth.uid in resource.data.members', where('members', 'ARRAY_CONTAINS', 'ada')],
    ['resource.data.members.hasAny(["x", "ada"])', where('members', 'ARRAY_CONTAINS', 'ada')],
    ['resource.data.members.hasAny(["a", "b"])', where('members', 'ARRAY_CONTAINS_ANY', ['a', 'b'])],
    ['resource.data.members is list', where('members', 'ARRAY_CONTAINS', 'ada')],
    ['resource.data.status in ["open", "new"]', where('status', 'EQUAL', 'open')],
    ['resource.data.status in ["open", "new"]', where('status', 'IN', ['open', 'new'])],
    ['isOneOf(resource.data.status, ["open", "new"])', where('status', 'IN', ['new'])],
    ['!(resource.data.status in ["shut"])', where('status', 'NOT_IN', ['shut', 'old'])],
    ['resource.data.status != "shut"', where('status', 'NOT_EQUAL', 'shut')],
    ['resource.data.status != "shut"', where('status', 'EQUAL', 'open')],
    ['resource.data.n == 1', where('n', 'EQUAL', 1)],
    ['resource.data.n == 1', where('n', 'EQUAL', 1.0)],
    ['resource.data.n is number', where('n', 'EQUAL', 1)],
    ['resource.data.n < 10', where('n', 'LESS_THAN', 10)],
    ['resource.data.n < 10', where('n', 'LESS_THAN_OR_EQUAL', 9.5)],
    ['10 > resource.data.n', where('n', 'LESS_THAN', 10)],
    ['resource.data.n >= 5 && resource.data.n != 3', where('n', 'GREATER_THAN_OR_EQUAL', 5)],
    ['!(resource.data.n > 10)', where('n', 'LESS_THAN_OR_EQUAL', 10)],
    ['resource.data.n is number', where('n', 'GREATER_THAN', 0)],
    ['resource.data.deleted == null', unary('deleted', 'IS_NULL')],
    ['resource.data.deleted != null', unary('deleted', 'IS_NOT_NULL')],
    ['resource.data.n != null', where('n', 'GREATER_THAN', 0)],
    ['"n" in resource.data', undefined, { orderBy: 'n' }],
    ['resource.data.keys().hasAll(["n"])', undefined, { orderBy: 'n' }],
    ['resource.data.owner.id == request.auth.uid', where('owner.id', 'EQUAL', 'ada')],
    ['resource.data.owner.id == request.auth.uid', where('owner', 'EQUAL', { id: 'ada' })],
    ['resource.data.owner is map && "id" in resource.data.owner', where('owner.id', 'EQUAL', 'x')],
    ['resource.data["a.b"] == 1', where('`a.b`', 'EQUAL', 1)],
    ['resource.data.get("ownerId", "") == request.auth.uid', mine],
    ['resource.data.get(["owner", "id"], "") == "ada"', where('owner.id', 'EQUAL', 'ada')],
    ['resource.data.public == true || resource.data.ownerId == "ada"', mine],
    ['(resource.data.x == 1 || true) && isMine(resource.data)', mine],
    [
      'resource.data.public == true || resource.data.ownerId == "ada"',
      any(mine, where('public', 'EQUAL', true)),
    ],
    ['resource.data.a == 1 && resource.data.b == 2', all(where('a', 'EQUAL', 1), where('b', 'EQUAL', 2))],
    ['resource.data.public ? true : false', where('public', 'EQUAL', true)],
    ['role() == "staff"', undefined, { lookup: staffLookup }],
    [
      'exists(/databases/$(database)/documents/users/$(resource.data.ownerId))',
      mine,
      { lookup: staffLookup },
    ],
    ['request.query.limit <= 50', undefined, { limit: 50 }],
    ['request.query.offset == 0', undefined, { offset: 0 }],
    ['id == "r1" && resource.id == "r1"', where('__name__', 'EQUAL', '/rooms/r1')],
    ['id in ["r1", "r2"]', where('__name__', 'IN', ['/rooms/r1', '/rooms/r2'])],
    ['id != "r1"', where('__name__', 'NOT_EQUAL', '/rooms/r1')],
    ['id is string && resource.id is string && resource.__name__ is path', undefined],
    ['resource != null && resource.data is map', undefined],
  ];
  it.each(cases)('%s with %j %j', (condition, filter, parts) => {
    expect(list(condition, filter, parts)).toMatchObject({ allowed: true });
  });
});

describe('unprovable lists are denied', () => {
  const mine = where('ownerId', 'EQUAL', 'ada');
  const cases: readonly [string, JsonObject | undefined, Parts?][] = [
    ['resource.data.ownerId == request.auth.uid', undefined],
    ['resource.data.ownerId == request.auth.uid', where('ownerId', 'EQUAL', 'bob')],
    ['resource.data.ownerId == request.auth.uid', where('ownerId', 'IN', ['ada', 'bob'])],
    ['resource.data.ownerId == request.auth.uid', any(mine, where('public', 'EQUAL', true))],
    ['resource.data.ownerId == request.auth.uid', where('ownerId', 'GREATER_THAN_OR_EQUAL', 'ada')],
    ['resource.data.ownerId == request.auth.uid', undefined, { orderBy: 'ownerId' }],
    ['resource.data.ownerId == request.auth.uid', mine, { auth: null }],
    ['request.auth.uid in resource.data.members', where('members', 'ARRAY_CONTAINS', 'bob')],
    ['request.auth.uid in resource.data.members', where('members', 'ARRAY_CONTAINS_ANY', ['ada', 'bob'])],
    ['resource.data.status in ["open"]', where('status', 'IN', ['open', 'shut'])],
    ['resource.data.status != "shut"', undefined],
    ['resource.data.status != "shut"', where('status', 'NOT_EQUAL', 'open')],
    ['resource.data.n < 10', where('n', 'LESS_THAN_OR_EQUAL', 10)],
    ['resource.data.n < 10', where('n', 'GREATER_THAN', 1)],
    ['resource.data.n is int', where('n', 'EQUAL', 1)], // 1.0 matches too
    ['resource.data.n / 2 == 1', where('n', 'EQUAL', 3)], // 1 for an int, 1.5 for a float
    ['resource.data.keys().hasOnly(["ownerId"])', mine],
    ['resource.data.size() == 1', mine],
    ['get(/databases/$(database)/documents/users/$(resource.data.ownerId)).data.role == "staff"', undefined],
    ['resource.data.name.matches("a.*")', undefined, { orderBy: 'name' }],
    ['resource.data.name.size() < 10', where('name', 'LESS_THAN', 'b')],
    ['!(resource.data.public == true)', undefined],
    ['resource.data.get("deleted", false) != true', undefined],
    ['!("deleted" in resource.data)', undefined],
    ['"deleted" in resource.data ? false : true', undefined],
    ['id == "r1"', undefined],
    ['id == "r1"', where('__name__', 'GREATER_THAN', '/rooms/r1')],
    ['request.query.limit <= 50', undefined],
    ['request.query.limit <= 50', undefined, { limit: 51 }],
    ['request.resource == null', undefined],
    ['role() == "staff"', undefined],
  ];
  it.each(cases)('%s with %j %j', (condition, filter, parts) => {
    expect(list(condition, filter, parts)).toMatchObject({ allowed: false });
  });

  it('with a denial that names what could not be proved', () => {
    expect(list('isMine(resource.data) && request.auth != null').reason).toBe(
      "not provable for 'list' @ L7 (data.ownerId at L5:41 depends on the documents)",
    );
    expect(list('resource.data.a == 1', where('a', 'EQUAL', 2)).reason).toBe("false for 'list' @ L7");
  });
});

describe('proofs', () => {
  it('may use a different allow for each disjunct', () => {
    const ruleset = mustCompile(
      firestoreRules(`match /rooms/{id} {
        allow list: if resource.data.public == true;
        allow list: if resource.data.ownerId == request.auth.uid; }`),
    );
    const ask = (...filters: JsonObject[]) =>
      ruleset.decide(listRequest('rooms', { where: any(...filters) }, { auth: ada })).allowed;
    expect(ask(where('public', 'EQUAL', true), where('ownerId', 'EQUAL', 'ada'))).toBe(true);
    expect(ask(where('public', 'EQUAL', true), where('ownerId', 'EQUAL', 'bob'))).toBe(false);
  });

  it('read real documents and report them, so that a listener can decide again', () => {
    const decision = list('role() == "staff"', undefined, { lookup: staffLookup });
    expect(decision).toMatchObject({ accessCalls: 1, lookedUp: ['databases/(default)/documents/users/ada'] });
  });

  it('treat a list without a query as one for the whole collection', () => {
    const { query: _, ...request } = listRequest('rooms', {}, { auth: ada });
    const decide = (condition: string) =>
      mustCompile(firestoreRules(`match /rooms/{id} { allow list: if ${condition}; }`)).decide(request)
        .allowed;
    expect(decide('request.auth.uid == "ada"')).toBe(true);
    expect(decide('resource.data.public == true')).toBe(false);
  });

  it('use the wildcards above the collection', () => {
    const ruleset = mustCompile(
      firestoreRules('match /rooms/{room}/messages/{id} { allow list: if room == request.auth.uid; }'),
    );
    expect(ruleset.decide(listRequest('rooms/ada/messages', {}, { auth: ada })).allowed).toBe(true);
    expect(ruleset.decide(listRequest('rooms/bob/messages', {}, { auth: ada })).allowed).toBe(false);
  });

  it('do not use rules for one document of the collection', () => {
    const ruleset = mustCompile(firestoreRules('match /rooms/r1 { allow list; }'));
    expect(ruleset.decide(listRequest('rooms', {})).allowed).toBe(false);
    expect(
      ruleset.decide(listRequest('rooms', { where: where('__name__', 'EQUAL', '/rooms/r1') })).allowed,
    ).toBe(true);
  });

  it('give up on filters with too many disjunctions', () => {
    const many = all(
      ...['a', 'b', 'c'].map((field) =>
        where(
          field,
          'IN',
          Array.from({ length: 10 }, (_, n) => n),
        ),
      ),
    );
    expect(list('resource.data.a < 10', many).reason).toBe(
      'The query has too many disjunctions to be proved.',
    );
  });
});

describe('collection groups', () => {
  const group = (pattern: string, version = '2', parent = '') => {
    const source = firestoreRules(`match ${pattern} { allow list: if resource.data.open == true; }`);
    const ruleset = mustCompile(source.replace("'2'", `'${version}'`));
    const query = { where: where('open', 'EQUAL', true) };
    return ruleset.decide(listRequest(`${parent}messages`, query, { allDescendants: true })).allowed;
  };

  it('need a pattern that covers every possible parent', () => {
    expect(group('/{path=**}/messages/{id}')).toBe(true);
    expect(group('/{path=**}')).toBe(true);
    expect(group('/{path=**}/{collection}/{id}')).toBe(true);
    expect(group('/messages/{id}')).toBe(false);
    expect(group('/rooms/{room}/messages/{id}')).toBe(false);
    expect(group('/rooms/{room}/{path=**}')).toBe(false);
    expect(group('/{path=**}/others/{id}')).toBe(false);
    expect(group('/{path=**}/messages/m1')).toBe(false);
  });

  it('below a document need a pattern that covers everything below it', () => {
    expect(group('/rooms/{room}/{path=**}/messages/{id}', '2', 'rooms/r1/')).toBe(true);
    expect(group('/rooms/{room}/{path=**}', '2', 'rooms/r1/')).toBe(true);
    expect(group('/halls/{hall}/{path=**}', '2', 'rooms/r1/')).toBe(false);
  });

  it('are never allowed in version 1', () => {
    expect(group('/{path=**}', '1')).toBe(false);
  });

  it('do not reveal the parents to the condition', () => {
    const source = firestoreRules('match /{path=**}/messages/{id} { allow list: if path[3] == "rooms"; }');
    expect(mustCompile(source).decide(listRequest('messages', {}, { allDescendants: true })).allowed).toBe(
      false,
    );
  });
});
