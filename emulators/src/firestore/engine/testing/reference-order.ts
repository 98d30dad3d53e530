import type { JsonObject } from '../../../shared/json';
import { elementsOf, entriesOf, fieldsOf, isVector, kindOf } from '../values/proto-value';
import { microsOfTimestamp } from '../values/timestamps';

// The order of values written as plainly as possible, to test the encoded keys against.

const RANKS = {
  nullValue: 0,
  booleanValue: 1,
  integerValue: 2,
  doubleValue: 2,
  timestampValue: 3,
  stringValue: 4,
  bytesValue: 5,
  referenceValue: 6,
  geoPointValue: 7,
  arrayValue: 8,
  mapValue: 10,
} as const;

export function rankOf(value: JsonObject): number {
  return isVector(value) ? 9 : RANKS[kindOf(value)];
}

export function compareValues(a: JsonObject, b: JsonObject): number {
  if (rankOf(a) !== rankOf(b)) return rankOf(a) - rankOf(b);
  switch (kindOf(a)) {
    case 'nullValue':
      return 0;
    case 'booleanValue':
      return Number(a.booleanValue) - Number(b.booleanValue);
    case 'integerValue':
    case 'doubleValue':
      return compareNumbers(numberOf(a), numberOf(b));
    case 'timestampValue':
      return microsOfTimestamp(String(a.timestampValue)) - microsOfTimestamp(String(b.timestampValue));
    case 'stringValue':
      return compareTexts(String(a.stringValue), String(b.stringValue));
    case 'bytesValue':
      return Buffer.compare(
        Buffer.from(String(a.bytesValue), 'base64'),
        Buffer.from(String(b.bytesValue), 'base64'),
      );
    case 'referenceValue':
      return compareNames(String(a.referenceValue), String(b.referenceValue));
    case 'geoPointValue':
      return comparePoints(a, b);
    case 'arrayValue':
      return compareLists(elementsOf(a), elementsOf(b));
    case 'mapValue':
      return isVector(a) ? compareVectors(a, b) : compareMaps(a, b);
  }
}

function numberOf(value: JsonObject): number | bigint {
  return 'integerValue' in value ? BigInt(String(value.integerValue)) : Number(value.doubleValue);
}

/** Mixed comparisons of bigint and number are exact in JavaScript. */
function compareNumbers(a: number | bigint, b: number | bigint): number {
  const [isNanA, isNanB] = [Number.isNaN(Number(a)), Number.isNaN(Number(b))];
  if (isNanA || isNanB) return Number(isNanB) - Number(isNanA);
  return a < b ? -1 : a > b ? 1 : 0;
}

function compareTexts(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

export function compareNames(a: string, b: string): number {
  const [left, right] = [a.split('/'), b.split('/')];
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const order = compareIds(left[i] ?? '', right[i] ?? '');
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

function compareIds(a: string, b: string): number {
  const [left, right] = [/^__id(-?\d+)__$/.exec(a)?.[1], /^__id(-?\d+)__$/.exec(b)?.[1]];
  if (left !== undefined && right !== undefined) return compareNumbers(BigInt(left), BigInt(right));
  if (left !== undefined || right !== undefined) return left !== undefined ? -1 : 1;
  return compareTexts(a, b);
}

function comparePoints(a: JsonObject, b: JsonObject): number {
  const [left, right] = [Object(a.geoPointValue), Object(b.geoPointValue)];
  return left.latitude - right.latitude || left.longitude - right.longitude;
}

function compareLists(a: JsonObject[], b: JsonObject[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const order = compareValues(a[i] ?? {}, b[i] ?? {});
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareVectors(a: JsonObject, b: JsonObject): number {
  const [left, right] = [a, b].map((vector) => elementsOf(Object(fieldsOf(vector)?.value)));
  return (left?.length ?? 0) - (right?.length ?? 0) || compareLists(left ?? [], right ?? []);
}

function compareMaps(a: JsonObject, b: JsonObject): number {
  const [left = [], right = []] = [a, b].map((map) => entriesOf(map).sort(([x], [y]) => compareTexts(x, y)));
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const [nameA, valueA] = left[i] ?? ['', {}];
    const [nameB, valueB] = right[i] ?? ['', {}];
    const order = compareTexts(nameA, nameB) || compareValues(valueA, valueB);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}
