import { describe, expect, it } from 'vitest';
import { answerText } from './answer-text';

describe('the text of an answer', () => {
  it.each([
    [{ fields: {} }, '{}'],
    [{ a: 1, fields: {} }, '{"a":1}'],
    [{ fields: {}, b: 2 }, '{"b":2}'],
    [{ a: 1, values: [], fields: {}, b: 2 }, '{"a":1,"b":2}'],
    [{ values: [], fields: {} }, '{}'],
    [[{ fields: {} }, { values: [] }], '[{},{}]'],
    [{ status: [{ code: 0 }, { code: 5 }] }, '{"status":[{},{"code":5}]}'],
    [{ geoPointValue: { latitude: 0, longitude: 0.5 } }, '{"geoPointValue":{"longitude":0.5}}'],
    [{ nullValue: 'NULL_VALUE' }, '{"nullValue":null}'],
  ])('of %j is %s', (answer, text) => {
    expect(answerText(answer)).toBe(text);
  });

  it('keeps text that only looks like an empty member', () => {
    const odd = ',"fields":{},"values":[]"code":0}"nullValue":"NULL_VALUE"';
    const answer = {
      fields: {
        fields: { stringValue: odd },
        [odd]: { mapValue: {} },
        'x"fields': { arrayValue: {} },
        code: { integerValue: '0' },
        values: { booleanValue: false },
      },
    };
    expect(JSON.parse(answerText(answer))).toEqual(answer);
  });
});
