import type { Field, Reader, Writer } from 'protobufjs';
import type { Json, JsonObject } from '../../../shared/json';
import { type Codec, checkEnd, objectIn, readEnd, SIZED } from './codec';
import { TEXT } from './scalar-codecs';

/** A field of a message. */
export interface FieldCodec {
  accepts(wireType: number): boolean;
  /** Reads a value, or some more of them, into the message. */
  read(message: JsonObject, reader: Reader, wireType: number, depth: number): void;
  /** Writes tag and value, or every element with its tag. */
  write(writer: Writer, value: Json): void;
}

export function singleField({ name, id }: Field, codec: Codec): FieldCodec {
  const tag = tagOf(id, codec.wireType);
  return {
    accepts: (wireType) => wireType === codec.wireType,
    read(message, reader, _wireType, depth) {
      message[name] = codec.read(reader, depth);
    },
    write(writer, value) {
      if (value === null && !codec.isNullable) return;
      codec.write(writer.uint32(tag), value);
    },
  };
}

/** Numbers come packed, all after one tag, or each after its own. */
export function listField({ name, id }: Field, codec: Codec): FieldCodec {
  const isPacked = codec.wireType !== SIZED;
  const tag = tagOf(id, SIZED);
  return {
    accepts: (wireType) => wireType === codec.wireType || wireType === SIZED,
    read(message, reader, wireType, depth) {
      const known = message[name];
      const list = Array.isArray(known) ? known : [];
      message[name] = list;
      if (wireType === codec.wireType) {
        list.push(codec.read(reader, depth));
        return;
      }
      const end = readEnd(reader);
      while (reader.pos < end) list.push(codec.read(reader, depth));
      checkEnd(reader, end);
    },
    write(writer, value) {
      if (value === null) return;
      if (!Array.isArray(value)) throw new Error(`${name} must be a list.`);
      if (value.length === 0) return;
      if (isPacked) writer.uint32(tag).fork();
      for (const element of value) codec.write(isPacked ? writer : writer.uint32(tag), element);
      if (isPacked) writer.ldelim();
    },
  };
}

const KEY_TAG = tagOf(1, SIZED);

/** On the wire a map is a list of entries. All maps of the service have text keys. */
export function mapField({ name, id }: Field, codec: Codec): FieldCodec {
  const tag = tagOf(id, SIZED);
  const valueTag = tagOf(2, codec.wireType);
  return {
    accepts: (wireType) => wireType === SIZED,
    read(message, reader, _wireType, depth) {
      const map = objectIn(message[name] ?? {}, name);
      message[name] = map;
      const end = readEnd(reader);
      let key = '';
      let value: Json | undefined;
      while (reader.pos < end) {
        const found = reader.uint32();
        if (found === KEY_TAG) key = TEXT.read(reader);
        else if (found === valueTag) value = codec.read(reader, depth);
        else reader.skipType(found & 7);
      }
      checkEnd(reader, end);
      setEntry(map, key, value ?? codec.blank());
    },
    write(writer, value) {
      if (value === null) return;
      for (const [key, content] of Object.entries(objectIn(value, name))) {
        if (content === undefined) continue;
        writer.uint32(tag).fork().uint32(KEY_TAG).string(key).uint32(valueTag);
        codec.write(writer, content);
        writer.ldelim();
      }
    },
  };
}

function setEntry(map: JsonObject, key: string, value: Json): void {
  // An assignment would replace the prototype and lose the entry.
  if (key === '__proto__') Object.defineProperty(map, key, { value, enumerable: true });
  else map[key] = value;
}

function tagOf(id: number, wireType: number): number {
  return (id << 3) | wireType;
}
