import { createServer, type Server, type Socket } from 'node:net';
import type { FirestoreBackend } from '../backend';
import type { DocumentTriggers } from '../triggers/document-triggers';
import type { AdminHost } from './admin/admin-host';
import type { GrpcServer } from './grpc/grpc-server';
import { createHttpServer } from './http/http-server';
import { sniffProtocol } from './one-port';
import type { ChannelTiming } from './webchannel/back-channel';
import { ChannelRegistry, DEFAULT_TIMING } from './webchannel/channel-registry';

export interface FirestoreServerOptions {
  readonly backend: FirestoreBackend;
  readonly triggers: DocumentTriggers;
  readonly timing?: ChannelTiming;
  onShutdownRequest?(): void;
}

export interface FirestoreServer {
  /** Listens on one address; call it once per address. Resolves with the port. @throws the listen error */
  listen(host: string, port: number): Promise<number>;
  /** Hangs up on every client and closes the ports. */
  close(): Promise<void>;
}

/** The Firestore service on TCP: gRPC, WebChannel, REST and the emulator's own endpoints on one port. */
export function createFirestoreServer(options: FirestoreServerOptions): FirestoreServer {
  const sockets = new Set<Socket>();
  const listeners: Server[] = [];
  const channels = new ChannelRegistry(options.timing ?? DEFAULT_TIMING);
  const dropConnections = () => {
    for (const socket of sockets) socket.destroy();
  };
  const host: AdminHost = {
    backend: options.backend,
    triggers: options.triggers,
    channels,
    dropConnections,
    shutdown: () => options.onShutdownRequest?.(),
  };
  const http = createHttpServer(host);
  let grpc: Promise<GrpcServer> | undefined;
  /** Loaded on first use: it takes a tenth of a second and ten megabytes, and browsers do not need it. */
  const loadGrpc = () => {
    grpc ??= import('./grpc/grpc-server').then(({ createGrpcServer }) => createGrpcServer(options.backend));
    return grpc;
  };

  const accept = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    sniffProtocol(socket, {
      http1: (raw) => void http.emit('connection', raw),
      http2: (raw) => void loadGrpc().then((server) => raw.destroyed || server.accept(raw)),
    });
  };

  return {
    async listen(address, port) {
      const listener = createServer(accept);
      await new Promise<void>((resolve, reject) => {
        listener.once('error', reject);
        listener.listen(port, address, () => resolve());
      });
      listeners.push(listener);
      const bound = listener.address();
      return typeof bound === 'object' && bound !== null ? bound.port : port;
    },
    async close() {
      channels.close();
      (await grpc)?.close();
      dropConnections();
      await Promise.all(listeners.map((listener) => new Promise((resolve) => listener.close(resolve))));
    },
  };
}
