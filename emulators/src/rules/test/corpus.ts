import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../shared/json';
import { decideExpression } from './testing';

/** One field of every kind. */
export const FIELDS: JsonObject = {
  int: { integerValue: '7' },
  big: { integerValue: '9007199254740993' },
  float: { doubleValue: 2.5 },
  whole: { doubleValue: 3 },
  nan: { doubleValue: 'NaN' },
  text: { stringValue: 'Hello' },
  emoji: { stringValue: 'a😀b' },
  yes: { booleanValue: true },
  nothing: { nullValue: 'NULL_VALUE' },
  at: { timestampValue: '2024-02-29T13:14:15.123456789Z' },
  early: { timestampValue: '0050-03-01T01:02:03.5+01:00' },
  place: { geoPointValue: { latitude: 52.5, longitude: 13.4 } },
  bytes: { bytesValue: '+/8=' },
  ref: { referenceValue: 'projects/demo/databases/(default)/documents/users/ada' },
  list: { arrayValue: { values: [{ integerValue: '1' }, { stringValue: 'b' }, { integerValue: '1' }] } },
  empty: { arrayValue: {} },
  map: {
    mapValue: {
      fields: { a: { mapValue: { fields: { b: { integerValue: '5' } } } }, c: { nullValue: null } },
    },
  },
};

/** `d` is short for resource.data. */
function evaluate(expression: string): boolean | string {
  const { allowed, attempts } = decideExpression(expression.replaceAll(/\bd\./g, 'resource.data.'), FIELDS);
  const [only] = attempts;
  return allowed ? true : only?.verdict === 'error' ? `error: ${only.detail}` : false;
}

/** One test per expression: it is true. */
export function areTrue(title: string, expressions: readonly string[]): void {
  describe(title, () => {
    it.each(expressions)('%s', (expression) => {
      expect(evaluate(expression)).toBe(true);
    });
  });
}

/** One test per expression: it is an evaluation error. */
export function areErrors(title: string, expressions: readonly string[]): void {
  describe(title, () => {
    it.each(expressions)('%s', (expression) => {
      expect(evaluate(expression)).toMatch(/^error: ./);
    });
  });
}
