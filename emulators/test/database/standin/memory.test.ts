import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { usedHeap } from '../../support/heap';
import { freePort, type Standin, startStandin } from '../support/standin';

/** Number of connections. */
const TOTAL = Number(process.env.LEAK_CONNECTIONS ?? 10_000);
/** The total of 500 bytes kept per connection; compiled code and buffers take less. */
const MOST_GROWTH = 1_000_000;

let standin: Standin;

beforeAll(async () => {
  standin = await startStandin({ nodeFlags: [`--inspect=127.0.0.1:${await freePort()}`] });
});
afterAll(() => standin.stop());

/** One client that connects, listens, queues a write and leaves, every other time without a goodbye. */
function visit(n: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${standin.port}/.ws?v=5&ns=leak`);
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
    socket.on('open', () => {
      socket.send('{"t":"d","d":{"r":1,"a":"q","b":{"p":"/shared","h":""}}}');
      socket.send('{"t":"d","d":{"r":2,"a":"q","b":{"p":"/shared","q":{"l":5,"vf":"r"},"t":1,"h":""}}}');
      socket.send(`{"t":"d","d":{"r":3,"a":"o","b":{"p":"/shared/${n % 10}","d":{".sv":"timestamp"}}}}`);
    });
    socket.on('message', (data) => {
      if (!data.toString().includes('"r":3')) return;
      if (n % 2) socket.close();
      else socket.terminate();
    });
  });
}

async function visits(count: number): Promise<void> {
  for (let done = 0; done < count; done += 20) {
    await Promise.all(Array.from({ length: 20 }, (_, n) => visit(done + n)));
  }
}

/** A request to a new database, and an event stream that is dropped. */
async function restVisits(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    await fetch(`${standin.url}/a.json?ns=never-${n}`);
    const abort = new AbortController();
    const headers = { accept: 'text/event-stream' };
    await fetch(`${standin.url}/shared.json?ns=leak`, { headers, signal: abort.signal });
    abort.abort();
  }
}

describe('memory', { timeout: 240_000 }, () => {
  it(`does not grow with ${TOTAL} connects and disconnects`, async () => {
    await visits(1500);
    const before = await usedHeap(standin);
    await visits(TOTAL);
    expect((await usedHeap(standin)) - before).toBeLessThan(MOST_GROWTH);
  });

  it('does not grow with databases that were only read, nor with dropped event streams', async () => {
    await restVisits(100);
    const before = await usedHeap(standin);
    await restVisits(500);
    expect((await usedHeap(standin)) - before).toBeLessThan(MOST_GROWTH);
  });
});
