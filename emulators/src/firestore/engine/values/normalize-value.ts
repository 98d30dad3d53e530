import { isObject, type Json, type JsonObject } from '../../../shared/json';
import { StatusError } from '../../../shared/status-error';
import { checkMapFieldName } from './field-path';
import { NULL_VALUE, VECTOR_MARK } from './proto-value';
import { parseDocumentName } from './resource-names';
import { normalTimestamp } from './timestamps';

/** Nesting depth of maps and arrays. */
const MAX_DEPTH = 20;
const MAX_VALUE_BYTES = 1_048_487;
const MAX_VECTOR_LENGTH = 2048;
const INT64_LIMIT = 1n << 63n;

/** Checks a ProtoJSON value and returns it in the one form that is stored. INVALID_ARGUMENT when bad. */
export function normalizeValue(json: Json | undefined, depth = 0): JsonObject {
  if (!isObject(json)) throw invalid('A value must be an object.');
  const kinds = Object.keys(json).filter((key) => json[key] !== undefined);
  const [kind] = kinds;
  if (kinds.length !== 1 || kind === undefined) throw invalid('A value must have exactly one type.');
  if (depth > MAX_DEPTH && (kind === 'mapValue' || kind === 'arrayValue'))
    throw invalid(`Values are nested more than ${MAX_DEPTH} levels deep.`);
  const content = json[kind];
  switch (kind) {
    case 'nullValue':
      return NULL_VALUE;
    case 'booleanValue':
      return { booleanValue: content === true };
    case 'integerValue':
      return { integerValue: normalizeInteger(content) };
    case 'doubleValue':
      return { doubleValue: normalizeDouble(content) };
    case 'timestampValue':
      return { timestampValue: normalTimestamp(String(content)) };
    case 'stringValue':
      return { stringValue: checkedText(content) };
    case 'bytesValue':
      return { bytesValue: normalizeBytes(content) };
    case 'referenceValue':
      return { referenceValue: checkedReference(content) };
    case 'geoPointValue':
      return { geoPointValue: normalizePoint(content) };
    case 'arrayValue':
      return { arrayValue: { values: normalizeElements(content, depth) } };
    case 'mapValue':
      return { mapValue: { fields: normalizeMap(content, depth) } };
    default:
      throw invalid(`Unknown type of value: ${kind}`);
  }
}

/** The fields of a document, checked and normalised. */
export function normalizeFields(json: Json | undefined, depth = 0): JsonObject {
  if (json === undefined || json === null) return {};
  if (!isObject(json)) throw invalid('Fields must be an object.');
  const fields: JsonObject = {};
  for (const [name, value] of Object.entries(json)) {
    checkMapFieldName(name, false);
    fields[name] = normalizeValue(value, depth + 1);
  }
  return fields;
}

/** A finite number, or "NaN", "Infinity", "-Infinity" or "-0", which JSON numbers cannot express. */
export function doubleValueOf(value: number): JsonObject {
  const isSpecial = !Number.isFinite(value) || Object.is(value, -0);
  return { doubleValue: isSpecial ? (Object.is(value, -0) ? '-0' : String(value)) : value };
}

function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message);
}

function normalizeInteger(content: Json | undefined): string {
  const text = String(content);
  const value = /^-?\d+$/.test(text) ? BigInt(text) : undefined;
  if (value === undefined || value < -INT64_LIMIT || value >= INT64_LIMIT) {
    throw invalid(`Invalid integer: ${text}`);
  }
  return String(value);
}

function normalizeDouble(content: Json | undefined): JsonObject[string] {
  const value = content === 'NaN' ? Number.NaN : Number(content);
  const isNumber = typeof content === 'number' || (typeof content === 'string' && content.trim() !== '');
  if (!isNumber || (Number.isNaN(value) && content !== 'NaN' && typeof content === 'string')) {
    throw invalid(`Invalid double: ${String(content)}`);
  }
  return doubleValueOf(value).doubleValue;
}

function checkedText(content: Json | undefined): string {
  if (typeof content !== 'string') throw invalid('A stringValue must be text.');
  if (content.length * 3 > MAX_VALUE_BYTES && Buffer.byteLength(content) > MAX_VALUE_BYTES) {
    throw invalid(`The value of a property is longer than ${MAX_VALUE_BYTES} bytes.`);
  }
  return content;
}

function normalizeBytes(content: Json | undefined): string {
  const text = typeof content === 'string' ? content : '';
  if (typeof content !== 'string' || !/^[A-Za-z0-9+/_-]*={0,2}$/.test(text)) {
    throw invalid('A bytesValue must be base64.');
  }
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length > MAX_VALUE_BYTES) {
    throw invalid(`The value of a property is longer than ${MAX_VALUE_BYTES} bytes.`);
  }
  return bytes.toString('base64');
}

function checkedReference(content: Json | undefined): string {
  if (typeof content !== 'string') throw invalid(`Invalid reference: ${String(content)}`);
  parseDocumentName(content);
  return content;
}

function normalizePoint(content: Json | undefined): JsonObject {
  const point = isObject(content) ? content : {};
  const latitude = Number(point.latitude ?? 0);
  const longitude = Number(point.longitude ?? 0);
  if (!(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180)) {
    throw invalid('A geo point must lie within 90 degrees of latitude and 180 of longitude.');
  }
  return { latitude, longitude };
}

function normalizeElements(content: Json | undefined, depth: number): JsonObject[] {
  const list = isObject(content) ? (content.values ?? []) : [];
  if (!Array.isArray(list)) throw invalid('The values of an array must be a list.');
  return list.map((element) => {
    if (isObject(element) && element.arrayValue !== undefined) {
      throw invalid('Cannot convert an array value in an array value.');
    }
    return normalizeValue(element, depth + 1);
  });
}

function normalizeMap(content: Json | undefined, depth: number): JsonObject {
  const source = isObject(content) ? content.fields : undefined;
  if (isObject(source) && Object.hasOwn(source, '__type__')) return normalizeVector(source);
  return normalizeFields(source, depth);
}

function normalizeVector(source: JsonObject): JsonObject {
  const type = normalizeValue(source.__type__);
  const value = normalizeValue(source.value);
  const array = isObject(value.arrayValue) ? value.arrayValue.values : undefined;
  const elements = Array.isArray(array) ? array : undefined;
  const isWellFormed = type.stringValue === VECTOR_MARK && Object.keys(source).length === 2 && elements;
  if (!isWellFormed || !elements.every((element) => isObject(element) && 'doubleValue' in element)) {
    throw invalid('A map with __type__ must be a vector of doubles.');
  }
  if (elements.length > MAX_VECTOR_LENGTH) {
    throw invalid(`A vector has at most ${MAX_VECTOR_LENGTH} dimensions.`);
  }
  return { __type__: type, value };
}
