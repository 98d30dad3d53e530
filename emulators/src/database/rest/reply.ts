import type { IncomingMessage, ServerResponse } from 'node:http';

/** CORS as the service does it: the caller's origin, never a star, because requests carry credentials. */
export function setCors(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-expose-headers', 'ETag');
  response.setHeader('vary', 'Origin');
}

/** Answers a preflight request. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  const wanted = request.headers['access-control-request-headers'];
  response.setHeader('access-control-allow-methods', 'DELETE,GET,HEAD,PATCH,POST,PUT');
  if (wanted !== undefined) response.setHeader('access-control-allow-headers', wanted);
  if (request.headers['access-control-request-private-network'] === 'true')
    response.setHeader('access-control-allow-private-network', 'true');
  response.setHeader('access-control-max-age', '3600');
  response.writeHead(204).end();
}

/** Sends JSON text. */
export function sendJson(response: ServerResponse, status: number, json: string): void {
  const body = Buffer.from(json);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    'content-length': body.length,
  });
  response.end(body);
}

export function sendError(response: ServerResponse, status: number, message: string): void {
  sendJson(response, status, JSON.stringify({ error: message }));
}
