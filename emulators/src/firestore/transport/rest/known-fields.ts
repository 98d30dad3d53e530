import protobuf from 'protobufjs';
import { isObject, type Json, type JsonObject } from '../../../shared/json';
import { StatusError } from '../../../shared/status-error';

/** The protobuf library's limit; documents are never that deep. */
const MAX_DEPTH = 100;

/**
 * The body with each field under its JSON name; proto names (`structured_query`) are accepted too.
 *
 * @throws StatusError INVALID_ARGUMENT for a field that the message type does not have, as Google answers: ignored
 * silently, a misspelt `orderBy` would give unordered rows, and a misspelt precondition would not apply
 */
export function withKnownFields(type: protobuf.Type, message: JsonObject): JsonObject {
  return checkedMessage(type, message, '', 0);
}

function checkedMessage(type: protobuf.Type, message: JsonObject, path: string, depth: number): JsonObject {
  if (depth > MAX_DEPTH) throw invalid(`Messages are nested more than ${MAX_DEPTH} levels deep.`);
  const checked: JsonObject = {};
  for (const [given, content] of Object.entries(message)) {
    const name = type.fields[given] ? given : camelCase(given);
    const field = Object.hasOwn(type.fields, name) ? type.fields[name] : undefined;
    if (!field) {
      const where = path === '' ? '' : ` at '${path}'`;
      throw invalid(`Invalid JSON payload received. Unknown name "${given}"${where}: Cannot find field.`);
    }
    const inner = path === '' ? name : `${path}.${name}`;
    checked[name] = checkedField(field, content, inner, depth);
  }
  return checked;
}

function checkedField(field: protobuf.Field, content: Json | undefined, path: string, depth: number): Json {
  const type = field.resolve().resolvedType;
  // Timestamps and wrappers are plain values in JSON.
  const isPlain = !(type instanceof protobuf.Type) || type.fullName.startsWith('.google.protobuf.');
  if (content === undefined) return null;
  if (isPlain || typeof content !== 'object' || content === null) return content;
  const element = (value: Json | undefined, elementPath: string): Json =>
    isObject(value) ? checkedMessage(type, value, elementPath, depth + 1) : (value ?? null);
  if (Array.isArray(content)) return content.map((value, i) => element(value, `${path}[${i}]`));
  if (!field.map) return element(content, path);
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, element(value, `${path}.${key}`)]),
  );
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}

function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message);
}
