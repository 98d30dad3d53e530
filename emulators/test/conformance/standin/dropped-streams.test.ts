import http2, { type ClientHttp2Session, type ClientHttp2Stream } from 'node:http2';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Standin, startStandin } from '../support/standin';

/** Node treats more than 1,000 resets of a session, and 33 a second, as an attack. */
const RESETS = 4_000;
const AT_ONCE = 50;
const LISTEN = {
  ':method': 'POST',
  ':path': '/google.firestore.v1.Firestore/Listen',
  'content-type': 'application/grpc',
  te: 'trailers',
};

let standin: Standin;
beforeAll(async () => {
  standin = await startStandin();
});
afterAll(() => standin.stop());

/** Opens streams as a gRPC client does: on a new connection once the server asks for one. */
function channel(url: string) {
  const sessions: ClientHttp2Session[] = [];
  const failures: unknown[] = [];
  const connect = () => {
    const session = http2.connect(url).on('error', (error) => failures.push(error));
    sessions.push(session);
    return session;
  };
  return {
    sessions,
    failures,
    open(): ClientHttp2Stream {
      const latest = sessions.at(-1);
      const session = latest && !latest.closed && !latest.destroyed ? latest : connect();
      return session.request(LISTEN).on('error', (error) => failures.push(error));
    },
  };
}

describe('a client that drops 4,000 streams', () => {
  it('keeps the stream it did not drop, and gets its answer', async () => {
    const { open, sessions, failures } = channel(standin.url);
    const kept = open();
    const status = new Promise((resolve) => {
      kept.once('response', (headers) => resolve(headers['grpc-status']));
      kept.once('close', () => resolve(`closed with ${kept.rstCode}`));
    });
    for (let dropped = 0; dropped < RESETS; dropped += AT_ONCE) {
      const streams = Array.from({ length: AT_ONCE }, open);
      // Not before the server knows about them.
      await Promise.all(
        streams.map((stream) => stream.id ?? new Promise((done) => stream.once('ready', done))),
      );
      await turn();
      for (const stream of streams) stream.close(http2.constants.NGHTTP2_CANCEL);
      await Promise.all(
        streams.map((stream) => stream.closed || new Promise((done) => stream.once('close', done))),
      );
    }
    kept.end();
    expect(await status).toBe('0');
    // Streams that are just being opened may be refused, which means that nothing was done.
    expect(failures.map(String).filter((text) => !text.includes('NGHTTP2_REFUSED_STREAM'))).toEqual([]);
    for (const session of sessions) session.destroy();
  });
});
