import { beforeEach, describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../shared/json';
import { StorageRuntime } from './storage-runtime';

let lines: string[];
let runtime: StorageRuntime;

function send(message: JsonObject): JsonObject | undefined {
  const before = lines.length;
  runtime.receive(JSON.stringify(message));
  const answers = lines.slice(before).filter((line) => line.startsWith('{'));
  return answers.length === 0 ? undefined : JSON.parse(answers.at(-1) ?? '');
}

function load(body: string, name = '0'): JsonObject | undefined {
  const content = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
${body}
  }
}`;
  return send({
    action: 'load_ruleset',
    context: { rulesetName: name, source: { files: [{ name: 'storage.rules', content }] } },
    id: 0,
  });
}

function map(fields: Record<string, Json>): JsonObject {
  return { map_value: { fields } };
}

const NULL = { null_value: null };
const PICTURE = map({
  name: { string_value: 'a/b.png' },
  size: { int_value: 2048 },
  contentType: { string_value: 'image/png' },
  timeCreated: { timestamp_value: '2026-01-01T00:00:00.123Z' },
  metadata: map({ owner: { string_value: 'ada' } }),
  md5Hash: NULL,
});
const ADA = map({ uid: { string_value: 'ada' }, token: map({ admin: { bool_value: true } }) });

interface Ask {
  method?: string;
  path?: string;
  resource?: JsonObject;
  after?: JsonObject;
  auth?: JsonObject;
  rulesetName?: string;
  id?: number;
}

function verify({
  method = 'get',
  path = '/b/bk/o/a/b.png',
  resource = NULL,
  after = NULL,
  auth = NULL,
  rulesetName = '0',
  id = 2,
}: Ask): JsonObject | undefined {
  const segments = path.split('/').filter((simple) => simple !== '');
  const request = map({
    path: { path_value: { segments: segments.map((simple) => ({ simple })) } },
    time: { timestamp_value: '2026-01-01T00:00:01.000Z' },
    resource: after,
    auth,
  });
  const context = {
    rulesetName,
    service: 'firebase.storage',
    path,
    method,
    variables: { resource, request },
  };
  return send({ action: 'verify', context, id });
}

function permits(condition: string, ask: Ask = {}, methods = 'read, write'): Json | undefined {
  load(`match /{all=**} { allow ${methods}: if ${condition}; }`);
  const answer = verify(ask);
  expect(answer).toMatchObject({ id: 2, status: 'ok', errors: [] });
  return Object(answer?.result).permit;
}

beforeEach(() => {
  lines = [];
  runtime = new StorageRuntime((line) => lines.push(line));
});

it('says that it is ready', () => {
  runtime.start();
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { id: -1, status: 'ok', action: '', errors: [], warnings: [] },
  ]);
});

describe('load_ruleset', () => {
  it('answers with the version', () => {
    expect(load('match /{all=**} { allow read; }')).toEqual({
      id: 0,
      status: 'ok',
      result: { rulesVersion: 2 },
      errors: [],
      warnings: [],
    });
  });

  it('answers with errors in the form that firebase-tools prints', () => {
    const answer = load('match /{all=**} { allow read: if name is txt; }');
    expect(answer).toMatchObject({ id: 0, status: 'ok' });
    expect(answer?.result).toBeUndefined();
    const errors = Array.isArray(answer?.errors)
      ? answer.errors.map((error) => JSON.parse(String(error)))
      : [];
    expect(errors).toEqual([
      {
        description_: "Unknown type 'txt'.",
        sourcePosition_: { fileName_: 'storage.rules', line_: 4, column_: 42 },
      },
    ]);
  });

  it('keeps every ruleset under its name', () => {
    load('match /{all=**} { allow read; }', '0');
    load('match /{all=**} { allow read: if false; }', '1');
    expect(verify({ rulesetName: '0' })).toMatchObject({ result: { permit: true } });
    expect(verify({ rulesetName: '1' })).toMatchObject({ result: { permit: false } });
  });
});

describe('verify', () => {
  it('matches the path of the object', () => {
    load('match /pictures/{name} { allow read: if name == "a.png" && bucket == "bk"; }');
    expect(verify({ path: '/b/bk/o/pictures/a.png' })).toMatchObject({ result: { permit: true } });
    expect(verify({ path: '/b/bk/o/pictures/b.png' })).toMatchObject({ result: { permit: false } });
    expect(verify({ path: '/b/other/o/pictures/a.png' })).toMatchObject({ result: { permit: false } });
  });

  it('gives the rules request and resource', () => {
    const resource = PICTURE;
    const auth = ADA;
    expect(permits("request.method == 'get' && request.path == /b/bk/o/a/b.png", { resource })).toBe(true);
    expect(permits("request.auth.uid == 'ada' && request.auth.token.admin", { auth })).toBe(true);
    expect(permits('request.auth == null && request.resource == null && resource == null')).toBe(true);
    expect(permits("resource.size == 2048 && resource.contentType.matches('image/.*')", { resource })).toBe(
      true,
    );
    expect(permits("resource.metadata.owner == 'ada' && resource.md5Hash == null", { resource })).toBe(true);
    expect(permits('request.time > resource.timeCreated', { resource })).toBe(true);
    expect(permits('request.resource.size < 5 * 1024', { method: 'create', after: PICTURE })).toBe(true);
    expect(permits('request.resource.size > 5 * 1024', { method: 'create', after: PICTURE })).toBe(false);
  });

  it('evaluates a list as an ordinary request', () => {
    const list: Ask = { method: 'list', path: '/b/bk/o/a' };
    expect(permits("request.auth.uid == 'ada'", { ...list, auth: ADA }, 'list')).toBe(true);
    expect(permits('true', list, 'get')).toBe(false);
    expect(permits('true', { method: 'list', path: '/b/bk/o' }, 'list')).toBe(true);
  });

  it('reads every kind of value', () => {
    const resource = map({
      yes: { bool_value: true },
      float: { float_value: 1.5 },
      list: { list_value: { values: [{ int_value: 1 }] } },
      set: { set_value: { values: [{ int_value: 1 }, { int_value: 1 }] } },
      empty: { list_value: {} },
      odd: { unheard_of: 1 },
    });
    const check = `resource.yes && resource.float == 1.5 && resource.list == [1] && resource.set == [1].toSet()
      && resource.empty == [] && resource.odd == null`;
    expect(permits(check, { resource })).toBe(true);
  });

  it('reports evaluation errors as warnings, plain denials not', () => {
    load('match /{all=**} { allow read: if resource.size > 1; }');
    expect(verify({})).toMatchObject({
      result: { permit: false },
      warnings: ["Null value error. for 'get' @ L4"],
    });
    load('match /{all=**} { allow read: if false; }');
    expect(verify({})).toMatchObject({ result: { permit: false }, warnings: [] });
  });

  it('prints what debug() is given as a line of its own', () => {
    permits('debug(request.method) == "get"');
    expect(lines).toContainEqual(expect.stringMatching(/^debug: "get" at L4:\d+$/));
  });
});

describe('Firestore lookups', () => {
  const user = (id: string) => `firestore.get(/databases/(default)/documents/users/${id}).data`;

  it('ask for a document and continue when it arrives', () => {
    load(`match /{all=**} { allow read: if ${user('$(request.auth.uid)')}.role == 'staff'; }`);
    expect(verify({ auth: ADA, id: 7 })).toEqual({
      server_request_id: 7,
      action: 'fetch_firestore_document',
      status: 'ok',
      context: { path: '/databases/(default)/documents/users/ada' },
      errors: [],
      warnings: [],
    });
    const result = { name: 'projects/p/…/users/ada', fields: { role: { stringValue: 'staff' } } };
    expect(send({ result, status: 'ok', warnings: [], errors: [], id: 7 })).toEqual({
      id: 7,
      status: 'ok',
      result: { permit: true },
      errors: [],
      warnings: [],
    });
  });

  it('may be several, one after another, and interleaved with other requests', () => {
    load(
      `match /{all=**} { allow read: if ${user('a')}.next == 'b' && ${user('b')}.ok && ${user('a')}.next == 'b'; }`,
    );
    expect(verify({ id: 1 })).toMatchObject({ context: { path: '/databases/(default)/documents/users/a' } });
    expect(verify({ id: 2 })).toMatchObject({ server_request_id: 2 });
    const missing = { status: 'not_found', warnings: [], errors: [], id: 2 };
    expect(send(missing)).toMatchObject({ server_request_id: 2 }); // the right side might still decide
    expect(send(missing)).toMatchObject({ id: 2, result: { permit: false } });
    const next = { result: { fields: { next: { stringValue: 'b' } } }, status: 'ok', id: 1 };
    expect(send(next)).toMatchObject({ context: { path: '/databases/(default)/documents/users/b' } });
    const ok = { result: { fields: { ok: { booleanValue: true } } }, status: 'ok', id: 1 };
    expect(send(ok)).toMatchObject({ id: 1, result: { permit: true } });
  });

  it('make exists false if they find nothing', () => {
    load('match /{all=**} { allow read: if !firestore.exists(/databases/(default)/documents/users/x); }');
    expect(verify({})).toMatchObject({ action: 'fetch_firestore_document' });
    expect(send({ status: 'not_found', id: 2 })).toMatchObject({ result: { permit: true } });
  });

  it('are refused for a third document', () => {
    load(`match /{all=**} { allow read: if ${['a', 'b', 'c'].map((id) => `${user(id)}.ok`).join(' && ')}; }`);
    verify({});
    const found = { result: { fields: { ok: { booleanValue: true } } }, status: 'ok', id: 2 };
    expect(send(found)).toMatchObject({ action: 'fetch_firestore_document' });
    expect(send(found)).toMatchObject({ id: 2, result: { permit: false } });
  });

  it('escape characters with a special meaning in URLs', () => {
    load(`match /{all=**} { allow read: if ${user('$(request.auth.uid)')}.ok; }`);
    expect(verify({ auth: map({ uid: { string_value: 'a?b#c%2F' } }) })).toMatchObject({
      context: { path: '/databases/(default)/documents/users/a%3Fb%23c%252F' },
    });
  });
});

describe('requests that make no sense are answered, since firebase-tools would wait forever', () => {
  const cases: readonly [string, JsonObject][] = [
    ['an unknown action', { action: 'dance', id: 3 }],
    ['no action and nothing open', { id: 3, status: 'ok' }],
    [
      'an unknown ruleset',
      { action: 'verify', id: 3, context: { rulesetName: 'x', method: 'get', path: '/b' } },
    ],
    [
      'an unknown method',
      { action: 'verify', id: 3, context: { rulesetName: '0', method: 'fly', path: '/b' } },
    ],
  ];
  it.each(cases)('%s', (_, message) => {
    load('match /{all=**} { allow read; }');
    expect(send(message)).toMatchObject({ id: 3, status: 'ok', errors: [expect.any(String)] });
  });

  it('a request without variables sees null', () => {
    load('match /{all=**} { allow read: if resource == null && request == null; }');
    const context = { rulesetName: '0', method: 'get', path: '/b/bk/o/x' };
    expect(send({ action: 'verify', id: 3, context })).toMatchObject({ result: { permit: true } });
  });

  it('lines that are not JSON are ignored', () => {
    runtime.receive('');
    runtime.receive('hello');
    expect(lines).toEqual(['Ignored a line that is not JSON: hello']);
  });
});
