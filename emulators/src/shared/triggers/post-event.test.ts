import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { postEvent, WorkerDied } from './post-event';

const EVENT = { contentType: 'application/json', text: '{"n":1}' };
/** The answer of firebase-tools when the connection to a worker breaks. */
const DIED = JSON.stringify({ code: 'ECONNRESET' });

let server: Server;
async function functionsEmulator(answer: RequestListener): Promise<string> {
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
afterEach(() => void server.close());

describe('an event', () => {
  it('is delivered again within seconds when its worker died', async () => {
    const bodies: string[] = [];
    const url = await functionsEmulator(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      bodies.push(body);
      response.statusCode = bodies.length < 3 ? 500 : 200;
      response.end(bodies.length < 3 ? DIED : '');
    });
    const startMs = Date.now();
    expect(await postEvent(url, EVENT)).toBe(200);
    expect(bodies).toEqual([EVENT.text, EVENT.text, EVENT.text]);
    expect(Date.now() - startMs).toBeLessThan(5_000);
  });

  it('is given up when it kills every worker', async () => {
    let deliveries = 0;
    const url = await functionsEmulator((_request, response) => {
      deliveries += 1;
      response.writeHead(500).end(DIED);
    });
    await expect(postEvent(url, EVENT)).rejects.toThrow(WorkerDied);
    expect(deliveries).toBe(5);
  }, 20_000);

  it('is not repeated when a function refused it', async () => {
    let deliveries = 0;
    const url = await functionsEmulator((_request, response) => {
      deliveries += 1;
      response.writeHead(500).end('Internal Server Error');
    });
    expect(await postEvent(url, EVENT)).toBe(500);
    expect(deliveries).toBe(1);
  });

  it('is finished when the status is known, even if the answer breaks off', async () => {
    const url = await functionsEmulator((_request, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('part');
      setTimeout(() => response.destroy(), 10);
    });
    expect(await postEvent(url, EVENT)).toBe(200);
  });
});
