import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tokenOf } from './support/raw-client';
import { openTarget, type Target } from './support/target';
import { until } from './support/until';

const NS = 'rest';
let target: Target;

beforeAll(async () => {
  target = await openTarget(NS);
});
afterAll(() => target.release());
beforeEach(async () => {
  await target.setRules(NS, {
    open: { '.read': true, '.write': true, '.indexOn': ['n', '.value'] },
    own: { $uid: { '.read': 'auth.uid == $uid', '.write': 'auth.uid == $uid' } },
  });
  await target.admin('PUT', '/.json', null, NS);
});

interface Options {
  readonly body?: unknown;
  /** A body that is not JSON, sent as it is. */
  readonly text?: string | undefined;
  readonly headers?: Record<string, string>;
}

function call(method: string, path: string, { body, text, headers = {} }: Options = {}): Promise<Response> {
  const sent = text ?? (body === undefined ? undefined : JSON.stringify(body));
  const separator = path.includes('?') ? '&' : '?';
  return fetch(`${target.url}${path}${separator}ns=${NS}`, {
    method,
    headers,
    ...(sent === undefined ? {} : { body: sent }),
  });
}

async function json(method: string, path: string, options?: Options): Promise<unknown> {
  return (await call(method, path, options)).json();
}

describe('REST', () => {
  it('puts, gets, patches, posts and deletes', async () => {
    expect(await json('PUT', '/open.json', { body: { a: 1, b: { c: [1, 2] }, n: null } })).toEqual({
      a: 1,
      b: { c: [1, 2] },
    });
    expect(await json('PATCH', '/open.json', { body: { 'b/d': 5, a: null } })).toEqual({ 'b/d': 5, a: null });
    const { name } = (await json('POST', '/open/list.json', { body: 'x' })) as { name: string };
    expect(await json('GET', '/open.json')).toEqual({ b: { c: [1, 2], d: 5 }, list: { [name]: 'x' } });
    expect(await json('DELETE', '/open/list.json')).toBeNull();
    expect(await json('GET', '/open/list.json')).toBeNull();
    expect(await json('PUT', '/open/at.json', { body: { '.sv': 'timestamp' } })).toEqual(expect.any(Number));
  });

  it('overrides the method of a post', async () => {
    const headers = { 'x-http-method-override': 'PUT' };
    expect(await json('POST', '/open/o.json', { body: 1, headers })).toBe(1);
  });

  it('shows only keys, on request', async () => {
    await call('PUT', '/open.json', { body: { a: { b: 1 }, c: 2 } });
    expect(await json('GET', '/open.json?shallow=true')).toEqual({ a: true, c: true });
    expect(await json('GET', '/open/c.json?shallow=true&limitToFirst=1')).toBe(2);
    expect(await json('GET', '/open/none.json?shallow=true')).toBeNull();
  });

  it('prints as asked', async () => {
    await call('PUT', '/open.json', { body: { a: 1 } });
    expect(await (await call('GET', '/open.json?print=pretty')).text()).toBe('{\n  "a": 1\n}');
    const silent = await call('PUT', '/open/a.json?print=silent', { body: 2 });
    expect([silent.status, await silent.text()]).toEqual([204, '']);
  });

  it('exports priorities and sets them', async () => {
    await call('PUT', '/open.json', { body: { a: { '.value': 1, '.priority': 2 }, list: ['x'] } });
    expect(await json('GET', '/open.json?format=export')).toEqual({
      a: { '.value': 1, '.priority': 2 },
      list: { 0: 'x' },
    });
    expect(await json('GET', '/open.json')).toEqual({ a: 1, list: ['x'] });
    expect(await json('GET', '/open/a/.priority.json')).toBe(2);
    await call('PUT', '/open/a/.priority.json', { body: 'p' });
    expect(await json('GET', '/open/a.json?format=export')).toEqual({ '.value': 1, '.priority': 'p' });
  });

  it('answers queries', async () => {
    await call('PUT', '/open.json', { body: { a: { n: 3 }, b: { n: 1 }, c: { n: 2 } } });
    const keys = async (query: string) =>
      Object.keys((await json('GET', `/open.json?${query}`)) as object).sort();
    expect(await keys('orderBy="n"&limitToLast=2')).toEqual(['a', 'c']);
    expect(await keys('orderBy="n"&startAt=2')).toEqual(['a', 'c']);
    expect(await keys('orderBy="$key"&equalTo="b"')).toEqual(['b']);
    expect(await keys('orderBy="$priority"&limitToFirst=1')).toEqual(['a']);
    expect(await keys('orderBy="n"')).toEqual(['a', 'b', 'c']);
  });

  it('requires an index, and names it', async () => {
    const answer = await call('GET', '/open.json?orderBy="m"&limitToFirst=1');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      error: 'Index not defined, add ".indexOn": "m", for path "/open", to the rules',
    });
    expect((await call('GET', '/open.json?limitToFirst=1')).status).toBe(400);
  });

  it('compares and sets by ETag', async () => {
    const headers = { 'X-Firebase-ETag': 'true' };
    const empty = (await call('GET', '/open/e.json', { headers })).headers.get('etag') ?? '';
    expect(empty).toBe('null_etag');
    const put = await call('PUT', '/open/e.json', { body: 1, headers: { 'if-match': empty, ...headers } });
    const etag = put.headers.get('etag') ?? '';
    expect(put.status).toBe(200);
    const stale = await call('PUT', '/open/e.json', { body: 2, headers: { 'if-match': empty } });
    expect([stale.status, stale.headers.get('etag'), await stale.json()]).toEqual([412, etag, 1]);
    expect((await call('DELETE', '/open/e.json', { headers: { 'if-match': etag } })).status).toBe(200);
    expect((await call('PATCH', '/open.json', { body: {}, headers: { 'if-match': etag } })).status).toBe(400);
  });

  it("finds the caller's token wherever it may be", async () => {
    expect((await call('GET', '/own/alice.json')).status).toBe(401);
    expect(await json('GET', '/own/alice.json')).toEqual({ error: 'Permission denied' });
    const token = tokenOf('alice');
    expect((await call('GET', `/own/alice.json?auth=${token}`)).status).toBe(200);
    expect((await call('GET', `/own/alice.json?access_token=${token}`)).status).toBe(200);
    expect(
      (await call('PUT', '/own/alice.json', { body: 1, headers: { authorization: `Bearer ${token}` } }))
        .status,
    ).toBe(200);
    expect((await call('PUT', `/own/bob.json?auth=${token}`, { body: 1 })).status).toBe(401);
    expect((await call('GET', '/open.json?auth=rubbish')).status).toBe(401);
    expect((await call('GET', '/own/x.json?auth=owner')).status).toBe(200);
    expect((await call('GET', '/own/x.json?auth=owner&auth_variable_override={"uid":"y"}')).status).toBe(401);
  });

  it.each([
    ['PUT', '/open.json', '{', 400],
    ['PUT', '/open.json', '', 400],
    ['PUT', '/open.json', '{"a.b":1}', 400],
    ['PATCH', '/open.json', '5', 400],
    ['PUT', '/open/a%2Eb.json', '1', 400],
    ['GET', '/open/%E0%A4%A.json', undefined, 400],
    ['GET', '/open', undefined, 404],
    ['PROPFIND', '/open.json', undefined, 405],
    ['GET', '/.settings/other.json?auth=owner', undefined, 404],
    ['GET', '/.settings/rules.json', undefined, 401],
    ['PUT', '/.settings/rules.json', '{}', 401],
    ['GET', '/.inspect/databases.json', undefined, 401],
    ['POST', '/.settings/functionTriggers.json?auth=owner', '{"name":5}', 400],
  ])('%s %s of %s is %i', async (method, path, text, status) => {
    const answer = await call(method, path, { text });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ error: expect.any(String) });
  });

  it('keeps the old rules when new ones are refused', async () => {
    const text = '{"rules":{\n".read":"x"}}';
    const refused = await call('PUT', '/.settings/rules.json?auth=owner', { text });
    expect([refused.status, await refused.json()]).toEqual([400, { error: "Line 2: Unknown variable 'x'" }]);
    expect((await call('GET', '/own/alice.json')).status).toBe(401);
    const kept = await (await target.admin('GET', '/.settings/rules.json', undefined, NS)).json();
    expect(kept).toHaveProperty('rules.open');
  });

  it('names the databases that have data', async () => {
    await target.admin('PUT', '/a.json', 1, 'one');
    await target.admin('GET', '/a.json', undefined, 'only-looked-at');
    const names = await (await target.admin('GET', '/.inspect/databases.json', undefined, 'any')).json();
    expect(names).toContainEqual({ name: 'one' });
    expect(names).not.toContainEqual({ name: 'only-looked-at' });
  });

  it('takes the database from the host name when there is no parameter', async () => {
    await target.admin('PUT', '/a.json', 'by host', 'hosted');
    const answer = await fetch(`http://hosted.localhost:${target.port}/a.json`).catch(() => undefined);
    // Not every system resolves *.localhost; Chromium does.
    if (answer) expect(await answer.json()).toBe('by host');
    expect((await fetch(`${target.url}/a.json`)).status).toBe(400);
  });

  it('allows requests with credentials from other origins', async () => {
    const origin = 'http://localhost:1234';
    const preflight = await call('OPTIONS', '/open.json', {
      headers: {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization,x-own',
        'access-control-request-private-network': 'true',
      },
    });
    expect(preflight.status).toBe(204);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'authorization,x-own',
      'access-control-allow-methods': 'DELETE,GET,HEAD,PATCH,POST,PUT',
      'access-control-allow-private-network': 'true',
    });
    const refused = await call('GET', '/own/a.json', { headers: { origin } });
    expect(refused.headers.get('access-control-allow-origin')).toBe(origin);
  });
});

class Stream {
  text = '';
  private readonly abort = new AbortController();

  constructor(private readonly path: string) {}

  async open(): Promise<number> {
    const answer = await fetch(`${target.url}${this.path}`, {
      headers: { accept: 'text/event-stream' },
      signal: this.abort.signal,
    });
    void this.read(answer);
    return answer.status;
  }

  events(): [string, unknown][] {
    return [...this.text.matchAll(/event: (\S+)\ndata: (.*)\n\n/g)].map(([, name = '', data = 'null']) => [
      name,
      JSON.parse(data),
    ]);
  }

  close(): void {
    this.abort.abort();
  }

  private async read(answer: Response): Promise<void> {
    try {
      for await (const chunk of answer.body ?? []) this.text += Buffer.from(chunk).toString();
      this.text += 'event: end\ndata: null\n\n';
    } catch {
      // Aborted by the test.
    }
  }
}

describe('event streams', () => {
  it('put the data, then every change', async () => {
    await call('PUT', '/open.json', { body: { a: { '.value': 1, '.priority': 5 } } });
    const stream = new Stream(`/open.json?ns=${NS}`);
    expect(await stream.open()).toBe(200);
    await until(() => expect(stream.events()).toHaveLength(1));
    await call('PUT', '/open/b/c.json', { body: 2 });
    await call('PATCH', '/open.json', { body: { x: 1, 'y/z': 2 } });
    await call('DELETE', '/open.json');
    await until(() => expect(stream.events()).toHaveLength(4));
    stream.close();
    expect(stream.events()).toEqual([
      ['put', { path: '/', data: { a: 1 } }],
      ['put', { path: '/b/c', data: 2 }],
      ['patch', { path: '/', data: { x: 1, 'y/z': 2 } }],
      ['put', { path: '/', data: null }],
    ]);
  });

  it('follow a query', async () => {
    const stream = new Stream(`/open.json?ns=${NS}&orderBy="n"&limitToLast=1`);
    await stream.open();
    await call('PUT', '/open/a.json', { body: { n: 2 } });
    await call('PUT', '/open/b.json', { body: { n: 1 } });
    await call('PUT', '/open/c.json', { body: { n: 3 } });
    await until(() => expect(stream.events()).toHaveLength(3));
    stream.close();
    expect(stream.events().slice(1)).toEqual([
      ['put', { path: '/a', data: { n: 2 } }],
      ['patch', { path: '/', data: { c: { n: 3 }, a: null } }],
    ]);
  });

  it('are refused without permission and cancelled when the rules change', async () => {
    expect(await new Stream(`/own/a.json?ns=${NS}`).open()).toBe(401);
    const stream = new Stream(`/open.json?ns=${NS}`);
    await stream.open();
    await target.setRules(NS, {});
    await until(() => expect(stream.events().map(([name]) => name)).toEqual(['put', 'cancel', 'end']));
  });
});
