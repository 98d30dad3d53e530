import { isObject, type JsonObject } from '../../../shared/json';

const VALUE_KINDS = [
  'nullValue',
  'booleanValue',
  'integerValue',
  'doubleValue',
  'timestampValue',
  'stringValue',
  'bytesValue',
  'referenceValue',
  'geoPointValue',
  'arrayValue',
  'mapValue',
] as const;

export type ValueKind = (typeof VALUE_KINDS)[number];

/** Which member of the oneof a normalised value has. */
export function kindOf(value: JsonObject): ValueKind {
  for (const kind of VALUE_KINDS) if (kind in value) return kind;
  throw new Error('A value without a kind reached the engine');
}

/** A normalised number; an integer beyond 53 bits loses digits. */
export function numberOf(value: JsonObject): number {
  return Number(value.integerValue ?? value.doubleValue);
}

/** Elements of a normalised arrayValue. */
export function elementsOf(value: JsonObject): JsonObject[] {
  const list = isObject(value.arrayValue) ? value.arrayValue.values : undefined;
  return Array.isArray(list) ? list.filter(isObject) : [];
}

/** Fields of a normalised mapValue; undefined when the value is not a map. */
export function fieldsOf(value: JsonObject): JsonObject | undefined {
  if (!isObject(value.mapValue)) return undefined;
  return isObject(value.mapValue.fields) ? value.mapValue.fields : {};
}

export function entriesOf(value: JsonObject): [string, JsonObject][] {
  const entries: [string, JsonObject][] = [];
  for (const [name, content] of Object.entries(fieldsOf(value) ?? {})) {
    if (isObject(content)) entries.push([name, content]);
  }
  return entries;
}

export const VECTOR_MARK = '__vector__';

export function isVector(value: JsonObject): boolean {
  const type = fieldsOf(value)?.__type__;
  return isObject(type) && type.stringValue === VECTOR_MARK;
}

export const NULL_VALUE: JsonObject = { nullValue: 'NULL_VALUE' };
