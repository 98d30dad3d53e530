import { describe, expect, it } from 'vitest';
import type { AccessRequest } from '../ruleset';
import { accessRequest, firestoreRules, mustCompile } from './testing';

const EVERY: readonly AccessRequest['method'][] = ['get', 'list', 'create', 'update', 'delete'];

function grants(body: string, path: string, version: '1' | '2' = '2'): boolean {
  const source = firestoreRules(body).replace("rules_version = '2'", `rules_version = '${version}'`);
  return mustCompile(source).decide(accessRequest(path)).allowed;
}

describe('methods', () => {
  const cases: readonly [string, readonly AccessRequest['method'][]][] = [
    ['read', ['get', 'list']],
    ['write', ['create', 'update', 'delete']],
    ['get', ['get']],
    ['list', ['list']],
    ['create', ['create']],
    ['update', ['update']],
    ['delete', ['delete']],
    ['read, delete', ['get', 'list', 'delete']],
  ];
  it.each(cases)('allow %s grants %s', (methods, granted) => {
    const ruleset = mustCompile(firestoreRules(`match /{any=**} { allow ${methods}; }`));
    const allowed = EVERY.filter((method) => {
      const path = method === 'list' ? 'a' : 'a/b';
      return ruleset.decide(accessRequest(path, { method })).allowed;
    });
    expect(allowed).toEqual(granted);
  });
});

describe('patterns', () => {
  const cases: readonly [string, string, boolean][] = [
    ['match /a/{x} { allow read; }', 'a/b', true],
    ['match /a/{x} { allow read; }', 'a/b/c/d', false],
    ['match /a/{x} { allow read; }', 'b/b', false],
    ['match /a/b { allow read; }', 'a/b', true],
    ['match /a/b { allow read; }', 'a/c', false],
    ['match /a/{x}/c/{y} { allow read; }', 'a/b/c/d', true],
    ['match /a/{x} { match /c/{y} { allow read; } }', 'a/b/c/d', true],
    ['match /a/{x} { match /c/{y} { allow read; } }', 'a/b', false],
    ['match /{any=**} { allow read; }', 'a/b/c/d', true],
    ['match /a/{any=**} { allow read; }', 'a/b/c/d', true],
    ['match /{any=**}/c/{y} { allow read; }', 'a/b/c/d', true],
    ['match /{any=**}/c/{y} { allow read; }', 'c/d', true],
    ['match /{any=**}/c/{y} { allow read; }', 'a/b', false],
    ['match /a/{any=**}/d { allow read; }', 'a/b/c/d', true],
  ];
  it.each(cases)('%s covers %s: %s', (body, path, expected) => {
    expect(grants(body, path)).toBe(expected);
  });

  it('a recursive wildcard may be empty in version 2 only', () => {
    expect(grants('match /a/b/{rest=**} { allow read; }', 'a/b', '2')).toBe(true);
    expect(grants('match /a/b/{rest=**} { allow read; }', 'a/b', '1')).toBe(false);
    expect(grants('match /a/b/{rest=**} { allow read; }', 'a/b/c/d', '1')).toBe(true);
  });

  it('single wildcards are strings, and recursive ones are paths', () => {
    const types =
      "match /a/{x}/{rest=**} { allow read: if x is string && x == 'b' && rest is path && rest == /c/d; }";
    expect(grants(types, 'a/b/c/d')).toBe(true);
    expect(grants('match /a/{x}/{rest=**} { allow read: if rest == path(""); }', 'a/b')).toBe(true);
  });

  it('wildcards of outer matches are visible, and inner ones hide them', () => {
    const body =
      "match /a/{x} { match /b/{y} { allow read: if x == '1' && y == '2'; } match /c/{x} { allow read: if x == '3'; } }";
    expect(grants(body, 'a/1/b/2')).toBe(true);
    expect(grants(body, 'a/1/c/3')).toBe(true);
  });
});

describe('several allows', () => {
  it('any true one grants, wherever it is', () => {
    const body = 'match /a/{x} { allow read: if false; allow read: if 1/0 == 1; allow get: if true; }';
    expect(grants(body, 'a/b')).toBe(true);
    expect(grants('match /{x=**} { allow read: if false; } match /a/{y} { allow read; }', 'a/b')).toBe(true);
  });

  it('the denial names each one that was tried', () => {
    const body = 'match /a/{x} {\nallow read: if false;\nallow get: if x.y == 1;\nallow write; }';
    const decision = mustCompile(firestoreRules(body)).decide(accessRequest('a/b'));
    expect(decision.reason).toBe("false for 'get' @ L5, Property y is undefined on object. for 'get' @ L6");
  });

  it('the denial says if there is none', () => {
    const decision = mustCompile(firestoreRules('match /a/{x} { allow write; }')).decide(
      accessRequest('a/b'),
    );
    expect(decision).toMatchObject({ allowed: false, reason: 'No matching allow statements', attempts: [] });
  });
});

describe('functions', () => {
  it('see what is declared around them, their arguments and their lets', () => {
    const body = `
      function isOpen(value) { let wanted = 'open'; let same = value == wanted; return same; }
      match /a/{x} {
        function mine() { return x == 'me' && isOpen(resource.data.state); }
        match /b/{y} { allow read: if mine() && y == 'b'; }
      }`;
    const ruleset = mustCompile(firestoreRules(body));
    const ask = (path: string, state: string) =>
      ruleset.decide(
        accessRequest(path, {
          resource: { path: path.split('/'), fields: { state: { stringValue: state } } },
        }),
      ).allowed;
    expect(ask('a/me/b/b', 'open')).toBe(true);
    expect(ask('a/you/b/b', 'open')).toBe(false);
    expect(ask('a/me/b/b', 'shut')).toBe(false);
  });

  it('inner functions hide outer ones, arguments hide wildcards and globals', () => {
    const body = `
      function yes() { return false; }
      function same(resource, x) { return resource == x; }
      match /a/{x} { function yes() { return true; } allow read: if yes() && same(1, 1) && x == 'b'; }`;
    expect(grants(body, 'a/b')).toBe(true);
  });

  it('a variable may have the name of a namespace', () => {
    expect(
      grants('match /{path=**} { allow read: if path[0] == "a" && path("x/y")[1] == "y"; }', 'a/b'),
    ).toBe(true);
    expect(grants('match /a/{duration} { allow read: if duration.size() == 1; }', 'a/b')).toBe(true);
  });

  it('an argument or let that fails matters only where it is used', () => {
    const body = `
      function ignores(a) { return true; }
      function uses(a) { let b = a; return b == 1; }
      match /a/{x} { allow read: if ignores(x.y); }
      match /b/{x} { allow read: if uses(x.y); }`;
    expect(grants(body, 'a/b')).toBe(true);
    expect(grants(body, 'b/b')).toBe(false);
  });
});
