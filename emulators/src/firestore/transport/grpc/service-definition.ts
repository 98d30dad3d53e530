import type { MethodDefinition, ServiceDefinition } from '@grpc/grpc-js';
import type { JsonObject } from '../../../shared/json';
import { MAX_REQUEST_BYTES } from '../request-size';
import { decodeMessage, encodeMessage, firestoreService, messageType } from './protos';

/** Stands for a request that was too large to be read; a refusal thrown here would lose its code. */
export const TOO_LARGE: JsonObject = {};

type JsonMethod = MethodDefinition<JsonObject, JsonObject>;

/** The service for grpc-js, made by hand: its messages are ProtoJSON objects, bytes only on the wire. */
export function firestoreServiceDefinition(): ServiceDefinition {
  const methods: Record<string, JsonMethod> = {};
  for (const method of firestoreService().methodsArray) {
    const request = messageType(method.requestType);
    const response = messageType(method.responseType);
    const encode = (message: JsonObject) => encodeMessage(response, message);
    methods[method.name] = {
      path: `/google.firestore.v1.Firestore/${method.name}`,
      requestStream: method.requestStream === true,
      responseStream: method.responseStream === true,
      requestSerialize: (message) => encodeMessage(request, message),
      requestDeserialize: (bytes) =>
        bytes.length > MAX_REQUEST_BYTES ? TOO_LARGE : decodeMessage(request, bytes),
      responseSerialize: method.name === 'Listen' ? once(encode) : encode,
      responseDeserialize: (bytes) => decodeMessage(response, bytes),
    };
  }
  return methods;
}

/** Listeners to the same data are sent the same objects, so each is encoded only once. */
function once(encode: (message: JsonObject) => Buffer): (message: JsonObject) => Buffer {
  const known = new WeakMap<JsonObject, Buffer>();
  return (message) => {
    const bytes = known.get(message) ?? encode(message);
    known.set(message, bytes);
    return bytes;
  };
}
