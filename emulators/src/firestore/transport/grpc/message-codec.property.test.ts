import fc from 'fast-check';
import { fromProto3JSON, toProto3JSON } from 'proto3-json-serializer';
import protobuf from 'protobufjs';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../shared/json';
import { decodeMessage, encodeMessage, firestoreService, messageType } from './protos';

// The serializer brings typings of its own copy of protobufjs; at run time there is one copy.
type Serialized = Parameters<typeof toProto3JSON>[0];
type SerializedType = Parameters<typeof fromProto3JSON>[0];

/** How the published serializer decodes bytes, in the spelling of the web SDK. */
function decodedByLibrary(type: protobuf.Type, bytes: Uint8Array): Json {
  return webSpelling(toProto3JSON(type.decode(bytes) as unknown as Serialized) as Json);
}

function encodedByLibrary(type: protobuf.Type, json: JsonObject): Uint8Array {
  const message = fromProto3JSON(
    type as unknown as SerializedType,
    json as Parameters<typeof fromProto3JSON>[1],
  );
  return type.encode(message as unknown as protobuf.Message).finish();
}

/** −0 and null as the web SDK has them, and no empty maps, which the library adds wherever one is possible. */
function webSpelling(value: Json | undefined, key = ''): Json {
  if (value === null || value === undefined) return key === 'nullValue' ? 'NULL_VALUE' : null;
  if (Object.is(value, -0)) return '-0';
  if (Array.isArray(value)) return value.map((element) => webSpelling(element));
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([name, child]) => !MAPS.has(name) || !isEmpty(child));
  return Object.fromEntries(entries.map(([name, child]) => [name, webSpelling(child, name)]));
}

const MAPS = new Set(['aggregateFields', 'fields', 'labels']);

function isEmpty(value: Json | undefined): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/** Explained queries and details of errors, which the stand-in neither sends nor reads. */
const UNUSED = /^\.google\.protobuf\.(Any|Duration|FieldMask|ListValue|Struct|Value)$/;
const MAX_DEPTH = 8;

const text = fc.string({ unit: 'binary', maxLength: 12 });
const SCALARS: Readonly<Record<string, fc.Arbitrary<Json>>> = {
  string: text,
  bytes: fc.uint8Array({ maxLength: 9 }).map((bytes) => Buffer.from(bytes).toString('base64')),
  bool: fc.boolean(),
  double: fc.double().map((value) => webSpelling(Number.isFinite(value) ? value : String(value))),
  int32: fc.integer(),
  int64: fc
    .oneof(
      fc.bigInt(-(1n << 63n), (1n << 63n) - 1n),
      fc.bigInt(-9n, 9n),
      fc.bigInt((1n << 53n) - 2n, (1n << 53n) + 2n),
    )
    .map(String),
};
const timestamp = fc
  .tuple(
    fc.integer({ min: -62_135_596_800, max: 253_402_300_799 }),
    fc.constantFrom('000', '000001', '123456789'),
  )
  .map(([seconds, digits]) => `${new Date(seconds * 1000).toISOString().slice(0, 19)}.${digits}Z`);

/** Any ProtoJSON of a type, derived from its description. */
function messageOf(type: protobuf.Type, depth = 0): fc.Arbitrary<Json> {
  if (type.fullName === '.google.protobuf.Timestamp') return timestamp;
  const wrapped = /^\.google\.protobuf\.(Int32|Int64|Double)Value$/.exec(type.fullName)?.[1];
  if (wrapped) return SCALARS[wrapped.toLowerCase()] ?? fc.constant(0);
  const fields = type.fieldsArray.filter((field) => {
    const { resolvedType } = field.resolve();
    return (
      !(resolvedType instanceof protobuf.Type) || (depth < MAX_DEPTH && !UNUSED.test(resolvedType.fullName))
    );
  });
  const names = fields.map(({ name }) => name);
  return fc
    .uniqueArray(fc.constantFrom(...names, ''), { maxLength: depth < 2 ? 4 : 2 })
    .filter((chosen) =>
      type.oneofsArray.every(({ oneof }) => oneof.filter((one) => chosen.includes(one)).length < 2),
    )
    .chain((chosen) =>
      fc.record(
        Object.fromEntries(
          fields
            .filter(({ name }) => chosen.includes(name))
            .map((field) => [field.name, fieldOf(field, depth + 1)]),
        ),
        { noNullPrototype: true },
      ),
    );
}

function fieldOf(field: protobuf.Field, depth: number): fc.Arbitrary<Json> {
  const { resolvedType } = field;
  const value =
    resolvedType instanceof protobuf.Type
      ? messageOf(resolvedType, depth)
      : resolvedType
        ? fc.constantFrom(...Object.keys(resolvedType.values))
        : (SCALARS[field.type] ?? fc.constant(0));
  if (field.map) return fc.dictionary(text, value, { maxKeys: 3, noNullPrototype: true });
  return field.repeated ? fc.array(value, { minLength: 1, maxLength: 3 }) : value;
}

const TYPES = [
  ...new Set(
    firestoreService().methodsArray.flatMap(({ requestType, responseType }) => [requestType, responseType]),
  ),
];

describe('messages of the service', () => {
  it.each(TYPES)('%s is read and written as by the published serializer', (name) => {
    const type = messageType(name.startsWith('google.') ? `.${name}` : name);
    fc.assert(
      fc.property(messageOf(type), (json) => {
        const message = json as JsonObject;
        const bytes = encodedByLibrary(type, message);
        const expected = decodedByLibrary(type, bytes);
        expect(webSpelling(decodeMessage(type, Buffer.from(bytes)))).toEqual(expected);
        expect(decodedByLibrary(type, encodeMessage(type, message))).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  it('never do anything worse than throw for bytes that are not a message', () => {
    const type = messageType('CommitRequest');
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        try {
          expect(decodeMessage(type, Buffer.from(bytes))).toBeTypeOf('object');
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('throw when they are cut off anywhere', () => {
    const type = messageType('CommitRequest');
    const fields = { a: { mapValue: { fields: { b: { stringValue: 'text' } } } } };
    const whole = encodeMessage(type, { writes: [{ update: { name: 'n', fields } }] });
    for (let length = 1; length < whole.length; length++) {
      expect(() => decodeMessage(type, whole.subarray(0, length))).toThrow();
    }
  });
});
