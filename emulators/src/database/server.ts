import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { HttpError, httpErrorOf } from './rest/http-error';
import { readNamespaceName } from './rest/request';
import { handleHttp } from './rest/router';
import type { DatabaseCaller } from './store/caller';
import { Databases } from './store/databases';
import { Triggers } from './triggers/triggers';
import { Connection } from './wire/connection';
import { callerOfHttp } from './wire/credentials';

export interface ServerOptions {
  readonly host: string;
  readonly port: number;
  /** host:port of the Functions emulator */
  readonly functionsHost?: string;
  /** Folder for durable data; without it data lives as long as the process. */
  readonly dataFolder?: string;
  /** How often silent clients are probed, milliseconds. */
  readonly probeEveryMs?: number;
}

const PROBE_EVERY_MS = 30_000;
const KEEP_ALIVE_MS = 65_000;
const MAX_FRAME_BYTES = 16 * 1024 * 1024;

/** The Realtime Database stand-in: REST, event streams and WebSocket on one port. */
export class DatabaseServer {
  private readonly triggers: Triggers;
  private readonly databases: Databases;
  private readonly http: Server;
  private readonly sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES });
  private readonly connections = new Set<Connection>();
  private readonly probe: NodeJS.Timeout;

  constructor(private readonly options: ServerOptions) {
    this.triggers = new Triggers(options.functionsHost);
    const folder = options.dataFolder === undefined ? undefined : { path: options.dataFolder };
    this.databases = new Databases({ folder, onCommit: this.triggers.onCommit });
    const context = { databases: this.databases, triggers: this.triggers };
    this.http = createServer((request, response) => void handleHttp(context, request, response));
    this.http.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head));
    this.http.on('clientError', (_error, socket) => refuse(socket, 400));
    // Longer than clients keep idle connections, so that none closes during a request.
    this.http.keepAliveTimeout = KEEP_ALIVE_MS;
    this.probe = setInterval(() => this.probeAll(), options.probeEveryMs ?? PROBE_EVERY_MS);
  }

  /** Starts to listen; rejects with the system's error (EADDRINUSE). */
  listen(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.http.once('error', reject);
      this.http.listen(this.options.port, this.options.host, () => {
        this.http.off('error', reject);
        resolve();
      });
    });
  }

  /** Stops: disconnects the clients and makes their queued onDisconnect writes. */
  close(): void {
    clearInterval(this.probe);
    for (const connection of this.connections) connection.close();
    this.http.close();
    this.http.closeAllConnections();
    this.triggers.close();
    this.databases.close();
  }

  private probeAll(): void {
    for (const connection of this.connections) connection.probe();
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    try {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      if (pathname !== '/.ws') throw new HttpError(404, 'Not found');
      const name = readNamespaceName(request.headers.host, searchParams);
      const caller = callerOfHttp(request.headers.authorization, new URLSearchParams());
      this.sockets.handleUpgrade(request, socket, head, (webSocket) => {
        this.accept(webSocket, { name, caller, host: request.headers.host });
      });
    } catch (error) {
      refuse(socket, httpErrorOf(error)?.status ?? 500);
    }
  }

  private accept(socket: WebSocket, { name, caller, host }: Client): void {
    const namespace = this.databases.acquire(name);
    const id = randomBytes(16).toString('hex');
    const connection = new Connection(socket, {
      namespace,
      caller,
      id,
      host: host ?? `${this.options.host}:${this.options.port}`,
      testament: this.databases.testamentOf(namespace, id),
      onClosed: () => {
        this.connections.delete(connection);
        this.databases.release(namespace);
      },
    });
    this.connections.add(connection);
  }
}

interface Client {
  readonly name: string;
  readonly caller: DatabaseCaller;
  readonly host: string | undefined;
}

function refuse(socket: Duplex, status: number): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`;
  socket.end(`${head}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`, () => socket.destroy());
}
