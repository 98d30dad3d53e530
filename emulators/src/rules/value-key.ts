import {
  RuleBytes,
  RuleDuration,
  RuleList,
  RuleMap,
  RuleMapDiff,
  RulePath,
  RuleSet,
  RuleTimestamp,
  type RuleValue,
} from './value';

type RuleObject = Exclude<RuleValue, null | boolean | bigint | number | string>;

let nanCount = 0;

function numberKey(value: number | bigint): string {
  if (typeof value === 'bigint') return `n${value}`;
  if (Number.isNaN(value)) {
    nanCount += 1;
    return `nan${nanCount}`; // NaN equals nothing, itself included
  }
  return Number.isInteger(value) ? `n${BigInt(value)}` : `n${value}`;
}

/** The length in front keeps texts apart whatever they contain. */
function textKey(text: string): string {
  return `s${text.length}:${text}`;
}

function objectKey(value: RuleObject): string {
  if (value instanceof RuleMap) {
    return `{${value.keys().map((key) => `${textKey(key)}${valueKey(value.get(key) ?? null)}`)}}`;
  }
  if (value instanceof RuleList) return `[${value.items.map(valueKey)}]`;
  if (value instanceof RuleSet) return `<${[...value.byKey.keys()].sort()}>`;
  if (value instanceof RulePath) return `/${JSON.stringify(value.segments)}`;
  if (value instanceof RuleTimestamp) return `t${value.nanos}`;
  if (value instanceof RuleDuration) return `d${value.nanos}`;
  if (value instanceof RuleBytes) return `b${Buffer.from(value.data).toString('base64')}`;
  if (value instanceof RuleMapDiff) return `diff(${valueKey(value.after)},${valueKey(value.before)})`;
  return `g${numberKey(value.latitude)},${numberKey(value.longitude)}`;
}

/** A text that two values share exactly when a rule's `==` finds them equal (as 1 and 1.0 are). */
export function valueKey(value: RuleValue): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return textKey(value);
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'object') return objectKey(value);
  return numberKey(value);
}

function areEqualLists(left: readonly RuleValue[], right: readonly RuleValue[]): boolean {
  if (left.length !== right.length) return false;
  return left.every((item, index) => isEqual(item, right[index] ?? null));
}

function areEqualMaps(left: RuleMap, right: RuleMap): boolean {
  const keys = left.unsortedKeys();
  if (keys.length !== right.unsortedKeys().length) return false;
  return keys.every((key) => {
    const other = right.get(key);
    return other !== undefined && isEqual(left.get(key) ?? null, other);
  });
}

function areEqualObjects(left: RuleObject, right: RuleObject): boolean {
  if (left instanceof RuleTimestamp) return right instanceof RuleTimestamp && left.nanos === right.nanos;
  if (left instanceof RuleMap) return right instanceof RuleMap && areEqualMaps(left, right);
  if (left instanceof RuleList) return right instanceof RuleList && areEqualLists(left.items, right.items);
  if (left instanceof RulePath)
    return right instanceof RulePath && areEqualLists(left.segments, right.segments);
  return left.constructor === right.constructor && objectKey(left) === objectKey(right);
}

/** The `==` of the language: numbers by value, everything else by type and content; never an error. */
export function isEqual(left: RuleValue, right: RuleValue): boolean {
  if (typeof left === 'string' || left === null || right === null) return left === right;
  if (typeof left === 'object') return typeof right === 'object' && areEqualObjects(left, right);
  // biome-ignore lint/suspicious/noDoubleEquals: 1n == 1.0 is the intended comparison; strings are never compared with numbers here
  if (isNumeric(left) && isNumeric(right)) return left == right;
  return left === right;
}

export function isNumeric(value: RuleValue): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

/** A set of the given elements. */
export function toRuleSet(items: Iterable<RuleValue>): RuleSet {
  const byKey = new Map<string, RuleValue>();
  for (const item of items) {
    const key = valueKey(item);
    if (!byKey.has(key)) byKey.set(key, item);
  }
  return new RuleSet(byKey);
}

function compareCodePoints(left: string, right: string): number {
  const shorter = Math.min(left.length, right.length);
  for (let at = 0; at < shorter; at += 1) {
    const a = left.charCodeAt(at);
    const b = right.charCodeAt(at);
    if (a !== b) return isSurrogate(a) === isSurrogate(b) ? a - b : isSurrogate(a) ? 1 : -1;
  }
  return left.length - right.length;
}

function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff;
}

function compareNumbers(left: number | bigint, right: number | bigint): number {
  if (left < right) return -1;
  return left > right ? 1 : 0;
}

/**
 * Order of two values for `<` and its siblings: negative, zero or positive; NaN when one of the
 * numbers is NaN; undefined when the types have no common order.
 */
export function compareValues(left: RuleValue, right: RuleValue): number | undefined {
  if (isNumeric(left) && isNumeric(right)) {
    if (Number.isNaN(left) || Number.isNaN(right)) return Number.NaN;
    return compareNumbers(left, right);
  }
  if (typeof left === 'string' && typeof right === 'string') return compareCodePoints(left, right);
  const areTimes = left instanceof RuleTimestamp && right instanceof RuleTimestamp;
  if (areTimes) return compareNumbers(left.nanos, right.nanos);
  const areDurations = left instanceof RuleDuration && right instanceof RuleDuration;
  return areDurations ? compareNumbers(left.nanos, right.nanos) : undefined;
}
