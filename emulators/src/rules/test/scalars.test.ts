import { areErrors, areTrue } from './corpus';

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
areTrue('bytes', [
  "b'*' == b'\\x2A' && b'*' == b'\\052'",
  "b'€' == b'\\342\\202\\254' && b'€' == b'\\xE2\\x82\\xAC' && b'€' == b'\\u20AC'",
  "b'\\xFF\\xFF'.size() == 2 && b'\\377' == b'\\xff'",
  "b'😀' == b'\\xF0\\x9F\\x98\\x80'",
  "b'\\\\' == '\\\\'.toUtf8() && b'\\n'.size() == 1",
  "d.bytes == b'\\373\\xFF'",
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
  'd.early == timestamp.date(50, 3, 1) + duration.time(0, 2, 3, 500000000)',
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

areTrue('geo points', [
  'd.place is latlng && d.place.latitude() == 52.5 && d.place.longitude() == 13.4',
  'd.place == latlng.value(52.5, 13.4)',
  'd.place.distance(d.place) == 0.0',
  'latlng.value(0, 0).distance(latlng.value(0, 1)) > 111000 && latlng.value(0, 0).distance(latlng.value(0, 1)) < 111400',
]);
areErrors('geo points out of range', [
  'latlng.value(91, 0) is latlng',
  'latlng.value(0, 181) is latlng',
  'latlng.value("0", 0) is latlng',
]);
