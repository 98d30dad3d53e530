import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RawClient, tokenOf } from '../support/raw-client';
import { type Standin, startStandin } from '../support/standin';
import { until } from '../support/until';

const NS = 'protocol';
const RULES = {
  open: { '.read': true, '.write': true, '.indexOn': 'n' },
  own: { $uid: { '.read': 'auth.uid == $uid', '.write': 'auth.uid == $uid' } },
  once: { '.write': '!data.exists()' },
};

let standin: Standin;
const clients: RawClient[] = [];

beforeAll(async () => {
  standin = await startStandin({ env: { DATABASE_STANDIN_PROBE_MS: '150' } });
});
beforeEach(async () => {
  await standin.setRules(NS, RULES);
  await standin.admin('PUT', '/.json', null, NS);
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
});
afterAll(() => standin.stop());

async function connect(headers?: Record<string, string>): Promise<RawClient> {
  const client = await RawClient.connect(standin.port, NS, headers);
  clients.push(client);
  return client;
}

async function stored(path: string): Promise<unknown> {
  return (await standin.admin('GET', `/${path}.json`, undefined, NS)).json();
}

describe('the connection', () => {
  it('sends a hello first, with the host that the client used', async () => {
    const client = await connect();
    expect(await client.hello).toEqual({
      t: 'c',
      d: {
        t: 'h',
        d: { ts: expect.any(Number), v: '5', h: `127.0.0.1:${standin.port}`, s: expect.any(String) },
      },
    });
  });

  it('answers pings, ignores keepalives and assembles long messages', async () => {
    const client = await connect();
    client.socket.send('0');
    client.send({ t: 'c', d: { t: 'p', d: {} } });
    await until(() => expect(client.messages).toContainEqual({ t: 'c', d: { t: 'o', d: null } }));
    const request = JSON.stringify({ t: 'd', d: { r: 77, a: 'p', b: { p: '/open', d: 'whole' } } });
    for (const frame of ['3', request.slice(0, 5), request.slice(5, 20), request.slice(20)])
      client.socket.send(frame);
    await until(() =>
      expect(client.messages).toContainEqual({ t: 'd', d: { r: 77, b: { s: 'ok', d: '' } } }),
    );
    expect(await stored('open')).toBe('whole');
  });

  it('answers every request in order', async () => {
    const client = await connect();
    await Promise.all(
      Array.from({ length: 50 }, (_, n) => client.request(n % 2 ? 's' : 'g', { p: '/open', c: {} })),
    );
    const numbers = client.messages.map(({ d }) => (d as { r?: number }).r).filter((r) => r !== undefined);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  });

  it.each([
    ['an unknown action', 'xyz', {}, 'invalid'],
    ['a path that is not a string', 'p', { p: 5, d: 1 }, 'invalid_path'],
    ['a path with forbidden characters', 'p', { p: '/a.b', d: 1 }, 'invalid_path'],
    ['an invalid query', 'q', { p: '/open', q: 5, t: 1 }, 'invalid'],
    ['data that cannot be stored', 'p', { p: '/open', d: { 'a.b': 1 } }, 'invalid'],
    ['an update that is not an object', 'm', { p: '/open', d: 5 }, 'invalid'],
    ['an invalid token', 'auth', { cred: 'rubbish' }, 'invalid_token'],
    ['no token', 'gauth', {}, 'invalid_token'],
  ])('refuses %s and stays open', async (_name, action, body, status) => {
    const client = await connect();
    expect((await client.request(action, body)).s).toBe(status);
    expect((await client.request('g', { p: '/open' })).s).toBe('ok');
  });

  it.each([
    ['text that is not JSON', 'hello there'],
    ['JSON that is not an object', '[1]'],
    ['an unknown layer', '{"t":"x","d":{}}'],
    ['a request without a number', '{"t":"d","d":{"a":"g"}}'],
    ['no content', '{"t":"d"}'],
    ['too many parts', '99999'],
  ])('reports %s, and hangs up', async (_name, frame) => {
    const client = await connect();
    client.socket.send(frame);
    await client.closed;
    expect(client.messages.at(-1)).toMatchObject({ t: 'c', d: { t: 'e', d: expect.any(String) } });
  });

  it('refuses binary frames and other addresses', async () => {
    const client = await connect();
    client.socket.send(Buffer.from([1, 2, 3]));
    expect(await client.closed).toBe(1008);
    expect((await fetch(`${standin.url}/.lp?start=t&ns=${NS}`)).status).toBe(404);
  });

  it('accepts an owner token in the header', async () => {
    const client = await connect({ authorization: 'Bearer owner' });
    expect((await client.request('p', { p: '/anywhere', d: 1 })).s).toBe('ok');
  });
});

describe('listens', () => {
  it('push the data, then answer', async () => {
    await standin.admin('PUT', '/open.json', { a: 1 }, NS);
    const client = await connect();
    expect(await client.request('q', { p: '/open', h: '' })).toEqual({ s: 'ok', d: {} });
    expect(client.messages.slice(1)).toEqual([
      { t: 'd', d: { a: 'd', b: { p: 'open', d: { a: 1 } } } },
      { t: 'd', d: { r: 1, b: { s: 'ok', d: {} } } },
    ]);
  });

  it('only answer when the client already has the data', async () => {
    await standin.admin('PUT', '/open.json', 'x', NS);
    const client = await connect();
    // base64(SHA-1("string:x"))
    await client.request('q', { p: '/open', h: 'OJSeRnP1mf0vTrhq7izmWGPiNx4=' });
    await client.request('q', { p: '/open/missing', h: '' });
    expect(client.pushes()).toEqual([]);
    const other = await connect();
    await other.request('q', { p: '/open', h: 'wrong' });
    expect(other.pushes()).toHaveLength(1);
  });

  it('push to the writer before its write is answered, with the tag of tagged listens', async () => {
    const client = await connect();
    await client.request('q', { p: '/open', q: { i: 'n', l: 1, vf: 'r' }, t: 7, h: '' });
    await client.request('q', { p: '/open', h: '' });
    client.messages.length = 0;
    await client.request('p', { p: '/open/a', d: { n: 1 } });
    expect(client.messages).toHaveLength(3);
    expect(client.messages.slice(0, 2)).toEqual(
      expect.arrayContaining([
        { t: 'd', d: { a: 'd', b: { p: 'open/a', d: { n: 1 }, t: 7 } } },
        { t: 'd', d: { a: 'd', b: { p: 'open/a', d: { n: 1 } } } },
      ]),
    );
    expect(client.messages[2]).toMatchObject({ t: 'd', d: { b: { s: 'ok' } } });
  });

  it('warn when a query has no index', async () => {
    const client = await connect();
    const listen = (i: string, t: number) =>
      client.request('q', { p: '/open', q: { i, l: 1, vf: 'l' }, t, h: '' });
    expect((await listen('n', 1)).d).toEqual({});
    expect((await listen('.key', 2)).d).toEqual({});
    expect((await listen('m', 3)).d).toEqual({ w: ['no_index'] });
  });

  it('stop on request', async () => {
    const client = await connect();
    await client.request('q', { p: '/open', h: '' });
    await client.request('q', { p: '/open', q: { l: 1, vf: 'l' }, t: 1, h: '' });
    await client.request('n', { p: '/open' });
    await client.request('n', { p: '/open', q: { l: 1, vf: 'l' }, t: 1 });
    const before = client.pushes().length;
    await client.request('p', { p: '/open', d: 5 });
    expect(client.pushes()).toHaveLength(before);
  });

  it('are refused without permission, and without data', async () => {
    const client = await connect();
    expect(await client.request('q', { p: '/own/alice', h: '' })).toEqual({
      s: 'permission_denied',
      d: 'Permission denied',
    });
    expect(client.pushes()).toEqual([]);
  });

  it('are revoked when the client signs out or changes user', async () => {
    const client = await connect();
    await client.request('auth', { cred: tokenOf('alice') });
    await client.request('q', { p: '/own/alice', h: '' });
    await client.request('q', { p: '/own/alice', q: { l: 2, vf: 'r' }, t: 4, h: '' });
    await client.request('q', { p: '/open', h: '' });
    await client.request('auth', { cred: tokenOf('alice', { fresh: true }) });
    expect(client.pushes().filter(([action]) => action === 'c')).toEqual([]);
    await client.request('unauth', {});
    expect(client.pushes().filter(([action]) => action === 'c')).toEqual([
      ['c', { p: 'own/alice' }],
      ['c', { p: 'own/alice', q: [{ l: 2, vf: 'r' }] }],
    ]);
    const before = client.pushes().length;
    await standin.admin('PUT', '/own/alice.json', 1, NS);
    await client.request('g', { p: '/open' });
    expect(client.pushes()).toHaveLength(before);
  });

  it('are revoked when the rules no longer allow them', async () => {
    const client = await connect();
    await client.request('q', { p: '/open', h: '' });
    await standin.setRules(NS, { open: { '.read': 'auth != null', '.write': true } });
    await until(() => expect(client.pushes().at(-1)).toEqual(['c', { p: 'open' }]));
  });
});

describe('signing in', () => {
  it('answers with what rules see', async () => {
    const client = await connect();
    const { s, d } = await client.request('auth', { cred: tokenOf('alice', { admin: true, exp: 1 }) });
    expect(s).toBe('ok');
    expect(d).toEqual({
      auth: { uid: 'alice', provider: null, token: expect.objectContaining({ admin: true }) },
    });
    expect((await client.request('p', { p: '/own/alice', d: 1 })).s).toBe('ok');
    expect((await client.request('p', { p: '/own/bob', d: 1 })).s).toBe('permission_denied');
  });
});

describe('onDisconnect writes', () => {
  it('are checked when they are queued and again when they are made', async () => {
    const client = await connect();
    expect((await client.request('o', { p: '/own/alice', d: 1 })).s).toBe('permission_denied');
    expect((await client.request('o', { p: '/once', d: 'first' })).s).toBe('ok');
    await client.request('o', { p: '/open/left', d: { '.sv': 'timestamp' } });
    await standin.admin('PUT', '/once.json', 'taken', NS);
    await client.close();
    await until(async () => expect(await stored('open/left')).toEqual(expect.any(Number)));
    expect(await stored('once')).toBe('taken');
  });

  it('are made when the connection is reset', async () => {
    const client = await connect();
    await client.request('om', { p: '/open', d: { 'a/b': 1, c: 2 } });
    await client.request('oc', { p: '/open/c' });
    client.socket.terminate();
    await until(async () => expect(await stored('open')).toEqual({ a: { b: 1 } }));
  });

  it('are made when the client falls silent', async () => {
    const client = await connect();
    await client.request('o', { p: '/open/silent', d: true });
    // A client that does not read sends no pong, like a client without power.
    client.socket.pause();
    await until(async () => expect(await stored('open/silent')).toBe(true));
    client.socket.terminate();
  });

  it('are not made while the client is connected', async () => {
    const client = await connect();
    await client.request('o', { p: '/open/early', d: true });
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(await stored('open/early')).toBeNull();
  });
});
