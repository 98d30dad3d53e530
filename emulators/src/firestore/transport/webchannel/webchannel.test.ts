import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTransports, type TransportRig } from '../../../../test/support/transport-rig';
import { StatusError } from '../../../shared/status-error';

const BASE =
  '/google.firestore.v1.Firestore/Listen/channel?VER=8&database=projects%2Fp%2Fdatabases%2F(default)';
/** Timers never fire, so a busy machine changes no answer. */
const CALM = { noopMs: 60_000, lifetimeMs: 60_000, expiryMs: 60_000 };
/** For tests of the timers. */
const SHORT = { noopMs: 50, lifetimeMs: 1_000, expiryMs: 60_000 };

let rig: TransportRig;
const useTiming = (timing: typeof CALM) => {
  beforeEach(async () => {
    rig = await startTransports({ timing });
  });
  afterEach(() => rig.close());
};

/** Parses frames by their UTF-16 length, as the client does. */
function unframe(text: string): unknown[] {
  const frames: unknown[] = [];
  for (let rest = text; rest !== ''; ) {
    const newline = rest.indexOf('\n');
    const end = newline + 1 + Number(rest.slice(0, newline));
    frames.push(JSON.parse(rest.slice(newline + 1, end)));
    rest = rest.slice(end);
  }
  return frames;
}

const form = (offset: number, ...messages: unknown[]) => {
  const body = new URLSearchParams({ count: String(messages.length), ofs: String(offset) });
  messages.forEach((message, i) => {
    body.set(`req${i}___data__`, JSON.stringify(message));
  });
  return body;
};

const post = (query: string, body: URLSearchParams | string = '') =>
  fetch(`${rig.url}${BASE}${query}`, { method: 'POST', body });

async function handshake(body = form(0, { first: true })): Promise<string> {
  const answer = await post('&RID=1&CVER=22', body);
  const [[[zero, [c, sid, host, version, server, keepAlive]]]] = unframe(await answer.text()) as [
    [[number, [string, string, string, number, number, number]]],
  ];
  expect([zero, c, host, version, server, keepAlive]).toEqual([0, 'c', '', 8, 12, 30_000]);
  return sid;
}

interface ReadOptions {
  aid?: number;
  ci?: 0 | 1;
  enough?(text: string): boolean;
}

/** Reads a back channel until it holds `enough` or ends. */
async function read(sid: string, options: ReadOptions = {}): Promise<string> {
  const { enough = () => false } = options;
  let text = '';
  for await (const chunk of chunks(sid, options)) {
    text += chunk;
    if (enough(text)) break;
  }
  return text;
}

async function* chunks(sid: string, { aid = 0, ci = 0 }: ReadOptions = {}): AsyncGenerator<string> {
  const answer = await fetch(`${rig.url}${BASE}&RID=rpc&SID=${sid}&AID=${aid}&CI=${ci}&TYPE=xmlhttp`);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const decoder = new TextDecoder();
  for await (const chunk of answer.body ?? []) yield decoder.decode(chunk as Uint8Array, { stream: true });
}

/** Waits until the session has a back channel; a quiet long poll says nothing when it begins. */
async function openBackChannel(sid: string): Promise<void> {
  const isOpen = async () => (await (await post(`&SID=${sid}&RID=2&AID=0`)).text()).startsWith('7\n[1,');
  await expect.poll(isOpen).toBe(true);
}

const stream = (index = 0) => {
  const found = rig.backend.streams[index];
  if (found === undefined) throw new Error('no such stream');
  return found;
};

describe('WebChannel', () => {
  useTiming(CALM);

  it('answers the handshake and hands over the messages and the token of its body', async () => {
    const body = form(0, { a: 1 }, { b: 2 });
    body.set('headers', 'X-Goog-Api-Client:gl-js/\r\nAuthorization:Bearer owner\r\n');
    await handshake(body);
    expect(stream().received).toEqual([{ a: 1 }, { b: 2 }]);
    expect(stream().caller).toEqual({ kind: 'admin' });
  });

  it('sends something at once on a back channel without messages', async () => {
    const sid = await handshake();
    expect(await read(sid, { enough: (text) => text !== '' })).toBe('14\n[[1,["noop"]]]');
  });

  it('counts frame lengths in UTF-16 units', async () => {
    const sid = await handshake();
    stream().sink.send({ text: 'é😀中'.repeat(50) });
    const text = await read(sid, { enough: (seen) => seen.includes('noop') });
    expect(unframe(text)).toEqual([
      [
        [1, [{ text: 'é😀中'.repeat(50) }]],
        [2, ['noop']],
      ],
    ]);
  });

  it('sends unacknowledged messages again, but never acknowledged ones', async () => {
    const sid = await handshake();
    for (const n of [1, 2, 3]) stream().sink.send({ n });
    await read(sid, { enough: (text) => text.includes('noop') });
    const again = unframe(await read(sid, { aid: 2, enough: (text) => text.includes('noop') })).flat();
    expect(again).toEqual([
      [3, [{ n: 3 }]],
      [4, ['noop']],
      [5, ['noop']],
    ]);
  });

  it('keeps only the newest of two back channels open', async () => {
    const sid = await handshake();
    const older = chunks(sid);
    await older.next();
    const newer = read(sid, { aid: 1, enough: (text) => text.includes('late') });
    expect((await older.next()).done).toBe(true);
    stream().sink.send({ late: true });
    expect(await newer).toContain('late');
  });

  it('ends a long poll right after the data', async () => {
    const sid = await handshake();
    const poll = read(sid, { ci: 1 });
    await openBackChannel(sid);
    stream().sink.send({ n: 1 });
    stream().sink.send({ n: 2 });
    expect(unframe(await poll)).toEqual([
      [
        [1, [{ n: 1 }]],
        [2, [{ n: 2 }]],
      ],
    ]);
  });

  it('delivers each forward message once and in order, however often a POST is repeated', async () => {
    const sid = await handshake();
    await post(`&SID=${sid}&RID=3&AID=0`, form(2, { n: 2 }));
    await post(`&SID=${sid}&RID=2&AID=0`, form(1, { n: 1 }));
    await post(`&SID=${sid}&RID=2&AID=0`, form(1, { n: 1 }));
    expect(stream().received).toEqual([{ first: true }, { n: 1 }, { n: 2 }]);
  });

  it('answers a forward POST with whether a GET is open and what was sent last', async () => {
    const sid = await handshake();
    stream().sink.send({ n: 1 });
    const closed = await post(`&SID=${sid}&RID=2&AID=0`, form(1, {}));
    expect(unframe(await closed.text())).toEqual([[0, 1, 7]]);
    const reading = chunks(sid);
    await reading.next();
    const open = await post(`&SID=${sid}&RID=3&AID=1`, form(2, {}));
    expect(unframe(await open.text())).toEqual([[1, 2, 7]]);
    await reading.return(undefined);
  });

  it('reports a stream error with its status as text', async () => {
    const sid = await handshake();
    stream().sink.end(new StatusError('NOT_FOUND', 'No document to update: x'));
    const text = await read(sid, { enough: (seen) => seen.includes('noop') });
    const error = { code: 5, message: 'No document to update: x', status: 'NOT_FOUND' };
    expect(unframe(text).flat()[0]).toEqual([1, [{ error }]]);
    expect(stream().isClosed).toBe(true);
  });

  it('reports an invalid token as the error of the stream', async () => {
    const body = form(0, {});
    body.set('headers', 'Authorization:Bearer nonsense');
    const text = await read(await handshake(body), { enough: (seen) => seen.includes('noop') });
    expect(text).toContain('"status":"INVALID_ARGUMENT"');
  });

  it('closes cleanly with a close message', async () => {
    const sid = await handshake();
    stream().sink.end();
    expect(await read(sid, { enough: (seen) => seen.includes('noop') })).toContain('[1,["close"]]');
  });

  it('frees the stream when the client terminates', async () => {
    const sid = await handshake();
    expect((await post(`&SID=${sid}&RID=2&TYPE=terminate`)).status).toBe(200);
    expect(stream().isClosed).toBe(true);
    expect((await post(`&SID=${sid}&RID=3&AID=0`, form(1, {}))).status).toBe(400);
  });

  it('answers an unknown session with 400 and an empty body', async () => {
    const answer = await fetch(`${rig.url}${BASE}&RID=rpc&SID=nobody&AID=0&CI=0&TYPE=xmlhttp`);
    expect([answer.status, await answer.text()]).toEqual([400, '']);
  });

  it.each([
    ['count=x', 'a count that is not a number'],
    ['count=1&ofs=0', 'a missing message'],
    ['count=1&ofs=0&req0___data__=%7B', 'broken JSON'],
    ['count=1&ofs=-1&req0___data__={}', 'a negative offset'],
    ['count=1000000&ofs=0', 'too many messages'],
  ])('refuses %s (%s) with 400', async (body) => {
    expect((await post('&RID=1', body)).status).toBe(400);
  });
});

describe('WebChannel over time', () => {
  useTiming(SHORT);

  it('repeats noops and ends the answer after its lifetime', async () => {
    const sid = await handshake();
    const startedAt = Date.now();
    const text = await read(sid);
    expect(text.match(/noop/g)?.length).toBeGreaterThan(2);
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(SHORT.lifetimeMs - 20);
  });

  it('answers a quiet long poll with a noop rather than with nothing', async () => {
    expect(await read(await handshake(), { ci: 1 })).toBe('14\n[[1,["noop"]]]');
  });
});

describe('an abandoned WebChannel session', () => {
  useTiming({ ...CALM, expiryMs: 50 });

  it('frees a stream without requests for the expiry time', async () => {
    await handshake();
    await expect.poll(() => stream().isClosed, { timeout: 2_000 }).toBe(true);
  });
});
