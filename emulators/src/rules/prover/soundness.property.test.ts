import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  documentFields,
  documentPath as randomPath,
  storedValue,
  structuredQuery,
} from '../../firestore/engine/testing/arbitraries';
import { referenceQuery } from '../../firestore/engine/testing/reference-query';
import type { JsonObject } from '../../shared/json';
import { accessRequest, firestoreRules, listRequest, mustCompile, ruleDocument } from '../test/testing';

const RUNS = 1500;
const TIMEOUT_MS = 60_000; // the machine may be busy
const NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/;
const FIELDS = [
  'resource.data.a',
  'resource.data.b',
  'resource.data.t',
  'resource.data.m',
  'resource.data.m.x',
];
const TYPES = [
  'int',
  'float',
  'number',
  'string',
  'list',
  'map',
  'timestamp',
  'bool',
  'bytes',
  'path',
  'null',
];
const COMPARISONS = ['==', '!=', '<', '<=', '>', '>=', '=='];

function text(value: string): string {
  return JSON.stringify(value).replaceAll(/[^ -~]/g, (unit) => {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

function float(value: unknown): string {
  const number = String(value).replace('+', '');
  if (!NUMBER.test(number)) return '1.5';
  return /[.e]/.test(number) ? number : `${number}.0`;
}

/** A value as a literal of the rules language; null if it has none. */
function literal(value: JsonObject): string {
  if (value.integerValue !== undefined) return String(value.integerValue);
  if (value.doubleValue !== undefined) return float(value.doubleValue);
  if (value.booleanValue !== undefined) return String(value.booleanValue);
  if (value.stringValue !== undefined) return text(String(value.stringValue));
  if (value.timestampValue !== undefined) {
    return `timestamp.value(${Date.parse(String(value.timestampValue))})`;
  }
  const { values } = Object(value.arrayValue);
  if (value.arrayValue !== undefined)
    return `[${(Array.isArray(values) ? values : []).map(literal).join(', ')}]`;
  if (value.mapValue === undefined) return 'null';
  const entries = Object.entries<JsonObject>(Object(value.mapValue).fields ?? {});
  return `{${entries.map(([key, entry]) => `${text(key)}: ${literal(entry)}`).join(', ')}}`;
}

/** Every value in a query, so that conditions often use the same ones. */
function valuesIn(json: unknown): JsonObject[] {
  if (typeof json !== 'object' || json === null) return [];
  const isValue = Object.keys(json).some((key) => /^(?!array|map)[a-z]+Value$/i.test(key));
  const own = isValue || 'arrayValue' in json ? [json as JsonObject] : [];
  return [...own, ...Object.values(json).flatMap(valuesIn)];
}

function conditionFor(query: JsonObject): fc.Arbitrary<string> {
  const mentioned = valuesIn(query.where);
  const constant = (
    mentioned.length > 0
      ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...mentioned) }, storedValue)
      : storedValue
  ).map(literal);
  const field = fc.constantFrom(...FIELDS);
  const constants = fc.array(constant, { maxLength: 3 }).map((all) => `[${all.join(', ')}]`);
  const comparison = fc.constantFrom(...COMPARISONS);
  const atom = fc.oneof(
    fc.tuple(field, comparison, constant).map((parts) => parts.join(' ')),
    fc.tuple(field, comparison, constant).map((parts) => parts.join(' ')),
    fc.tuple(constant, comparison, field).map((parts) => parts.join(' ')),
    fc.tuple(field, comparison, field).map((parts) => parts.join(' ')),
    fc.tuple(field, constants).map(([where, list]) => `${where} in ${list}`),
    fc.tuple(constant, field).map(([value, where]) => `${value} in ${where}`),
    fc.tuple(field, fc.constantFrom(...TYPES)).map(([where, type]) => `${where} is ${type}`),
    fc.constantFrom(
      '"a" in resource.data',
      '"x" in resource.data.m',
      '"t" in resource.data',
      '"a" in resource',
    ),
    fc.tuple(field, fc.constantFrom('hasAny', 'hasAll', 'hasOnly'), constants).map(([where, test, list]) => {
      return `${where}.${test}(${list})`;
    }),
    fc.constantFrom('a', 't', 'm').map((key) => `resource.data.keys().hasAll(["${key}"])`),
    fc
      .tuple(fc.constantFrom('"a"', '["m", "x"]', '["a", "x"]'), constant, constant)
      .map(([key, fallback, value]) => {
        return `resource.data.get(${key}, ${fallback}) == ${value}`;
      }),
    fc.tuple(field, constant).map(([where, value]) => `${where} + 1 > ${value}`),
    fc.tuple(field, constant).map(([where, value]) => `${where} / 2 == ${value}`),
    field.map((where) => `${where}.size() > 0`),
    field.map((where) => `${where}[0] == 1`),
    field.map((where) => `-${where} < 1`),
    fc
      .tuple(fc.constantFrom('id', 'resource.id', 'resource.__name__[4]'), fc.constantFrom('==', '!='))
      .map(([id, op]) => {
        return `${id} ${op} "a"`;
      }),
    fc.constantFrom('request.query.limit <= 2', 'string(resource.data.a) == "1"', 'resource != null', 'true'),
  );
  const { condition } = fc.letrec<{ condition: string }>((tie) => ({
    condition: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      atom,
      fc.tuple(tie('condition'), tie('condition')).map(([a, b]) => `(${a} && ${b})`),
      fc.tuple(tie('condition'), tie('condition')).map(([a, b]) => `(${a} || ${b})`),
      tie('condition').map((inner) => `!(${inner})`),
      fc.tuple(tie('condition'), atom, atom).map(([a, b, c]) => `(${a} ? ${b} : ${c})`),
      atom.map((inner) => `holds(resource.data, ${inner})`),
    ),
  }));
  return condition;
}

function rulesFor(condition: string) {
  return mustCompile(
    firestoreRules(`
    function holds(data, value) { let same = value; return data is map && same; }
    match /{parents=**}/c/{id} { allow read: if ${condition}; }
    match /d/{id} { allow read: if ${condition}; }`),
  );
}

function collectionOf(query: JsonObject, parentPath: string) {
  const from = Object(Array.isArray(query.from) ? query.from[0] : {});
  const collectionId = String(from.collectionId ?? '');
  const path = [parentPath, collectionId].filter((part) => part !== '').join('/');
  return { path, allDescendants: from.allDescendants === true, collectionId };
}

/** An equal value of the other number type, if there is one. */
function twin(value: JsonObject): JsonObject {
  if (value.integerValue !== undefined && Number.isSafeInteger(Number(value.integerValue))) {
    return { doubleValue: Number(value.integerValue) };
  }
  const isWhole = Number.isSafeInteger(value.doubleValue);
  return isWhole ? { integerValue: String(value.doubleValue) } : value;
}

/** Documents that mostly contain the values that the query asks for. */
function worldFor(query: JsonObject, path: string) {
  const mentioned = valuesIn(query.where);
  const wanted = mentioned.length > 0 ? fc.constantFrom(...mentioned, ...mentioned.map(twin)) : storedValue;
  const value = fc.oneof({ weight: 3, arbitrary: wanted }, storedValue);
  const element = value.filter((one) => one.arrayValue === undefined);
  const fields = fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .record(
          {
            a: value,
            b: value,
            t: fc.array(element, { maxLength: 2 }).map((values) => ({ arrayValue: { values } })),
            m: value.map((x) => ({ mapValue: { fields: { x } } })),
          },
          { requiredKeys: ['a', 'b'], noNullPrototype: true },
        )
        .map((all): JsonObject => ({ ...all })),
    },
    documentFields,
  );
  const name = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('a', 'b', 'k').map((id) => `${path}/${id}`) },
    randomPath,
  );
  return fc.uniqueArray(fc.tuple(name, fields), { selector: ([one]) => one, maxLength: 12 });
}

const scenario = structuredQuery.chain(({ query, parentPath }) =>
  fc.record({
    query: fc.constant(query),
    parentPath: fc.constant(parentPath),
    condition: conditionFor(query),
    world: worldFor(query, collectionOf(query, parentPath).path),
  }),
);

it(
  'a proved list never returns a document that the condition would deny',
  () => {
    let proved = 0;
    let checked = 0;
    fc.assert(
      fc.property(scenario, ({ query, parentPath, condition, world }) => {
        const ruleset = rulesFor(condition);
        const { path, allDescendants, collectionId } = collectionOf(query, parentPath);
        const limit = query.limit === undefined ? null : Number(query.limit);
        const list = listRequest(path, query, { allDescendants, limit });
        const asked = {
          ...list,
          query: { structuredQuery: query, allDescendants, collectionId, limit, offset: null },
        };
        if (!ruleset.decide(asked).allowed || collectionId === '') return;
        proved += 1;
        const documents = new Map(world);
        // only a list sees request.query
        const rules = rulesFor(condition.replaceAll('request.query.limit', String(limit ?? 'null')));
        for (const found of referenceQuery(documents, query, parentPath)) {
          checked += 1;
          const resource = ruleDocument(found, documents.get(found));
          const decision = rules.decide(accessRequest(found, { resource }));
          expect([condition, found, decision.reason]).toEqual([
            condition,
            found,
            expect.stringContaining('allow'),
          ]);
        }
      }),
      { numRuns: RUNS },
    );
    expect(proved).toBeGreaterThan(RUNS / 100);
    expect(checked).toBeGreaterThan(RUNS / 200);
  },
  TIMEOUT_MS,
);
