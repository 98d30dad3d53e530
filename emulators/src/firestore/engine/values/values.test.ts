import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../shared/json';
import { documentSize } from './document-size';
import { fieldPathOf, parseFieldPath, valueAt, withValueAt } from './field-path';
import { normalizeFields, normalizeValue } from './normalize-value';
import { orderKey } from './order-key';
import { checkId, parseDocumentName, parseParentName, parseResourceName } from './resource-names';
import { microsOfTimestamp, shortTimestamp, timestampOfMicros } from './timestamps';

const INVALID = expect.objectContaining({ status: 'INVALID_ARGUMENT' });

function failureOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

function nested(depth: number): JsonObject {
  let value: JsonObject = { integerValue: '1' };
  for (let i = 0; i < depth; i++) value = { mapValue: { fields: { x: value } } };
  return value;
}

describe('values', () => {
  it.each([
    [{ nullValue: null }, { nullValue: 'NULL_VALUE' }],
    [{ integerValue: 5 }, { integerValue: '5' }],
    [{ integerValue: '-9223372036854775808' }, { integerValue: '-9223372036854775808' }],
    [{ doubleValue: 'NaN' }, { doubleValue: 'NaN' }],
    [{ doubleValue: '1.5' }, { doubleValue: 1.5 }],
    [{ doubleValue: '-0' }, { doubleValue: '-0' }],
    [{ doubleValue: '-Infinity' }, { doubleValue: '-Infinity' }],
    [{ timestampValue: '2026-01-01T00:00:00.123456789Z' }, { timestampValue: '2026-01-01T00:00:00.123456Z' }],
    [{ timestampValue: '2026-01-01T02:00:00+02:00' }, { timestampValue: '2026-01-01T00:00:00Z' }],
    [{ bytesValue: '-_8' }, { bytesValue: '+/8=' }],
    [{ geoPointValue: { latitude: 3 } }, { geoPointValue: { latitude: 3, longitude: 0 } }],
    [{ arrayValue: {} }, { arrayValue: { values: [] } }],
    [{ mapValue: {} }, { mapValue: { fields: {} } }],
  ])('are stored in one form: %j', (given, stored) => {
    expect(normalizeValue(given)).toEqual(stored);
  });

  it.each([
    [{}],
    [{ stringValue: 'a', integerValue: '1' }],
    [{ integerValue: '9223372036854775808' }],
    [{ integerValue: '1.5' }],
    [{ doubleValue: 'many' }],
    [{ timestampValue: 'yesterday' }],
    [{ bytesValue: 'no base64!' }],
    [{ referenceValue: 'a/b' }],
    [{ referenceValue: 'projects/p/databases/(default)/documents/a' }],
    [{ referenceValue: 'projects/p/databases/(default)/documents/a/__x__' }],
    [{ referenceValue: 'projects/p/databases/(default)/documents/a//b/c' }],
    [{ geoPointValue: { latitude: 91 } }],
    [{ arrayValue: { values: [{ arrayValue: {} }] } }],
    [{ mapValue: { fields: { __proto: { nullValue: null }, __x__: { nullValue: null } } } }],
    [
      {
        mapValue: {
          fields: {
            __type__: { stringValue: '__vector__' },
            value: { arrayValue: { values: [{ integerValue: 1 }] } },
          },
        },
      },
    ],
    [{ stringValue: 'x'.repeat(1_048_488) }],
  ])('are refused when malformed', (given) => {
    expect(failureOf(() => normalizeValue(given))).toEqual(INVALID);
  });

  it('nest at most 20 levels deep', () => {
    expect(failureOf(() => normalizeFields({ a: nested(20) }))).not.toBeInstanceOf(Error);
    expect(failureOf(() => normalizeFields({ a: nested(21) }))).toEqual(INVALID);
  });

  it('keep far timestamps to the microsecond, within the years 1 to 9999', () => {
    const kept = (text: string) => normalizeValue({ timestampValue: text }).timestampValue;
    const first = '0001-01-01T00:00:00.000001Z';
    const last = '9999-12-31T23:59:59.999999Z';
    expect([kept(first), kept(last)]).toEqual([first, last]);
    expect(kept('9999-12-31T23:59:59.999Z')).toBe('9999-12-31T23:59:59.999Z');
    const key = (text: string) => orderKey(normalizeValue({ timestampValue: text }));
    expect(key('9999-12-31T23:59:59.999998Z') < key(last)).toBe(true);
    expect(key(first) < key('0001-01-01T00:00:00.000002Z')).toBe(true);
    for (const text of ['0000-12-31T23:59:59Z', '9999-12-31T23:59:59-01:00']) {
      expect(failureOf(() => kept(text))).toEqual(INVALID);
    }
  });

  it('refuse a field called __proto__', () => {
    const hostile: JsonObject = JSON.parse('{"__proto__": {"integerValue": "1"}}');
    expect(failureOf(() => normalizeFields(hostile))).toEqual(INVALID);
    const harmless = normalizeFields({ constructor: { integerValue: 1 }, toString: { integerValue: 2 } });
    expect(valueAt(harmless, ['constructor'])).toEqual({ integerValue: '1' });
    expect(valueAt({}, ['hasOwnProperty'])).toBeUndefined();
  });

  it('count as many bytes as in production', () => {
    // The example of the documentation: users/jeff/tasks/my_task_id with four fields.
    const fields: JsonObject = {
      type: { stringValue: 'Personal' },
      done: { booleanValue: false },
      priority: { integerValue: '1' },
      description: { stringValue: 'Learn Cloud Firestore' },
    };
    expect(documentSize('users/jeff/tasks/my_task_id', fields)).toBe(147);
  });
});

describe('timestamps', () => {
  it('keep microseconds', () => {
    for (const text of [
      '2026-01-01T00:00:00.000001Z',
      '1969-12-31T23:59:59.999999Z',
      '0001-01-01T00:00:00.000000Z',
    ]) {
      expect(timestampOfMicros(microsOfTimestamp(text))).toBe(text);
    }
    expect(shortTimestamp(microsOfTimestamp('2026-01-01T00:00:00.120Z'))).toBe('2026-01-01T00:00:00.120Z');
  });
});

describe('field paths', () => {
  it.each([
    ['a.b', ['a', 'b']],
    ['`a.b`.c', ['a.b', 'c']],
    ['`a\\`b\\\\c`', ['a`b\\c']],
  ])('%s', (text, segments) => {
    expect(parseFieldPath(text).segments).toEqual(segments);
    expect(parseFieldPath(fieldPathOf(segments).text).segments).toEqual(segments);
  });

  it.each(['', 'a.', '.a', 'a..b', '`a', '``', '`a`b', '__x__', 'a.__name__'])('%s is refused', (text) => {
    expect(failureOf(() => parseFieldPath(text))).toEqual(INVALID);
  });

  it('set and delete without touching the original', () => {
    const fields: JsonObject = { a: { mapValue: { fields: { b: { integerValue: '1' } } } } };
    const changed = withValueAt(fields, ['a', 'c'], { integerValue: '2' });
    expect(changed).toEqual({
      a: { mapValue: { fields: { b: { integerValue: '1' }, c: { integerValue: '2' } } } },
    });
    expect(withValueAt(changed, ['a', 'b'], undefined)).toEqual({
      a: { mapValue: { fields: { c: { integerValue: '2' } } } },
    });
    expect(withValueAt(fields, ['x', 'y'], undefined)).toBe(fields);
    expect(fields).toEqual({ a: { mapValue: { fields: { b: { integerValue: '1' } } } } });
  });
});

describe('names', () => {
  const root = 'projects/p/databases/(default)/documents';

  it('resolve to a database and a path', () => {
    expect(parseDocumentName(`${root}/a/b/c/__id7__`)).toMatchObject({ path: 'a/b/c/__id7__' });
    expect(parseParentName(root)).toMatchObject({ path: '', db: { project: 'p', database: '(default)' } });
    expect(parseResourceName(`${root}/a/b`).db.name).toBe('projects/p/databases/(default)');
  });

  it.each([
    `${root}/a`,
    root,
    `${root}/a/`,
    `${root}/a/..`,
    `${root}/__a__/b`,
    `${root}/a/__b__`,
    'x',
    `${root}/a/${'i'.repeat(1501)}`,
  ])('%.80s is not a document name', (name) => {
    expect(failureOf(() => parseDocumentName(name))).toEqual(INVALID);
  });

  it('allow numeric ids for documents only', () => {
    expect(failureOf(() => checkId('__id7__', true))).toBeUndefined();
    expect(failureOf(() => checkId('__id7__', false))).toEqual(INVALID);
  });
});
