import descriptor from '@google-cloud/firestore/build/protos/v1.json';
import { fromProto3JSON, toProto3JSON } from 'proto3-json-serializer';
import protobuf from 'protobufjs';
import type { Json, JsonObject } from '../../../shared/json';

const PACKAGE = 'google.firestore.v1';

/** Looks up a message type of google.firestore.v1 (or a full name with a leading dot). */
export function messageType(name: string): protobuf.Type {
  return name.includes('.') ? root.lookupType(name) : root.lookupType(`${PACKAGE}.${name}`);
}

/** The Firestore service as described by the published protos. */
export function firestoreService(): protobuf.Service {
  return root.lookupService(`${PACKAGE}.Firestore`);
}

const root = loadRoot();

function loadRoot(): protobuf.Root {
  const loaded = protobuf.Root.fromJSON(descriptor as protobuf.INamespace);
  // The SDKs send Write.verify in transactions although the published description lacks it.
  const write = loaded.lookupType(`${PACKAGE}.Write`);
  if (!write.fields.verify) {
    const verify = new protobuf.Field('verify', 5, 'string');
    write.add(verify);
    write.oneofs.operation?.add(verify);
  }
  loaded.resolveAll();
  return loaded;
}

/** Decodes a message to ProtoJSON in the spelling the browser uses. Throws on malformed bytes. */
export function decodeMessage(type: protobuf.Type, bytes: Uint8Array): JsonObject {
  const json = toProto3JSON(type.decode(bytes) as unknown as Parameters<typeof toProto3JSON>[0]) as Json;
  return canonical(json) as JsonObject;
}

/** Encodes ProtoJSON. Throws when the object does not fit the type. */
export function encodeMessage(type: protobuf.Type, message: JsonObject): Buffer {
  // The serializer brings typings of its own copy of protobufjs; at run time there is one copy.
  const json = message as Parameters<typeof fromProto3JSON>[1];
  const built = fromProto3JSON(type as unknown as Parameters<typeof fromProto3JSON>[0], json);
  return Buffer.from(type.encode(built as unknown as protobuf.Message).finish());
}

/** JSON cannot hold −0, and the serializer spells null differently from the web SDK: settle on one spelling. */
function canonical(value: Json): Json {
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : value;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) value[i] = canonical(value[i] ?? null);
    return value;
  }
  if (value === null || typeof value !== 'object') return value;
  for (const [key, child] of Object.entries(value)) {
    if (child === undefined) continue;
    if (child === null) value[key] = key === 'nullValue' ? 'NULL_VALUE' : null;
    else if (typeof child === 'object' || typeof child === 'number') value[key] = canonical(child);
  }
  return value;
}
