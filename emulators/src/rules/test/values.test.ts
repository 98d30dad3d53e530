import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../shared/json';
import { decideExpression } from './testing';

const FIELDS: JsonObject = {
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

/** `d` stands for resource.data. */
function evaluate(expression: string): boolean | string {
  const { allowed, attempts } = decideExpression(expression.replaceAll(/\bd\./g, 'resource.data.'), FIELDS);
  const [only] = attempts;
  return allowed ? true : only?.verdict === 'error' ? `error: ${only.detail}` : false;
}

function areTrue(title: string, expressions: readonly string[]): void {
  describe(title, () => {
    it.each(expressions)('%s', (expression) => {
      expect(evaluate(expression)).toBe(true);
    });
  });
}

function areErrors(title: string, expressions: readonly string[]): void {
  describe(title, () => {
    it.each(expressions)('%s', (expression) => {
      expect(evaluate(expression)).toMatch(/^error: ./);
    });
  });
}

areTrue('bools compare and negate', ['d.yes', '!false', 'true != false', 'd.yes == true', 'd.yes is bool']);

areTrue('numbers', [
  '1 + 2 == 3',
  '2 - 3 == -1',
  '3 * 4 == 12',
  '10 / 4 == 2',
  '-7 / 2 == -3',
  '-7 % 3 == -1',
  '7 % -3 == 1',
  '10 / 4.0 == 2.5',
  '1 + 0.5 == 1.5',
  '5.5 % 2 == 1.5',
  '1 == 1.0',
  '1 < 1.5 && 1.5 <= 2 && 3 > 2.9 && 3 >= 3.0',
  'd.int == 7 && d.int is int && d.int is number && !(d.int is float)',
  'd.float is float && d.float is number && !(d.float is int)',
  'd.whole == 3 && d.whole is float',
  'd.big == 9007199254740993 && d.big != 9007199254740992',
  '9007199254740993 > 9007199254740992.0',
  '-9223372036854775808 < 0',
  '-d.int == -7',
  '1e3 == 1000.0 && 1e3 is float',
  'd.nan != d.nan',
  '!(d.nan < 1) && !(d.nan >= 1)',
]);
areErrors('numbers without a result', [
  '1 / 0 == 1',
  '1 % 0 == 1',
  '1.0 / 0.0 == 1.0',
  '9223372036854775807 + 1 > 0',
  '-9223372036854775808 - 1 < 0',
  '-(-9223372036854775808) > 0',
  '1 + "a" == "1a"',
  '-"a" == "a"',
  '1 < "a"',
  'null < 1',
  'true < false',
  'd.list < d.list',
]);

areTrue('strings', [
  '"a" + \'b\' == "ab"',
  '"a" < "b" && "a" < "aa" && "Z" < "a"',
  '"\\uFFFD" < "\\uD83D\\uDE00"', // by code point, not by UTF-16 unit
  '"abc"[1] == "b"',
  '"abc"[0:2] == "ab"',
  '"abc"[1:1] == ""',
  '"abc"[0:3] == "abc"',
  'd.text.size() == 5',
  'd.emoji.size() == 3 && d.emoji[1:2] == "😀"',
  'd.text.lower() == "hello" && d.text.upper() == "HELLO"',
  '"  x ".trim() == "x"',
  '"a,b,,c".split(",") == ["a", "b", "", "c"]',
  '"a1b22c".split("([0-9])+") == ["a", "b", "c"]',
  '"banana".replace("a", "o") == "bonono"',
  '"banana".replace("(b)(a)", "\\\\2\\\\1") == "abnana"',
  '"$1".replace("[$]1", "$&") == "$&"',
  '"é".toUtf8().size() == 2',
  '"\\t\\n\\r\\b\\f\\\\\\\'\\"".size() == 8',
  '"\\u0041" == "A"',
  'd.text is string',
]);
areTrue('matches is for the whole string', [
  '"foo@example.com".matches(".*@example[.]com")',
  '!"xab".matches("ab")',
  '!"abx".matches("ab")',
  '"ab".matches("a|ab")',
  '"a\\nb".matches("a\\nb")',
  '!"a\\nb".matches("a.b")',
]);
areErrors('strings without a result', [
  '"abc"[3] == "c"',
  '"abc"[-1] == "c"',
  '"abc"[0:4] == "abc"',
  '"abc"[2:1] == ""',
  '"a" in "abc"',
  '"abc".size == 3',
  '"abc".unheardOf() == 1',
  '"abc".matches(1)',
  '"abc".matches("a" + "(?=b)")',
  '"abc".split(1) == []',
]);

areTrue('bytes', [
  'd.bytes is bytes',
  'd.bytes.size() == 2',
  'd.bytes == b"\\u0000" || d.bytes.toHexString() == "FBFF"',
  'd.bytes.toBase64() == "-_8="', // URL-safe, padded
  'b"abc" == "abc".toUtf8()',
  'b"abc" != "abc"',
]);

areTrue('lists', [
  'd.list[0] == 1 && d.list[1] == "b"',
  'd.list[0:2] == [1, "b"]',
  '[1, 2][2:2] == []',
  'd.list == [1.0, "b", 1] && d.list != [1, "b"]',
  '1 in d.list && 1.0 in d.list && !("c" in d.list)',
  '[1, 2].concat([2, 3]) == [1, 2, 2, 3]',
  '[1, 2, 3].hasAll([3, 1]) && ![1, 2].hasAll([3]) && [1].hasAll([])',
  '[1, 2].hasAny([9, 2]) && ![1].hasAny([]) && ![1].hasAny([2])',
  '[1, 1].hasOnly([1, 2]) && ![1, 3].hasOnly([1, 2]) && [].hasOnly([])',
  '[1, 2].hasAny([2].toSet())',
  '["a", "b"].join("-") == "a-b" && [].join("-") == ""',
  '[1, 2, 1].removeAll([1]) == [2]',
  'd.list.size() == 3 && d.empty.size() == 0',
  'd.list.toSet().size() == 2',
  'd.list is list && !(d.list is map)',
]);
areErrors('lists without a result', [
  '[1][1] == 1',
  '[1][-1] == 1',
  '[1][0:2] == [1]',
  '["a"]["0"] == "a"',
  '[1].concat([1].toSet()) == [1, 1]',
  '[1].hasAll(1)',
  '[1, 2].join(",") == "1,2"',
  '[1].length == 1',
  '[1] + [2] == [1, 2]',
]);

areTrue('sets', [
  '[1, 1].toSet() == [1].toSet() && [1, 2].toSet() == [2, 1].toSet()',
  '1 in [1].toSet() && !(2 in [1].toSet())',
  '[1, 2].toSet().hasAll([1]) && [1].toSet().hasAny([1, 2]) && [1].toSet().hasOnly([1, 2])',
  '[1, 2].toSet().difference([2].toSet()) == [1].toSet()',
  '[1, 2].toSet().intersection([2, 3].toSet()) == [2].toSet()',
  '[1].toSet().union([2].toSet()).size() == 2',
  '[1].toSet() is set && [1].toSet() != [1]',
]);
areErrors('set algebra takes sets only', [
  '[1].toSet().difference([1]).size() == 0',
  '[1].toSet().intersection([1]).size() == 1',
  '[1].toSet().union([1]).size() == 1',
  '[1].toSet()[0] == 1',
]);

areTrue('maps', [
  'd.map.a.b == 5 && d.map["a"]["b"] == 5',
  '"a" in d.map && !("x" in d.map)',
  '!("toString" in d.map) && !("__proto__" in d.map)',
  '"c" in d.map && d.map.c == null',
  '{"a": 1} == {"a": 1.0} && {"a": 1} != {"a": 1, "b": 2}',
  '{"a": 1, "b": 2} == {"b": 2, "a": 1}',
  'd.map.size() == 2',
  'd.map.keys() == ["a", "c"] && d.map.keys() is list',
  '{"b": 2, "a": 1}.values() == [1, 2]',
  'd.map.get("a", 0).b == 5 && d.map.get("x", 0) == 0',
  'd.map.get(["a", "b"], 0) == 5',
  'd.map.get(["a", "x"], 9) == 9 && d.map.get(["c", "b"], 9) == 9 && d.map.get(["a", "b", "c"], 9) == 9',
  'd.map is map && resource.data is map && {} is map',
  '{}.keys().size() == 0',
]);
areErrors('maps without a result', [
  'd.map.x == 1',
  'd.map["x"] == 1',
  'd.map[0] == 1',
  'd.map.c.d == 1',
  'd.map.keys().difference(["a"].toSet()).size() == 0',
  'd.map.keys().union(["a"].toSet()).size() == 0',
  'd.text.a == 1',
  'd.map.toString == 1',
  'd.map.get(1, 2) == 2',
]);

areTrue('map_diff', [
  '{"a": 1, "b": 2, "d": 4}.diff({"a": 1, "b": 3, "c": 5}).addedKeys() == ["d"].toSet()',
  '{"a": 1, "b": 2, "d": 4}.diff({"a": 1, "b": 3, "c": 5}).removedKeys() == ["c"].toSet()',
  '{"a": 1, "b": 2, "d": 4}.diff({"a": 1, "b": 3, "c": 5}).changedKeys() == ["b"].toSet()',
  '{"a": 1, "b": 2, "d": 4}.diff({"a": 1, "b": 3, "c": 5}).unchangedKeys() == ["a"].toSet()',
  '{"a": 1, "b": 2, "d": 4}.diff({"a": 1, "b": 3, "c": 5}).affectedKeys() == ["b", "c", "d"].toSet()',
  '{"a": 1}.diff({}).affectedKeys() is set && {"a": 1}.diff({}) is map_diff',
]);

areTrue('paths', [
  'd.ref is path && d.ref == /databases/(default)/documents/users/ada',
  'd.ref == /databases/$("(default)")/documents/$("users")/ada',
  'd.ref != "/databases/(default)/documents/users/ada"',
  'd.ref[3] == "users"',
  'path("a/b") == /a/b && path("/a/b") == /a/b',
  '/a/$(d.text)/c == path("a/Hello/c")',
  '/x/$(path("a/b"))/y == /x/a/b/y',
  'path("a/$(name)/c").bind({"name": "b"}) == /a/b/c',
  'string(/a/b) == "/a/b"',
  'id == "one" && database == "(default)"',
  'resource.__name__ == /databases/$(database)/documents/things/$(id)',
  'request.path == resource.__name__',
]);
areErrors('paths without a result', [
  'path(1) == /a',
  '/a[1] == "b"',
  '/a/$(1) == /a',
  '/a/$("") == /a',
  '/a/$("b/c") == /a/b/c',
  'path("a/$(name)").bind({}) == /a',
]);

areTrue('timestamps, in UTC', [
  'd.at is timestamp',
  'd.at.year() == 2024 && d.at.month() == 2 && d.at.day() == 29',
  'd.at.hours() == 13 && d.at.minutes() == 14 && d.at.seconds() == 15',
  'd.at.nanos() == 123456000', // stored with microseconds
  'd.at.toMillis() == 1709212455123',
  'd.at.dayOfWeek() == 4 && timestamp.date(2024, 3, 3).dayOfWeek() == 7',
  'd.at.dayOfYear() == 60',
  'd.at.date() == timestamp.date(2024, 2, 29)',
  'd.at.time() == duration.time(13, 14, 15, 123456000)',
  'd.at + duration.value(1, "d") > d.at',
  'd.at - duration.value(1, "d") < d.at',
  'd.at - d.at == duration.value(0, "s") && d.at - d.at is duration',
  'timestamp.value(1709212455123).seconds() == 15',
  'timestamp.value(-1).nanos() == 999000000 && timestamp.value(-1).year() == 1969',
  'timestamp.date(1969, 12, 31).dayOfYear() == 365',
]);
areErrors('timestamps without a result', [
  'timestamp.date(2023, 2, 29) is timestamp',
  'timestamp.date(2023, 13, 1) is timestamp',
  'd.at + d.at == d.at',
  'd.at + 1 == d.at',
  'd.at < 1',
  'd.at + duration.value(9000 * 52, "w") > d.at',
]);

areTrue('durations', [
  'duration.value(1, "w") == duration.value(7, "d")',
  'duration.value(1, "d") == duration.value(24, "h")',
  'duration.value(1, "h") == duration.value(60, "m")',
  'duration.value(1, "m") == duration.value(60, "s")',
  'duration.value(1, "s") == duration.value(1000, "ms")',
  'duration.value(1, "ms") == duration.value(1000000, "ns")',
  'duration.time(1, 2, 3, 4).seconds() == 3723 && duration.time(1, 2, 3, 4).nanos() == 4',
  'duration.value(1, "h") + duration.value(1, "h") == duration.value(2, "h")',
  'duration.value(1, "h") - duration.value(2, "h") == duration.value(-1, "h")',
  'duration.abs(duration.value(-1, "h")) == duration.value(1, "h")',
  'duration.value(1, "s") < duration.value(2, "s") && duration.value(1, "s") is duration',
]);
areErrors('durations without a result', [
  'duration.value(1, "y") is duration',
  'duration.value(1.5, "h") is duration',
  'duration.abs(1) is duration',
]);

areTrue('places', [
  'd.place is latlng && d.place.latitude() == 52.5 && d.place.longitude() == 13.4',
  'd.place == latlng.value(52.5, 13.4)',
  'd.place.distance(d.place) == 0.0',
  'latlng.value(0, 0).distance(latlng.value(0, 1)) > 111000 && latlng.value(0, 0).distance(latlng.value(0, 1)) < 111400',
]);
areErrors('places off the earth', [
  'latlng.value(91, 0) is latlng',
  'latlng.value(0, 181) is latlng',
  'latlng.value("0", 0) is latlng',
]);

areTrue('null', [
  'd.nothing == null && null == null && d.text != null && null != 0',
  'd.nothing is null && !(d.text is null)',
]);

areTrue('equality across types is false, never an error', [
  '!(1 == "1")',
  '"a" != null',
  '[1] != {"a": 1}',
  'true != 1',
  'd.at != 1',
  '/a != "/a"',
  '[[1], {"a": [2]}] == [[1.0], {"a": [2]}]',
]);

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

it('accepts every JSON spelling of a value', () => {
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
