import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RawClient, tokenOf } from '../support/raw-client';
import { type Standin, startStandin } from '../support/standin';

const NS = 'bad';
let standin: Standin;

beforeAll(async () => {
  standin = await startStandin();
});
afterAll(() => standin.stop());
afterEach(async () => {
  expect(standin.process.exitCode, standin.output()).toBeNull();
  expect((await fetch(standin.url)).status).toBe(200);
  expect(standin.output()).not.toContain('Request failed');
});

/** Sends bytes to the port and resolves when the other side hangs up or answers. */
function sendBytes(bytes: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(standin.port, '127.0.0.1', () => socket.write(bytes));
    socket.setTimeout(300, () => socket.destroy());
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}

const UPGRADE = [
  `GET /.ws?v=5&ns=${NS} HTTP/1.1`,
  'host: x',
  'connection: upgrade',
  'upgrade: websocket',
  'sec-websocket-version: 13',
  'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
  '',
  '',
].join('\r\n');

describe('bad input only fails', () => {
  it.each([
    ['no HTTP', 'hello\r\n\r\n'],
    ['half a request', 'PUT /a.json?ns=bad HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{"a":'],
    ['a bad address', 'GET //\\\\x?ns=%zz HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['an address that is not a URL', 'GET http:// HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['an upgrade elsewhere', UPGRADE.replace('/.ws', '/other')],
    ['an upgrade without a database', UPGRADE.replace('ns=bad', 'x=y')],
    ['an upgrade with a bad token', UPGRADE.replace('host: x', 'host: x\r\nauthorization: Bearer rubbish')],
    ['an upgrade to something else', UPGRADE.replace('upgrade: websocket', 'upgrade: h2c')],
    ['random bytes', Buffer.from(Array.from({ length: 500 }, (_, n) => (n * 7919) % 256))],
  ])('%s', async (_name, bytes) => {
    await sendBytes(bytes);
  });

  it('broken WebSocket frames', async () => {
    const frames = [
      Buffer.from([0xff, 0xff, 0xff]),
      Buffer.from([0x81, 0x05, 1, 2, 3]),
      Buffer.from([0x81, 0x84, 0, 0, 0, 0, 0xc3, 0x28, 0xa0, 0xa1]),
      Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
      Buffer.from([0x80, 0x80, 0, 0, 0, 0]),
    ];
    for (const frame of frames) await sendBytes(Buffer.concat([Buffer.from(UPGRADE), frame]));
  });

  it('any JSON as a message', async () => {
    const someAction = fc.constantFrom(
      's',
      'auth',
      'gauth',
      'unauth',
      'q',
      'n',
      'g',
      'p',
      'm',
      'o',
      'om',
      'oc',
      'x',
    );
    const someBody = fc.dictionary(
      fc.constantFrom('p', 'd', 'q', 't', 'h', 'cred', 'authvar', 'i'),
      fc.jsonValue(),
    );
    const someMessage = fc.oneof(
      fc.jsonValue(),
      fc.record({ t: fc.constantFrom('c', 'd'), d: fc.jsonValue() }),
      fc.record({
        t: fc.constant('d'),
        d: fc.record({ r: fc.nat(), a: someAction, b: someBody.map((body) => ({ p: '/x', ...body })) }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(someMessage, { minLength: 1, maxLength: 20 }), async (messages) => {
        const client = await RawClient.connect(standin.port, NS);
        for (const message of messages) client.socket.send(JSON.stringify(message));
        await client.close();
      }),
      { numRuns: 60 },
    );
  });

  it('bodies and paths of absurd size and depth', async () => {
    const put = async (path: string, body: string) =>
      (await fetch(`${standin.url}${path}.json?ns=${NS}`, { method: 'PUT', body })).status;
    expect(await put('/a', `${'['.repeat(100_000)}${']'.repeat(100_000)}`)).toBe(400);
    expect(await put('/a', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`)).toBe(400);
    expect(await put('/a'.repeat(3000), '1')).toBe(400);
    expect(await put('/a', JSON.stringify('x'.repeat(11 * 1024 * 1024)))).toBe(413);
    expect(await put('/a', JSON.stringify('x'.repeat(9 * 1024 * 1024)))).toBe(200);
  });

  it('messages that never end', async () => {
    const client = await RawClient.connect(standin.port, NS);
    client.socket.send('2000');
    const part = 'x'.repeat(16_384);
    for (let count = 0; count < 1500; count += 1) client.socket.send(part);
    expect(await client.closed).toBe(1008);
  });

  it('tokens of other users and without a user', async () => {
    for (const token of [tokenOf('u', { aud: 'other', iss: 'x' }), 'a.b.c', '', 'null', tokenOf('')]) {
      const answer = await fetch(`${standin.url}/a.json?ns=${NS}&auth=${encodeURIComponent(token)}`);
      expect([200, 401]).toContain(answer.status);
    }
  });

  it('rules that are rubbish', async () => {
    for (const rules of ['', '{', '{"rules":5}', '{"rules":{".read":"1 +"}}', '\u0000']) {
      const answer = await fetch(`${standin.url}/.settings/rules.json?ns=${NS}&auth=owner`, {
        method: 'PUT',
        body: rules,
      });
      expect(answer.status).toBe(400);
      expect(((await answer.json()) as { error: string }).error).toMatch(/^Line \d+: /);
    }
  });
});
