import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AdminHost } from '../admin/admin-host';
import { serveAdmin } from '../admin/serve-admin';
import { serveRest } from '../rest/serve-rest';
import { channelKind, serveWebChannel } from '../webchannel/serve-webchannel';
import { allowOrigin, replyPreflight } from './cors';
import { type Exchange, exchangeOf } from './exchange';
import { replyError, replyText } from './replies';

/** Longer than any browser reuses a connection: Node's five seconds race with the next request. */
const KEEP_ALIVE_MS = 75_000;
/** Tokens travel in headers, and custom claims make them long. */
const MAX_HEADER_BYTES = 64 * 1024;

/** HTTP/1.1 without a port of its own: connections are handed in as `connection` events. */
export function createHttpServer(host: AdminHost): Server {
  const options = { keepAliveTimeout: KEEP_ALIVE_MS, maxHeaderSize: MAX_HEADER_BYTES, noDelay: true };
  const server = createServer(options, (request, response) => {
    void serve(host, request, response);
  });
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n');
    else socket.destroy();
  });
  server.on('upgrade', (_request, socket) => socket.destroy());
  return server;
}

async function serve(host: AdminHost, request: IncomingMessage, response: ServerResponse): Promise<void> {
  allowOrigin(request, response);
  try {
    await route(host, exchangeOf(request, response));
  } catch (error) {
    replyError(response, error);
  }
}

async function route(host: AdminHost, exchange: Exchange): Promise<void> {
  const { method, rawPath, request, response } = exchange;
  if (method === 'OPTIONS') return replyPreflight(request, response);
  if (rawPath === '/' && (method === 'GET' || method === 'HEAD')) return replyText(response, 200, 'Ok\n');
  const kind = channelKind(rawPath);
  if (kind !== undefined) return serveWebChannel(host, kind, exchange);
  if (rawPath.startsWith('/v1/')) return serveRest(host.backend, exchange);
  return serveAdmin(host, exchange);
}
