import { isObject, type Json, type JsonObject } from '../shared/json';
import { floorDivide, parseRfc3339 } from './time';
import {
  ConvertedMap,
  RuleBytes,
  RuleLatLng,
  RuleList,
  type RuleMap,
  RulePath,
  RuleTimestamp,
  type RuleValue,
} from './value';

function asObject(value: Json | undefined): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

function asList(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

function toInt(value: Json | undefined): bigint {
  const text = String(value ?? 0);
  return /^-?\d+$/.test(text) ? BigInt.asIntN(64, BigInt(text)) : 0n;
}

/** Firestore stores microseconds; a query's value is compared with the stored one. */
function toTimestamp(value: Json | undefined): RuleTimestamp {
  const nanos = parseRfc3339(String(value)) ?? 0n;
  return new RuleTimestamp(floorDivide(nanos, 1000n) * 1000n);
}

function toPath(value: Json | undefined): RulePath {
  const segments = String(value).split('/');
  return new RulePath(segments[0] === 'projects' ? segments.slice(2) : segments);
}

function toLatLng(value: Json | undefined): RuleLatLng {
  const { latitude, longitude } = asObject(value);
  return new RuleLatLng(Number(latitude ?? 0), Number(longitude ?? 0));
}

/** A rules map over ProtoJSON fields. */
export function fromFields(fields: JsonObject): RuleMap {
  return new ConvertedMap(fields, fromProtoValue);
}

const READERS: Readonly<Record<string, (value: Json) => RuleValue>> = {
  nullValue: () => null,
  booleanValue: (value) => value === true,
  integerValue: toInt,
  doubleValue: (value) => Number(value),
  timestampValue: toTimestamp,
  stringValue: (value) => String(value),
  bytesValue: (value) => new RuleBytes(Buffer.from(String(value), 'base64')),
  referenceValue: toPath,
  geoPointValue: toLatLng,
  arrayValue: (value) => new RuleList(asList(asObject(value).values).map(fromProtoValue)),
  mapValue: (value) => fromFields(asObject(asObject(value).fields)),
};

/**
 * The rules value of a ProtoJSON google.firestore.v1.Value. All JSON forms of a value are accepted;
 * an unknown or empty one is null. Nested maps are converted on reading.
 */
export function fromProtoValue(value: Json): RuleValue {
  const message = asObject(value);
  for (const kind in message) {
    const raw = message[kind];
    if (kind === 'stringValue' && typeof raw === 'string') return raw;
    const reader = Object.hasOwn(READERS, kind) ? READERS[kind] : undefined;
    if (reader && raw !== undefined) return reader(raw);
  }
  return null;
}

/** The rules value of plain JSON, such as token claims: whole numbers are ints. */
export function fromPlainJson(value: unknown): RuleValue {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value;
  if (Array.isArray(value)) return new RuleList(value.map(fromPlainJson));
  return isObject(value) ? new ConvertedMap(value, fromPlainJson) : null;
}
