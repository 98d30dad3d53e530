import type { Socket } from 'node:net';
import { Server, ServerCredentials, type UntypedServiceImplementation } from '@grpc/grpc-js';
import type { FirestoreBackend, RpcMethod } from '../../backend';
import { serveAfterGoodbye, withHttp2Server } from './client-goodbye';
import { duplexHandler, serverStreamHandler, unaryHandler } from './handlers';
import { firestoreService } from './protos';
import { renewSessions } from './renew-sessions';
import { firestoreServiceDefinition } from './service-definition';

/** Well above the size that we refuse with the service's message; beyond it the library hangs up. */
const MAX_MESSAGE_BYTES = 32 * 1024 * 1024;

export interface GrpcServer {
  accept(socket: Socket): void;
  close(): void;
}

/** gRPC without a port of its own: the listening server hands in the connections. */
export function createGrpcServer(backend: FirestoreBackend): GrpcServer {
  const server = new Server({
    'grpc.max_receive_message_length': MAX_MESSAGE_BYTES,
    'grpc.max_send_message_length': -1,
    // We do not read the statistics that this would collect for every call.
    'grpc.enable_channelz': 0,
  });
  server.addService(firestoreServiceDefinition(), implementation(backend));
  const credentials = ServerCredentials.createInsecure();
  const injector = withHttp2Server(
    () => server.createConnectionInjector(credentials),
    (http2Server) => {
      serveAfterGoodbye(http2Server);
      renewSessions(http2Server);
    },
  );
  return {
    accept: (socket) => injector.injectConnection(socket),
    close: () => {
      injector.destroy();
      server.forceShutdown();
    },
  };
}

function implementation(backend: FirestoreBackend): UntypedServiceImplementation {
  const handlers: UntypedServiceImplementation = {
    Listen: duplexHandler((caller, sink) => backend.openListen(caller, sink)),
    Write: duplexHandler((caller, sink) => backend.openWrite(caller, sink)),
  };
  for (const method of firestoreService().methodsArray) {
    if (method.requestStream) continue;
    const rpc = method.name as RpcMethod;
    handlers[method.name] = method.responseStream
      ? serverStreamHandler(backend, rpc)
      : unaryHandler(backend, rpc);
  }
  return handlers;
}
