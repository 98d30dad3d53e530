import { describe, expect, it } from 'vitest';
import { decodeFields, decodeValue, parseTimestamp } from './firestore-value';

describe('decodeValue', () => {
  it('reads nested maps and lists, even empty ones', () => {
    const fields = {
      title: { stringValue: 'Batteries' },
      views: { integerValue: '12' },
      ratio: { doubleValue: 0.5 },
      words: { arrayValue: { values: [{ stringValue: 'a' }, { booleanValue: true }] } },
      none: { arrayValue: {} },
      nested: { mapValue: { fields: { deep: { nullValue: 'NULL_VALUE' } } } },
      empty: { mapValue: {} },
    };
    expect(decodeFields(fields)).toEqual({
      title: 'Batteries',
      views: 12,
      ratio: 0.5,
      words: ['a', true],
      none: [],
      nested: { deep: null },
      empty: {},
    });
  });

  it('reads the numbers that JSON cannot express', () => {
    expect(decodeValue({ doubleValue: 'Infinity' })).toBe(Number.POSITIVE_INFINITY);
    expect(decodeValue({ doubleValue: 'NaN' })).toBeNaN();
  });

  it('keeps the nanoseconds of a timestamp', () => {
    const time = parseTimestamp('2026-03-04T05:06:07.123456789Z');
    expect(time.nanoseconds).toBe(123_456_789);
    expect(time.toDate().toISOString()).toBe('2026-03-04T05:06:07.123Z');
    expect(parseTimestamp('2026-03-04T05:06:07Z').nanoseconds).toBe(0);
  });
});
