import protobuf, { type Field, type Reader, type Writer } from 'protobufjs';
import type { Json, JsonObject } from '../../../shared/json';
import { type Codec, checkEnd, objectIn, readEnd, SIZED } from './codec';
import { type FieldCodec, listField, mapField, singleField } from './field-codecs';
import { enumCodec, SCALAR_CODECS } from './scalar-codecs';
import { wellKnownCodec } from './well-known-codecs';

/** The protobuf library's limit; documents are never that deep. */
const MAX_DEPTH = 100;

interface MessageFields {
  readonly byId: readonly (FieldCodec | undefined)[];
  readonly byName: ReadonlyMap<string, FieldCodec>;
}

/** Reads the fields of a message up to `end`. @throws Error for malformed bytes */
export function readMessage(type: protobuf.Type, reader: Reader, end: number, depth = 0): JsonObject {
  if (depth > MAX_DEPTH) throw new Error(`Messages are nested more than ${MAX_DEPTH} levels deep.`);
  const { byId } = fieldsOf(type);
  const message: JsonObject = {};
  while (reader.pos < end) {
    const tag = reader.uint32();
    const field = byId[tag >>> 3];
    if (field?.accepts(tag & 7)) field.read(message, reader, tag & 7, depth);
    else reader.skipType(tag & 7);
  }
  checkEnd(reader, end);
  return message;
}

/** Writes the fields that the type knows. @throws Error for values that do not fit */
export function writeMessage(type: protobuf.Type, writer: Writer, value: Json): void {
  const { byName } = fieldsOf(type);
  const message = objectIn(value, type.name);
  for (const name of Object.keys(message)) {
    const content = message[name];
    if (content !== undefined) byName.get(name)?.write(writer, content);
  }
}

const known = new WeakMap<protobuf.Type, MessageFields>();

/** Built when the first message of a type arrives, because types contain each other. */
function fieldsOf(type: protobuf.Type): MessageFields {
  const found = known.get(type);
  if (found) return found;
  const byId: FieldCodec[] = [];
  const byName = new Map<string, FieldCodec>();
  for (const field of type.fieldsArray) {
    const codec = fieldCodec(field);
    byId[field.id] = codec;
    byName.set(field.name, codec);
  }
  const fields = { byId, byName };
  known.set(type, fields);
  return fields;
}

function fieldCodec(field: Field): FieldCodec {
  const codec = valueCodec(field.resolve());
  if (field.map) return mapField(field, codec);
  return field.repeated ? listField(field, codec) : singleField(field, codec);
}

/** The codec of a field itself, of a list's elements or of a map's values. */
function valueCodec({ resolvedType, type }: Field): Codec {
  if (resolvedType instanceof protobuf.Type) {
    const plain = messageCodec(resolvedType);
    return wellKnownCodec(resolvedType.fullName, plain) ?? plain;
  }
  if (resolvedType) return enumCodec(resolvedType);
  const codec = SCALAR_CODECS[type];
  if (!codec) throw new Error(`No message of the service is known to contain a ${type}.`);
  return codec;
}

function messageCodec(type: protobuf.Type): Codec {
  return {
    wireType: SIZED,
    blank: () => ({}),
    read: (reader, depth) => readMessage(type, reader, readEnd(reader), depth + 1),
    write(writer, value) {
      writer.fork();
      writeMessage(type, writer, value);
      writer.ldelim();
    },
  };
}
