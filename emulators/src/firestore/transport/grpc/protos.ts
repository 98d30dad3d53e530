import descriptor from '@google-cloud/firestore/build/protos/v1.json';
import protobuf from 'protobufjs';
import type { JsonObject } from '../../../shared/json';
import { readMessage, writeMessage } from './message-codec';

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
  // The SDKs send Write.verify in transactions, although the published description lacks it.
  const write = loaded.lookupType(`${PACKAGE}.Write`);
  if (!write.fields.verify) {
    const verify = new protobuf.Field('verify', 5, 'string');
    write.add(verify);
    write.oneofs.operation?.add(verify);
  }
  loaded.resolveAll();
  return loaded;
}

/** Decodes a message to ProtoJSON in the spelling the browser uses. @throws Error for malformed bytes */
export function decodeMessage(type: protobuf.Type, bytes: Uint8Array): JsonObject {
  const reader = protobuf.Reader.create(bytes);
  return readMessage(type, reader, reader.len);
}

/** Encodes ProtoJSON. @throws Error when the object does not fit the type */
export function encodeMessage(type: protobuf.Type, message: JsonObject): Buffer {
  const writer = protobuf.Writer.create();
  writeMessage(type, writer, message);
  const { buffer, byteOffset, byteLength } = writer.finish();
  return Buffer.from(buffer, byteOffset, byteLength);
}
