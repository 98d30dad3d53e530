import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentFields } from '../../firestore/engine/testing/arbitraries';
import { compileRules } from '../compile';
import { accessRequest, firestoreRules, listRequest, ruleDocument } from './testing';

const LEAVES = [
  'true',
  'false',
  'null',
  '0',
  '-1',
  '2.5',
  '9223372036854775807',
  '"a"',
  '""',
  '"(a|b)*"',
  'b"x"',
  '[]',
  '{}',
  'resource',
  'resource.data',
  'resource.data.a',
  'resource.data.t',
  'resource.data.m.x',
  'resource.id',
  'id',
  'request',
  'request.auth',
  'request.auth.uid',
  'request.time',
  'request.path',
  'request.resource',
  'request.query',
  '/a/b',
  '/databases/(default)/documents/c/a',
  'latlng.value(1, 2)',
  'duration.value(1, "d")',
  'missing',
];
const OPERATORS = ['==', '!=', '<', '<=', '>', '>=', '+', '-', '*', '/', '%', '&&', '||', 'in'];
const TYPES = ['int', 'string', 'list', 'map', 'path', 'number', 'set', 'wrong'];
const METHODS = [
  'size',
  'keys',
  'values',
  'toSet',
  'lower',
  'trim',
  'date',
  'seconds',
  'toBase64',
  'year',
  'addedKeys',
  'latitude',
];
const METHODS_WITH_ONE = [
  'hasAll',
  'hasAny',
  'hasOnly',
  'concat',
  'join',
  'removeAll',
  'diff',
  'union',
  'difference',
  'matches',
  'split',
  'distance',
  'bind',
  'nothing',
];
const FUNCTIONS = [
  'get',
  'exists',
  'getAfter',
  'int',
  'float',
  'string',
  'path',
  'debug',
  'math.abs',
  'math.round',
  'math.sqrt',
  'hashing.md5',
  'timestamp.value',
  'twice',
  'unknown',
];

const { expression } = fc.letrec<{ expression: string }>((tie) => {
  const inner = tie('expression');
  return {
    expression: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom(...LEAVES),
      fc.tuple(inner, fc.constantFrom(...OPERATORS), inner).map(([a, op, b]) => `(${a} ${op} ${b})`),
      inner.map((a) => `!${a}`),
      inner.map((a) => `-${a}`),
      fc.tuple(inner, fc.constantFrom(...TYPES)).map(([a, type]) => `(${a} is ${type})`),
      fc.tuple(inner, inner, inner).map(([a, b, c]) => `(${a} ? ${b} : ${c})`),
      fc
        .tuple(inner, fc.constantFrom('a', 'x', 'data', 'toString', '__proto__'))
        .map(([a, k]) => `(${a}).${k}`),
      fc.tuple(inner, inner).map(([a, b]) => `(${a})[${b}]`),
      fc.tuple(inner, inner, inner).map(([a, b, c]) => `(${a})[${b}:${c}]`),
      fc.tuple(inner, fc.constantFrom(...METHODS)).map(([a, method]) => `(${a}).${method}()`),
      fc.tuple(inner, fc.constantFrom(...METHODS_WITH_ONE), inner).map(([a, m, b]) => `(${a}).${m}(${b})`),
      fc.tuple(inner, inner, inner).map(([a, b, c]) => `(${a}).get(${b}, ${c})`),
      fc.tuple(inner, inner, inner).map(([a, b, c]) => `(${a}).replace(${b}, ${c})`),
      fc.tuple(fc.constantFrom(...FUNCTIONS), inner).map(([name, a]) => `${name}(${a})`),
      fc.tuple(inner, inner).map(([a, b]) => `[${a}, ${b}]`),
      fc.tuple(inner, inner).map(([a, b]) => `{"a": ${a}, "b": ${b}}`),
      inner.map((a) => `/databases/(default)/documents/c/$(${a})`),
    ),
  };
});

function rules(condition: string): string {
  return firestoreRules(`function twice(x) { let y = x; return y == x; }
    match /c/{id} { allow read, write: if ${condition}; }`);
}

describe('no rules text and no document breaks the engine', { timeout: 60_000 }, () => {
  it('expressions of every kind compile or give issues, and evaluate to a decision', () => {
    let compiled = 0;
    fc.assert(
      fc.property(expression, documentFields, fc.boolean(), (condition, fields, hasDocument) => {
        const { ruleset, issues } = compileRules(rules(condition), 'cloud.firestore');
        expect(ruleset === undefined).toBe(issues.some(({ severity }) => severity === 'ERROR'));
        if (!ruleset) return;
        compiled += 1;
        const lookup = () => (hasDocument ? ruleDocument('c/a', fields) : null);
        const resource = ruleDocument('c/a', fields);
        for (const method of ['get', 'create', 'update', 'delete'] as const) {
          const requestResource = method === 'create' || method === 'update' ? resource : null;
          const decision = ruleset.decide(
            accessRequest('c/a', { method, resource, requestResource, lookup }),
          );
          expect(decision.reason).not.toBe('');
        }
        expect(ruleset.decide(listRequest('c', {}, { lookup })).reason).not.toBe('');
      }),
      { numRuns: 1000 },
    );
    expect(compiled).toBeGreaterThan(150);
  });

  it('an unproved list is never allowed where a document would be denied with the same facts', () => {
    fc.assert(
      fc.property(expression, documentFields, (condition, fields) => {
        const { ruleset } = compileRules(rules(condition), 'cloud.firestore');
        if (
          !ruleset?.decide(listRequest('c', {})).allowed ||
          /request\.(?!auth|time)|request\b(?!\.)/.test(condition)
        )
          return;
        const resource = ruleDocument('c/any', fields);
        expect(ruleset.decide(accessRequest('c/any', { resource })).allowed).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('random bytes give issues, never an exception', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const source = Buffer.from(bytes).toString('utf8');
        expect(compileRules(source, 'cloud.firestore').issues).not.toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('damaged rules give issues or a ruleset, never an exception', () => {
    const whole = rules(
      'resource.data.a == "x" && get(/databases/$(database)/documents/c/$(id)).data.b in [1, 2.5]',
    );
    const damage = fc.tuple(
      fc.nat(whole.length),
      fc.nat(8),
      fc.oneof(
        fc.string({ maxLength: 5 }),
        fc.constantFrom('{', '}', '(', ')', '/', '$(', '"', "'", ';', '/*'),
      ),
    );
    fc.assert(
      fc.property(fc.array(damage, { minLength: 1, maxLength: 3 }), (damages) => {
        const source = damages.reduce(
          (text, [at, cut, insert]) => text.slice(0, at) + insert + text.slice(at + cut),
          whole,
        );
        const { ruleset, issues } = compileRules(source, 'cloud.firestore');
        expect(ruleset !== undefined || issues.length > 0).toBe(true);
        ruleset?.decide(accessRequest('c/a'));
      }),
      { numRuns: 1000 },
    );
  });
});
