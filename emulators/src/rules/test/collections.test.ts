import { areErrors, areTrue } from './corpus';

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
  'd.list == d.list && ["a", "b"] != ["a,b"] && [["a"], "b"] != [["a", "b"]]',
  '[d.nan] != [d.nan] && ![d.nan].hasAll([d.nan]) && [d.nan].removeAll([d.nan]).size() == 1',
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
  '["a", "b"].toSet() != ["a,b"].toSet() && ["1:a"].toSet() != ["a"].toSet() && [1].toSet() != ["1"].toSet()',
  '[["a"], ["b"]].toSet() != [["a,s1:b"]].toSet() && [{"a": "b"}].toSet() == [{"a": "b"}].toSet()',
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
  '{"a": 1} != {"b": 1} && {"a": null} != {} && {"a": null} != {"b": null} && {} == {}',
  'd.map == {"a": {"b": 5.0}, "c": null} && d.map != {"a": {"b": 6}, "c": null} && d.map != d.list',
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
