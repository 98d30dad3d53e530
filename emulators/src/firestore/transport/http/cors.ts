import type { IncomingMessage, ServerResponse } from 'node:http';

const METHODS = 'DELETE,GET,HEAD,PATCH,POST,PUT';
const EXPOSED = 'x-client-wire-protocol,x-http-session-id,x-http-initial-response';
const PREFLIGHT_SECONDS = '600';

/** Lets the requesting page read the answer; it sends credentials, so its own origin must be named. */
export function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-expose-headers', EXPOSED);
  response.setHeader('vary', 'Origin');
}

export function replyPreflight(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-methods', METHODS);
  response.setHeader('access-control-max-age', PREFLIGHT_SECONDS);
  const asked = request.headers['access-control-request-headers'];
  if (asked !== undefined) response.setHeader('access-control-allow-headers', asked);
  if (request.headers['access-control-request-private-network'] !== undefined) {
    response.setHeader('access-control-allow-private-network', 'true');
  }
  response.writeHead(204).end();
}
