import type { FirestoreBackend, StreamSink } from '../../backend';
import { callerFromHeader } from '../caller-from-header';
import { readBody } from '../http/body';
import type { Exchange } from '../http/exchange';
import type { ChannelRegistry, ChannelSession } from './channel-registry';
import { parseForwardBody } from './form-body';
import { frame } from './frames';

const CHANNEL_PATH = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel\/?$/;
const PROTOCOL_VERSION = 8;
const SERVER_VERSION = 12;
/** The client expects a keepalive within one and a half times this. */
const KEEP_ALIVE_MS = 30_000;

type StreamKind = 'Listen' | 'Write';

/** Listen or Write for a WebChannel path, otherwise undefined. */
export function channelKind(rawPath: string): StreamKind | undefined {
  const kind = CHANNEL_PATH.exec(rawPath)?.[1];
  return kind === 'Listen' || kind === 'Write' ? kind : undefined;
}

export interface ChannelHost {
  readonly backend: FirestoreBackend;
  readonly channels: ChannelRegistry;
}

/** Answers one WebChannel request: handshake, back channel, forward channel or terminate. */
export async function serveWebChannel(
  host: ChannelHost,
  kind: StreamKind,
  exchange: Exchange,
): Promise<void> {
  const { query, method } = exchange;
  if (query.get('TYPE') === 'terminate') return terminate(host, exchange);
  if (!query.has('SID') && method === 'POST') return handshake(host, kind, exchange);
  const session = host.channels.find(query.get('SID'));
  // The client treats this as a lost connection: it opens a new channel and resumes its targets.
  if (session === undefined) return refuse(exchange);
  if (method === 'GET')
    return session.attach(exchange.response, acknowledged(query), query.get('CI') !== '1');
  if (method === 'POST') return forward(session, exchange);
  return refuse(exchange);
}

async function handshake(host: ChannelHost, kind: StreamKind, exchange: Exchange): Promise<void> {
  const body = parseForwardBody(await readBody(exchange.request));
  const session = host.channels.create();
  const hello = [[0, ['c', session.id, '', PROTOCOL_VERSION, SERVER_VERSION, KEEP_ALIVE_MS]]];
  answer(exchange, frame(JSON.stringify(hello)));
  session.start((sink) => openStream(host.backend, kind, body.headers.get('authorization'), sink));
  session.receive(body);
}

function openStream(
  backend: FirestoreBackend,
  kind: StreamKind,
  token: string | undefined,
  sink: StreamSink,
) {
  const caller = callerFromHeader(token);
  return kind === 'Listen' ? backend.openListen(caller, sink) : backend.openWrite(caller, sink);
}

/** Answered before the messages are processed: the client sends its next POST only after this one. */
async function forward(session: ChannelSession, exchange: Exchange): Promise<void> {
  const body = parseForwardBody(await readBody(exchange.request));
  session.acknowledge(acknowledged(exchange.query));
  answer(exchange, frame(session.status()));
  session.receive(body);
}

async function terminate(host: ChannelHost, exchange: Exchange): Promise<void> {
  const session = host.channels.find(exchange.query.get('SID'));
  if (session !== undefined) host.channels.end(session);
  exchange.request.resume();
  answer(exchange, '');
}

function answer(exchange: Exchange, text: string): void {
  exchange.response.writeHead(200, {
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=0',
    'content-length': Buffer.byteLength(text),
  });
  exchange.response.end(text);
}

function refuse(exchange: Exchange): void {
  exchange.request.resume();
  exchange.response.writeHead(400, { 'content-length': 0 }).end();
}

function acknowledged(query: URLSearchParams): number {
  const id = Number(query.get('AID') ?? '0');
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}
