import http2 from 'node:http2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeMessage, messageType } from '../../../src/firestore/transport/grpc/protos';
import { usedHeap } from '../../support/heap';
import { freePort } from '../support/free-port';
import { PROJECT, type Standin, startStandin } from '../support/standin';

/** Number of connections, half over gRPC, half over WebChannel. */
const TOTAL = Number(process.env.LEAK_CONNECTIONS ?? 10_000);
const AT_ONCE = 20;
/** The total of 500 bytes kept per connection; the ledger of billed requests keeps about half of that. */
const MOST_GROWTH = 5_000_000;
const DATABASE = `projects/${PROJECT}/databases/(default)`;
const ADD_TARGET = {
  database: DATABASE,
  addTarget: {
    targetId: 2,
    query: { parent: `${DATABASE}/documents`, structuredQuery: { from: [{ collectionId: 'open' }] } },
  },
};

let standin: Standin;
beforeAll(async () => {
  standin = await startStandin({ nodeFlags: [`--inspect=127.0.0.1:${await freePort()}`] });
});
afterAll(() => standin.stop());

function grpcFrame(): Buffer {
  const message = encodeMessage(messageType('ListenRequest'), ADD_TARGET);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(message.length, 1);
  return Buffer.concat([head, message]);
}
const LISTEN = grpcFrame();

/** Connects, listens and leaves, every other time with a goodbye. */
function grpcVisit(n: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const session = http2.connect(standin.url);
    session.once('close', resolve);
    session.once('error', reject);
    const stream = session.request({
      ':method': 'POST',
      ':path': '/google.firestore.v1.Firestore/Listen',
      'content-type': 'application/grpc',
      te: 'trailers',
    });
    stream.on('error', () => undefined);
    stream.once('data', () => {
      if (n % 2) stream.close();
      if (n % 2) session.close();
      else session.destroy();
    });
    stream.write(LISTEN);
  });
}

/** Opens a session and its back channel and leaves, every other time with a goodbye. */
async function channelVisit(n: number): Promise<void> {
  const channel = `${standin.url}/google.firestore.v1.Firestore/Listen/channel?VER=8`;
  const body = new URLSearchParams({ count: '1', ofs: '0', req0___data__: JSON.stringify(ADD_TARGET) });
  const hello = await (await fetch(`${channel}&RID=1`, { method: 'POST', body })).text();
  const sid = /"c","([^"]+)"/.exec(hello)?.[1];
  const abort = new AbortController();
  const back = await fetch(`${channel}&RID=rpc&SID=${sid}&AID=0&CI=0`, { signal: abort.signal });
  await back.body?.getReader().read();
  abort.abort();
  if (n % 2) await fetch(`${channel}&SID=${sid}&TYPE=terminate`, { method: 'POST' });
}

async function visits(count: number): Promise<void> {
  for (let done = 0; done < count; done += AT_ONCE) {
    const visitors = Array.from({ length: AT_ONCE }, (_, n) => (n % 4 < 2 ? grpcVisit(n) : channelVisit(n)));
    await Promise.all(visitors);
  }
  // Sessions without a goodbye are kept for their client to return; five minutes are too long for a test.
  await standin.admin('DELETE', '/emulator/v1/channels');
}

describe('memory', { timeout: 240_000 }, () => {
  it(`does not grow with ${TOTAL} connects and disconnects`, async () => {
    await visits(1_000);
    const before = await usedHeap(standin);
    await visits(TOTAL);
    expect((await usedHeap(standin)) - before).toBeLessThan(MOST_GROWTH);
  });
});
