import { expect, it } from 'vitest';
import type { JsonObject } from '../../shared/json';
import { areErrors, areTrue, FIELDS } from './corpus';
import { decideExpression } from './testing';

areTrue('conversions', [
  'int("12") == 12 && int("-3") == -3 && int(2.9) == 2 && int(-2.9) == -2 && int(5) == 5',
  'float("1.5") == 1.5 && float("1e2") == 100.0 && float(1) is float && float(".5") == 0.5',
  'string(1) == "1" && string(1.5) == "1.5" && string(2.0) == "2.0" && string(true) == "true" && string(null) == "null"',
  'string("a") == "a"',
]);
areErrors('conversions that fail', [
  'int("1.5") == 1',
  'int("") == 0',
  'int("x") == 0',
  'int("9223372036854775808") > 0',
  'int(1e19) > 0',
  'int(true) == 1',
  'float("one") == 1.0',
  'float("") == 0.0',
  'string([1]) == "[1]"',
  'string({}) == "{}"',
]);

areTrue('math', [
  'math.abs(-3) == 3 && math.abs(-3) is int && math.abs(-2.5) == 2.5',
  'math.ceil(1.2) == 2 && math.ceil(1.2) is int',
  'math.floor(1.8) == 1 && math.floor(-1.2) == -2 && math.floor(1.8) is int',
  'math.round(2.5) == 3 && math.round(-2.5) == -3 && math.round(2.4) is int',
  'math.sqrt(16) == 4.0 && math.pow(2, 3) == 8.0',
  'math.isNaN(d.nan) && !math.isNaN(1)',
]);
areErrors('math without a result', ['math.ceil(d.nan) == 1', 'math.abs("1") == 1', 'math.round(1e300) == 1']);

areTrue('hashing', [
  'hashing.md5("abc").toHexString() == "900150983CD24FB0D6963F7D28E17F72"',
  'hashing.sha256("abc").toHexString() == "BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD"',
  'hashing.crc32("123456789").toHexString() == "2639F4CB"', // little-endian
  'hashing.crc32c("123456789").toHexString() == "839206E3"',
  'hashing.md5(b"abc") == hashing.md5("abc")',
]);
areErrors('hashing takes strings and bytes', ['hashing.md5(1) is bytes']);

areTrue('operators bind as usual', [
  '1 + 2 * 3 == 7',
  '(1 + 2) * 3 == 9',
  '10 - 2 - 3 == 5',
  '100 / 10 / 5 == 2',
  'true || false && false',
  '!false && true',
  '1 + 1 in [2]',
  'false ? false : true ? true : false',
  '-2 + 3 == 1',
  '!!true',
  '1 < 2 == true',
]);

it('debug returns its argument and shows it in the decision', () => {
  const decision = decideExpression('debug(resource.data.list)[0] == 1', FIELDS);
  expect(decision.allowed).toBe(true);
  expect(decision.debug).toEqual(['[1, "b", 1] at L4:44']);
});

it('accepts every JSON form of a value', () => {
  const fields: JsonObject = {
    a: { integerValue: 5 },
    b: { doubleValue: '-0' },
    c: { doubleValue: 'Infinity' },
    d: { nullValue: null },
    e: { arrayValue: {} },
    f: { mapValue: {} },
    g: { timestampValue: '2026-01-01T00:00:00+01:00' },
  };
  const check = `resource.data.a == 5 && resource.data.b == 0 && resource.data.c > 1e308 && resource.data.d == null
    && resource.data.e == [] && resource.data.f == {} && resource.data.g == timestamp.value(1767222000000)`;
  expect(decideExpression(check, fields).reason).toBe('allow at line 4');
});
