import type {
  Metadata,
  ServerDuplexStream,
  ServerUnaryCall,
  ServerWritableStream,
  ServiceError,
  sendUnaryData,
} from '@grpc/grpc-js';
import type { Caller } from '../../../shared/caller';
import type { JsonObject } from '../../../shared/json';
import { StatusError } from '../../../shared/status-error';
import type { FirestoreBackend, RpcMethod, StreamHandle, StreamSink } from '../../backend';
import { callerFromHeader } from '../caller-from-header';
import { failureOf } from '../failure';
import { requestTooLarge } from '../request-size';
import { TOO_LARGE } from './service-definition';

type OpenStream = (caller: Caller, sink: StreamSink) => StreamHandle;
type UnaryCall = ServerUnaryCall<JsonObject, JsonObject>;
type WritableCall = ServerWritableStream<JsonObject, JsonObject>;
type DuplexCall = ServerDuplexStream<JsonObject, JsonObject>;

/** Status texts travel in a header; clients refuse large ones. */
const MAX_DETAILS_CHARS = 4_000;
/** Messages queued for a client that has stopped reading would fill the memory. */
const STALLED_MS = 60_000;
const STALLED = 'The client has not read its stream for a minute.';

export function unaryHandler(backend: FirestoreBackend, method: RpcMethod) {
  return (call: UnaryCall, callback: sendUnaryData<JsonObject>): void => {
    run(backend, method, call)
      .then((messages) => callback(null, messages[0] ?? {}))
      .catch((error: unknown) => callback(grpcError(error)));
  };
}

export function serverStreamHandler(backend: FirestoreBackend, method: RpcMethod) {
  return (call: WritableCall): void => {
    call.on('error', () => undefined);
    run(backend, method, call)
      .then((messages) => {
        for (const message of messages) call.write(message);
        call.end();
      })
      .catch((error: unknown) => call.emit('error', grpcError(error)));
  };
}

export function duplexHandler(open: OpenStream) {
  return (call: DuplexCall): void => {
    let isOver = false;
    let handle: StreamHandle | undefined;
    const finish = (error?: unknown) => {
      if (isOver) return;
      isOver = true;
      if (error === undefined) call.end();
      else call.emit('error', grpcError(error));
    };
    const release = () => {
      isOver = true;
      clearTimeout(stalled);
      handle?.close();
      handle = undefined;
    };
    let stalled: NodeJS.Timeout | undefined;
    const send = (message: JsonObject) => {
      if (isOver || call.write(message)) return;
      stalled ??= setTimeout(
        () => finish(new StatusError('RESOURCE_EXHAUSTED', STALLED)),
        STALLED_MS,
      ).unref();
    };
    call.on('drain', () => {
      clearTimeout(stalled);
      stalled = undefined;
    });
    const sink: StreamSink = { send, end: finish };
    call.on('data', (message: JsonObject) => {
      if (isOver) return;
      try {
        handle ??= open(callerOf(call.metadata), sink);
        handle.receive(readable(message));
      } catch (error) {
        finish(error);
      }
    });
    call.on('end', () => {
      finish();
      release();
    });
    call.on('cancelled', release);
    call.on('error', release);
  };
}

async function run(
  backend: FirestoreBackend,
  method: RpcMethod,
  call: UnaryCall | WritableCall,
): Promise<JsonObject[]> {
  return backend.call(method, readable(call.request), callerOf(call.metadata));
}

/** @throws StatusError when the request was too large to be read */
function readable(message: JsonObject): JsonObject {
  if (message === TOO_LARGE) throw requestTooLarge();
  return message;
}

function callerOf(metadata: Metadata): Caller {
  return callerFromHeader(metadata.get('authorization')[0]?.toString());
}

function grpcError(error: unknown): Pick<ServiceError, 'code' | 'details' | 'name' | 'message'> {
  const failure = failureOf(error);
  const details = failure.message.slice(0, MAX_DETAILS_CHARS);
  return { name: failure.status, message: details, code: failure.code, details };
}
