import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { mailDocument, pageFor } from './page';
import { canAnswer, type Inbound, type NewMail, sendAnswer, sendNewMail } from './reply';
import type { Mail, MailStore } from './store';

const PING_MS = 25_000;

function send(response: ServerResponse, status: number, type: string, body: string, policy?: string): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    ...(policy ? { 'content-security-policy': policy } : {}),
  });
  response.end(body);
}

const sendJson = (response: ServerResponse, status: number, value: unknown) =>
  send(response, status, 'application/json', JSON.stringify(value));

/** Mail may contain anything, so its document runs nothing and frames nothing. */
const MAIL_POLICY =
  "default-src 'none'; img-src data: http: https:; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox";

function streamEvents(store: MailStore, request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write(': open\n\n');
  const stopListening = store.onMail((mail) => response.write(`data: ${JSON.stringify(mail)}\n\n`));
  const ping = setInterval(() => response.write(': ping\n\n'), PING_MS);
  request.on('close', () => {
    stopListening();
    clearInterval(ping);
  });
}

const LONGEST_ANSWER_BYTES = 100_000;

/** @throws Error if the body is too long, or no JSON */
async function readBody(request: IncomingMessage): Promise<Partial<Record<string, unknown>>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > LONGEST_ANSWER_BYTES) throw new Error('The answer is too long');
    chunks.push(chunk);
  }
  const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

/** @throws Error if the body is no answer */
async function readAnswer(request: IncomingMessage): Promise<string> {
  const { text } = await readBody(request);
  if (typeof text !== 'string' || text.trim() === '') throw new Error('The answer is empty');
  return text;
}

/** @throws Error if the body is no mail */
async function readNewMail(request: IncomingMessage): Promise<NewMail> {
  const { from, to, subject = '', text } = await readBody(request);
  if (typeof from !== 'string' || typeof to !== 'string' || !from.includes('@'))
    throw new Error('A mail needs an address on both sides');
  if (typeof subject !== 'string' || typeof text !== 'string') throw new Error('The mail has no text');
  return { from, to, subject, text };
}

/** Takes a mail that somebody writes to the product. */
async function takeNewMail(
  inbound: Inbound | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // A form on another site cannot send this type.
  if (request.headers['content-type'] !== 'application/json')
    return sendJson(response, 415, { message: 'The body must be JSON' });
  if (!inbound) return sendJson(response, 404, { message: 'No mail comes in here' });
  try {
    sendJson(response, 200, { outcome: await sendNewMail(await readNewMail(request), inbound) });
  } catch (error) {
    sendJson(response, 400, { message: error instanceof Error ? error.message : String(error) });
  }
}

async function answerMail(
  mail: Mail | undefined,
  inbound: Inbound | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // A form on another site cannot send this type.
  if (request.headers['content-type'] !== 'application/json')
    return sendJson(response, 415, { message: 'The body must be JSON' });
  if (!mail || !inbound || !canAnswer(mail, inbound))
    return sendJson(response, 404, { message: 'Nothing takes an answer to this mail' });
  try {
    sendJson(response, 200, { outcome: await sendAnswer(mail, await readAnswer(request), inbound) });
  } catch (error) {
    sendJson(response, 400, { message: error instanceof Error ? error.message : String(error) });
  }
}

/** The mailbox page and the small API that the page and tests read. */
export function createHttpServer(store: MailStore, inbound?: Inbound): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://mailbox');
    const id = /^\/(?:api\/messages|messages)\/([^/]+)(?:\/reply)?$/.exec(pathname)?.[1];
    const mail = id === undefined ? undefined : store.get(id);
    if (request.method === 'DELETE' && pathname === '/api/messages') {
      store.clear();
      sendJson(response, 200, {});
    } else if (request.method === 'POST' && pathname === `/api/messages/${id}/reply`) {
      void answerMail(mail, inbound, request, response);
    } else if (request.method === 'POST' && pathname === '/api/sent') {
      void takeNewMail(inbound, request, response);
    } else if (request.method !== 'GET') sendJson(response, 405, { message: 'Method not allowed' });
    else if (pathname === '/') send(response, 200, 'text/html', pageFor(inbound?.domain));
    else if (pathname === '/favicon.ico') send(response, 204, 'image/x-icon', '');
    else if (pathname === '/api/messages') sendJson(response, 200, store.list());
    else if (pathname === '/api/events') streamEvents(store, request, response);
    else {
      if (!mail || pathname.endsWith('/reply')) sendJson(response, 404, { message: 'No such mail' });
      else if (pathname.startsWith('/api/'))
        sendJson(response, 200, { ...mail, canAnswer: canAnswer(mail, inbound) });
      else send(response, 200, 'text/html', mailDocument(mail), MAIL_POLICY);
    }
  });
}
