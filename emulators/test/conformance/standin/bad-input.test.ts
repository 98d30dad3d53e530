import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT, type Standin, startStandin } from '../support/standin';

const DOCUMENTS = `/v1/projects/${PROJECT}/databases/(default)/documents`;
const CHANNEL = '/google.firestore.v1.Firestore/Listen/channel?VER=8';
const HTTP2_PREFACE = 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n';

let standin: Standin;
beforeAll(async () => {
  standin = await startStandin();
});
afterAll(async () => {
  expect(standin.process.exitCode).toBeNull();
  expect(standin.output()).not.toContain('Internal error');
  expect(await standin.stop()).toBe(0);
});

/** Sends bytes, waits for the other side (or a moment), hangs up. */
async function sendRaw(bytes: Buffer | string): Promise<void> {
  const socket = connect(standin.port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.resume();
  socket.write(bytes);
  await Promise.race([
    new Promise((resolve) => socket.once('close', resolve)),
    new Promise((resolve) => setTimeout(resolve, 100)),
  ]);
  socket.destroy();
}

/** A repeatable stream of bytes. */
function noise(seed: number, length: number): Buffer {
  let state = seed;
  return Buffer.from(
    Array.from({ length }, () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state >> 16;
    }),
  );
}

const http2Frame = (
  type: number,
  flags: number,
  stream: number,
  payload: Buffer,
  length = payload.length,
) => {
  const head = Buffer.alloc(9);
  head.writeUIntBE(length, 0, 3);
  head.writeUInt8(type, 3);
  head.writeUInt8(flags, 4);
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, payload]);
};

const SETTINGS = http2Frame(4, 0, 0, Buffer.alloc(0));
const http2 = (...frames: Buffer[]) => Buffer.concat([Buffer.from(HTTP2_PREFACE), SETTINGS, ...frames]);

describe('bad input', () => {
  it.each([
    ['noise', noise(1, 5_000)],
    ['noise after the HTTP/2 preface', http2(noise(2, 5_000))],
    ['a truncated HTTP/2 frame', http2(http2Frame(1, 4, 1, Buffer.from('abc'), 10_000))],
    ['headers that do not decompress', http2(http2Frame(1, 4, 1, Buffer.from([0xff, 0xff, 0xff, 0xff])))],
    ['data for a stream that was never opened', http2(http2Frame(0, 1, 7, Buffer.from('x')))],
    ['a frame on an even stream', http2(http2Frame(1, 4, 2, Buffer.from([0x82])))],
    ['a settings frame of the wrong size', http2(http2Frame(4, 0, 0, Buffer.from([1, 2, 3])))],
    ['a header line without an end', `GET / HTTP/1.1\r\nx: ${'y'.repeat(200_000)}`],
    ['a chunk with a wrong size', 'POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n'],
    ['a body that stops', `POST ${DOCUMENTS}:commit HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n\r\n{`],
    ['two lengths', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab'],
    ['an upgrade', 'GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n'],
  ])('%s leaves the process alive', async (_what, bytes) => {
    await sendRaw(bytes);
    expect((await fetch(`${standin.url}/`)).status).toBe(200);
  });

  const deep = (depth: number) => `${'{"mapValue":{"fields":{"a":'.repeat(depth)}{}${'}}}'.repeat(depth)}`;
  const document = (value: string) =>
    `{"writes":[{"update":{"name":"projects/${PROJECT}/databases/(default)/documents/open/x","fields":{"a":${value}}}}]}`;

  it.each([
    [':commit', document(deep(5_000)), 400],
    [':commit', document('{"integerValue":"x"}'), 400],
    [':commit', document('{"integerValue":{}}'), 400],
    [':commit', document('[]'), 400],
    [':commit', document('{"arrayValue":{"values":[{"arrayValue":{}}]}}'), 400],
    [':commit', '{"writes":[null]}', 400],
    [':commit', '{"writes":"all"}', 400],
    [':commit', '{"writes":[{"delete":"nowhere"}]}', 400],
    [':commit', '{"writes":[{"delete":5}]}', 400],
    [':batchGet', '{"documents":["a/b"]}', 400],
    [':batchGet', '{"documents":5}', 400],
    [':runQuery', '{"structuredQuery":{"from":[{"collectionId":"open"}],"where":{"fieldFilter":{}}}}', 400],
    [':runQuery', '{"structuredQuery":{"limit":-1,"from":[{"collectionId":"open"}]}}', 400],
    [':runQuery', '{"structuredQuery":{"from":[]}}', 400],
    [':runQuery', '{"structuredQuery":7}', 400],
    [':runAggregationQuery', '{}', 400],
    [':rollback', '{"transaction":"AAAA"}', 400],
    [':commit', '', 200],
  ])('%s %s is answered %#', async (verb, body, status) => {
    const headers = { authorization: 'Bearer owner' };
    const answer = await fetch(`${standin.url}${DOCUMENTS}${verb}`, { method: 'POST', body, headers });
    const text = await answer.text();
    expect([answer.status, text.slice(0, 300)]).toEqual([status, expect.stringContaining('{')]);
    if (status === 400) expect(JSON.parse(text).error.status).toMatch(/INVALID_ARGUMENT|FAILED_PRECONDITION/);
  });

  it.each([
    '{"addTarget":5}',
    '{"addTarget":{"targetId":2,"query":{}}}',
    '{"addTarget":{"targetId":2,"documents":{"documents":["x"]}}}',
    '{"addTarget":{"targetId":"two","query":{"parent":"x","structuredQuery":{}}}}',
    '{"removeTarget":"x"}',
    '{}',
  ])('the listen message %s ends in an error of the stream or the target', async (message) => {
    const body = new URLSearchParams({ count: '1', ofs: '0', req0___data__: message });
    const hello = await (await fetch(`${standin.url}${CHANNEL}&RID=1`, { method: 'POST', body })).text();
    const sid = /"c","([^"]+)"/.exec(hello)?.[1];
    expect(sid).toBeDefined();
    const poll = await fetch(`${standin.url}${CHANNEL}&RID=rpc&SID=${sid}&AID=0&CI=0`);
    const chunk = await poll.body?.getReader().read();
    expect(new TextDecoder().decode(chunk?.value)).toMatch(/^\d+\n\[\[1,.*("error"|"cause")/);
    await fetch(`${standin.url}${CHANNEL}&SID=${sid}&TYPE=terminate`, { method: 'POST' });
  });

  it('fifty random documents and queries leave the process alive', async () => {
    for (let seed = 1; seed <= 50; seed++) {
      const body = noise(seed, 400).toString(seed % 2 ? 'latin1' : 'base64');
      const answer = await fetch(`${standin.url}${DOCUMENTS}/open/x%2F${seed}:runQuery`, {
        method: 'POST',
        body,
      });
      expect(answer.status).toBe(400);
    }
  });
});
