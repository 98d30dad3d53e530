import { Failure, RuleList, RuleMap, RuleMapDiff, RuleSet, type RuleValue } from '../value';
import { isEqual, toRuleSet, valueKey } from '../value-key';
import { binary, getters, type MethodTable, type Result, unary, unsupported } from './table';

/** Equality keys of elements. */
interface Keys {
  has(key: string): boolean;
  keys(): Iterable<string>;
}

/** Equality keys of a list's or set's elements; undefined for other values. */
function elementKeys(value: RuleValue): Keys | undefined {
  if (value instanceof RuleSet) return value.byKey;
  if (!(value instanceof RuleList)) return undefined;
  return value.knownKeys ?? new Set(value.items.map(valueKey));
}

type Test = (own: Keys, other: Keys) => boolean;

function hasEvery(container: Keys, wanted: Keys): boolean {
  for (const key of wanted.keys()) if (!container.has(key)) return false;
  return true;
}

function hasSome(container: Keys, wanted: Keys): boolean {
  for (const key of wanted.keys()) if (container.has(key)) return true;
  return false;
}

const TESTS: Readonly<Record<string, Test>> = {
  hasAll: hasEvery,
  hasAny: hasSome,
  hasOnly: (own, other) => hasEvery(other, own),
};

function tests<Self extends RuleList | RuleSet>(): Record<string, (self: Self, other: RuleValue) => Result> {
  const run = (name: string, test: Test) => (self: Self, other: RuleValue) => {
    const own = elementKeys(self);
    const others = elementKeys(other);
    return own && others ? test(own, others) : unsupported(name);
  };
  return Object.fromEntries(Object.entries(TESTS).map(([name, test]) => [name, run(name, test)]));
}

function join(list: RuleList, separator: RuleValue): Result {
  const texts = list.items.filter((item) => typeof item === 'string');
  const isJoinable = typeof separator === 'string' && texts.length === list.items.length;
  return isJoinable ? texts.join(separator) : unsupported('join');
}

export const LIST_METHODS: MethodTable<RuleList> = new Map([
  ...getters<RuleList>({
    size: (list) => BigInt(list.items.length),
    toSet: (list) => toRuleSet(list.items),
  }),
  ...unary<RuleList>({
    ...tests<RuleList>(),
    join,
    concat: (list, other) =>
      other instanceof RuleList ? new RuleList([...list.items, ...other.items]) : unsupported('concat'),
    removeAll: (list, other) => {
      const removed = other instanceof RuleList ? elementKeys(other) : undefined;
      if (!removed) return unsupported('removeAll');
      return new RuleList(list.items.filter((item) => !removed.has(valueKey(item))));
    },
  }),
]);

function withSet(name: string, run: (self: RuleSet, other: RuleSet) => RuleSet) {
  return (self: RuleSet, other: RuleValue): Result =>
    other instanceof RuleSet ? run(self, other) : unsupported(name);
}

function filterSet(set: RuleSet, keep: (key: string) => boolean): RuleSet {
  return new RuleSet(new Map([...set.byKey].filter(([key]) => keep(key))));
}

export const SET_METHODS: MethodTable<RuleSet> = new Map([
  ...getters<RuleSet>({ size: (set) => BigInt(set.byKey.size) }),
  ...unary<RuleSet>({
    ...tests<RuleSet>(),
    difference: withSet('difference', (set, other) => filterSet(set, (key) => !other.byKey.has(key))),
    intersection: withSet('intersection', (set, other) => filterSet(set, (key) => other.byKey.has(key))),
    union: withSet('union', (set, other) => new RuleSet(new Map([...set.byKey, ...other.byKey]))),
  }),
]);

function getOr(map: RuleMap, key: RuleValue, fallback: RuleValue): Result {
  const path = key instanceof RuleList ? key.items : [key];
  let value: RuleValue = map;
  for (const step of path) {
    if (typeof step !== 'string') return unsupported('get');
    const next: RuleValue | undefined = value instanceof RuleMap ? value.get(step) : undefined;
    if (next === undefined) return fallback;
    value = next;
  }
  return value;
}

export const MAP_METHODS: MethodTable<RuleMap> = new Map([
  ...getters<RuleMap>({
    size: (map) => BigInt(map.unsortedKeys().length),
    keys: (map) => new RuleList(map.keys()),
    values: (map) => new RuleList(map.keys().map((key) => map.get(key) ?? null)),
  }),
  ...unary<RuleMap>({
    diff: (map, other) => (other instanceof RuleMap ? new RuleMapDiff(map, other) : unsupported('diff')),
  }),
  ...binary<RuleMap>({ get: getOr }),
]);

function keysWhere(
  diff: RuleMapDiff,
  test: (inAfter: boolean, inBefore: boolean, isSame: boolean) => boolean,
) {
  const keys = new Set([...diff.after.unsortedKeys(), ...diff.before.unsortedKeys()]);
  return toRuleSet(
    [...keys].filter((key) => {
      const after = diff.after.get(key);
      const before = diff.before.get(key);
      const isSame = after !== undefined && before !== undefined && isEqual(after, before);
      return test(after !== undefined, before !== undefined, isSame);
    }),
  );
}

export const MAP_DIFF_METHODS: MethodTable<RuleMapDiff> = new Map(
  getters<RuleMapDiff>({
    addedKeys: (diff) => keysWhere(diff, (after, before) => after && !before),
    removedKeys: (diff) => keysWhere(diff, (after, before) => before && !after),
    changedKeys: (diff) => keysWhere(diff, (after, before, isSame) => after && before && !isSame),
    unchangedKeys: (diff) => keysWhere(diff, (_after, _before, isSame) => isSame),
    affectedKeys: (diff) => keysWhere(diff, (_after, _before, isSame) => !isSame),
  }),
);

/** `element in container`: lists and sets by equality, maps by own key. */
export function contains(element: RuleValue, container: RuleValue): boolean | Failure {
  if (container instanceof RuleList) return container.items.some((item) => isEqual(item, element));
  if (container instanceof RuleSet) return container.byKey.has(valueKey(element));
  if (container instanceof RuleMap) return typeof element === 'string' && container.has(element);
  return new Failure("Unsupported operand types for 'in'.");
}
