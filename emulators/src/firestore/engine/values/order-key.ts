import type { JsonObject } from '../../../shared/json';
import { nameKey } from './name-key';
import { elementsOf, entriesOf, isVector, kindOf } from './proto-value';
import { bytesKey, doubleKey, int64Key, textKey } from './text-key';
import { exactMicrosOfTimestamp } from './timestamps';

/** First unit of a key: the type's rank in the order of types. */
const TAG = {
  null: '\u0010',
  boolean: '\u0011',
  number: '\u0012',
  timestamp: '\u0013',
  string: '\u0014',
  bytes: '\u0015',
  reference: '\u0016',
  geoPoint: '\u0017',
  array: '\u0018',
  vector: '\u0019',
  map: '\u001a',
} as const;

const ELEMENT = '\u0001';
const END = '\0';

/** Key of a normalised value: `<` gives Firestore's order, `===` its equality (1 equals 1.0, NaN NaN). */
export function orderKey(value: JsonObject): string {
  const kind = kindOf(value);
  const content = value[kind];
  switch (kind) {
    case 'nullValue':
      return TAG.null;
    case 'booleanValue':
      return TAG.boolean + (content === true ? '\u0001' : '\0');
    case 'integerValue':
      return TAG.number + integerKey(String(content));
    case 'doubleValue':
      return `${TAG.number}${doubleKey(Number(content))}\0`;
    case 'timestampValue':
      return TAG.timestamp + int64Key(exactMicrosOfTimestamp(String(content)));
    case 'stringValue':
      return TAG.string + textKey(String(content));
    case 'bytesValue':
      return TAG.bytes + bytesKey(String(content));
    case 'referenceValue':
      return TAG.reference + nameKey(String(content));
    case 'geoPointValue':
      return TAG.geoPoint + geoKey(content);
    case 'arrayValue':
      return (
        TAG.array +
        elementsOf(value)
          .map((element) => ELEMENT + orderKey(element))
          .join('') +
        END
      );
    case 'mapValue':
      return isVector(value) ? vectorKey(value) : mapKey(value);
  }
}

export const NULL_KEY: string = TAG.null;
export const NAN_KEY: string = `${TAG.number}\0\0\0\0\0`;

/** Whether two keys belong to one type class (integers and doubles mix). */
export function isSameClass(a: string, b: string): boolean {
  return a.charCodeAt(0) === b.charCodeAt(0);
}

/** Integers carry what a double cannot represent in a fifth unit, so that 2^53+1 sorts after 2^53. */
function integerKey(text: string): string {
  const near = Number(text);
  if (Number.isSafeInteger(near)) return `${doubleKey(near)}\0`;
  const exact = BigInt(text);
  const floor = BigInt(near) > exact ? doubleBelow(near) : near;
  return doubleKey(floor) + String.fromCharCode(Number(exact - BigInt(floor)));
}

const bits = new DataView(new ArrayBuffer(8));

function doubleBelow(value: number): number {
  bits.setFloat64(0, value);
  bits.setBigInt64(0, bits.getBigInt64(0) + (value > 0 ? -1n : 1n));
  return bits.getFloat64(0);
}

function geoKey(content: JsonObject[string]): string {
  const point = typeof content === 'object' && content !== null && !Array.isArray(content) ? content : {};
  return doubleKey(Number(point.latitude ?? 0)) + doubleKey(Number(point.longitude ?? 0));
}

function vectorKey(value: JsonObject): string {
  const inner = entriesOf(value).find(([name]) => name === 'value')?.[1];
  const elements = inner === undefined ? [] : elementsOf(inner);
  const length = String.fromCharCode(elements.length);
  return TAG.vector + length + elements.map((element) => orderKey(element)).join('');
}

function mapKey(value: JsonObject): string {
  const fields = entriesOf(value).map(([name, content]) => ELEMENT + textKey(name) + orderKey(content));
  // Names are unique and prefix-free, so sorting the joined texts sorts by name.
  return TAG.map + fields.sort().join('') + END;
}
