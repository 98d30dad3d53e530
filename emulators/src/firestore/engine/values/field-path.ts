import { isObject, type JsonObject } from '../../../shared/json';
import { StatusError } from '../../../shared/status-error';
import { fieldsOf } from './proto-value';

/** A parsed field path; `text` is its canonical spelling. */
export interface FieldPath {
  readonly text: string;
  readonly segments: readonly string[];
}

const SIMPLE = /^[A-Za-z_][A-Za-z_0-9]*$/;
const MAX_NAME_BYTES = 1500;
export const DOCUMENT_NAME = '__name__';

/** Parses `a.b.\`c d\``; INVALID_ARGUMENT when malformed, empty or reserved. */
export function parseFieldPath(text: string): FieldPath {
  const segments: string[] = [];
  let at = 0;
  for (;;) {
    const [segment, next] = text[at] === '`' ? quotedSegment(text, at) : plainSegment(text, at);
    segments.push(segment);
    if (next === text.length) break;
    if (text[next] !== '.') throw invalidPath(text);
    at = next + 1;
  }
  checkSegments(segments, text);
  return fieldPathOf(segments);
}

export function fieldPathOf(segments: readonly string[]): FieldPath {
  return { segments, text: segments.map(quoteSegment).join('.') };
}

function quoteSegment(segment: string): string {
  return SIMPLE.test(segment) ? segment : `\`${segment.replace(/[\\`]/g, '\\$&')}\``;
}

function plainSegment(text: string, from: number): [string, number] {
  const dot = text.indexOf('.', from);
  const end = dot === -1 ? text.length : dot;
  const segment = text.slice(from, end);
  if (segment === '' || /[`\\[\]*/~]/.test(segment)) throw invalidPath(text);
  return [segment, end];
}

function quotedSegment(text: string, from: number): [string, number] {
  let segment = '';
  for (let i = from + 1; i < text.length; i++) {
    const char = text[i];
    if (char === '`') {
      if (segment === '') throw invalidPath(text);
      return [segment, i + 1];
    }
    if (char === '\\') i++;
    segment += text[i] ?? '';
  }
  throw invalidPath(text);
}

function checkSegments(segments: readonly string[], text: string): void {
  for (const [i, segment] of segments.entries()) {
    checkFieldName(segment, segments.length === 1 && i === 0 && segment === DOCUMENT_NAME, text);
  }
}

function checkFieldName(name: string, isAllowedReserved: boolean, context: string): void {
  if (name === '') throw new StatusError('INVALID_ARGUMENT', 'Field names must not be empty.');
  if (/^__.*__$/s.test(name) && !isAllowedReserved) {
    throw new StatusError('INVALID_ARGUMENT', `Field name "${name}" in "${context}" is reserved.`);
  }
  if (Buffer.byteLength(name) > MAX_NAME_BYTES) {
    throw new StatusError('INVALID_ARGUMENT', `A field name is longer than ${MAX_NAME_BYTES} bytes.`);
  }
}

/** Checks the name of a field in a stored map. */
export function checkMapFieldName(name: string, isVectorMark: boolean): void {
  checkFieldName(name, isVectorMark, name);
}

function invalidPath(text: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', `Invalid field path: "${text}"`);
}

/** The value at a path; undefined when it or a map on the way is missing. */
export function valueAt(fields: JsonObject, segments: readonly string[]): JsonObject | undefined {
  let map: JsonObject | undefined = fields;
  let value: JsonObject | undefined;
  for (const segment of segments) {
    if (!map || !Object.hasOwn(map, segment)) return undefined;
    const next: JsonObject[string] = map[segment];
    if (!isObject(next)) return undefined;
    value = next;
    map = fieldsOf(next);
  }
  return value;
}

/** A copy of `fields` with the value at the path replaced, or removed when `value` is undefined. */
export function withValueAt(
  fields: JsonObject,
  segments: readonly string[],
  value: JsonObject | undefined,
): JsonObject {
  const [first, ...rest] = segments;
  if (first === undefined) return fields;
  const copy = { ...fields };
  const current = Object.hasOwn(copy, first) ? copy[first] : undefined;
  if (rest.length === 0) {
    if (value === undefined) delete copy[first];
    else copy[first] = value;
    return copy;
  }
  const inner = isObject(current) ? fieldsOf(current) : undefined;
  if (inner === undefined && value === undefined) return fields;
  copy[first] = { mapValue: { fields: withValueAt(inner ?? {}, rest, value) } };
  return copy;
}
