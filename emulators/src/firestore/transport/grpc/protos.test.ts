import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../shared/json';
import { decodeMessage, encodeMessage, messageType } from './protos';

const roundTrip = (name: string, message: Parameters<typeof encodeMessage>[1]) =>
  decodeMessage(messageType(name), encodeMessage(messageType(name), message));

describe('ProtoJSON over protobuf', () => {
  it.each<JsonObject>([
    { nullValue: 'NULL_VALUE' },
    { booleanValue: false },
    { integerValue: '9007199254740993' },
    { integerValue: '-9223372036854775808' },
    { doubleValue: 'NaN' },
    { doubleValue: '-Infinity' },
    { doubleValue: '-0' },
    { doubleValue: 0.1 },
    { stringValue: '' },
    { stringValue: 'é😀\u0000' },
    { bytesValue: 'AAEC' },
    { timestampValue: '2026-01-01T00:00:00.000001Z' },
    { geoPointValue: { latitude: -1.5, longitude: 2 } },
    { referenceValue: 'projects/p/databases/(default)/documents/a/b' },
    { mapValue: { fields: { a: { arrayValue: { values: [{ integerValue: '1' }] } } } } },
    { mapValue: { fields: { constructor: { stringValue: 'an ordinary field' } } } },
    { mapValue: { fields: { nullValue: { nullValue: 'NULL_VALUE' } } } },
  ])('keeps %j', (value) => {
    expect(roundTrip('Value', value)).toEqual(value);
  });

  it('accepts null in place of NULL_VALUE', () => {
    expect(roundTrip('Value', { nullValue: null })).toEqual({ nullValue: 'NULL_VALUE' });
  });

  it('knows Write.verify, which the published description lacks', () => {
    const write = {
      verify: 'projects/p/databases/(default)/documents/a/b',
      currentDocument: { exists: true },
    };
    expect(roundTrip('Write', write)).toEqual(write);
  });

  it('keeps a field named __proto__, for the engine to refuse', () => {
    const message = JSON.parse('{"fields":{"__proto__":{"booleanValue":true}}}');
    expect(JSON.stringify(roundTrip('Document', message))).toBe(JSON.stringify(message));
  });

  it('keeps limits, which are wrapped numbers', () => {
    expect(roundTrip('StructuredQuery', { limit: 3 })).toEqual({ limit: 3 });
  });

  it.each([[[0xff, 0xff, 0xff]], [[0x0a, 0x7f]], [[0x07]]])('refuses malformed bytes %j', (bytes) => {
    expect(() => decodeMessage(messageType('Document'), Uint8Array.from(bytes))).toThrow();
  });
});
