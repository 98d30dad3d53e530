import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RawClient } from '../support/raw-client';
import { BUNDLE, freePort, type Standin, type StandinOptions, startStandin } from '../support/standin';
import { until } from '../support/until';

const NS = 'durable';
let folder: string;
const running: Standin[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rtdb-durable-'));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((standin) => standin.stop('SIGKILL')));
  rmSync(folder, { recursive: true, force: true });
});

async function start(options: StandinOptions = {}): Promise<Standin> {
  const standin = await startStandin(options);
  running.push(standin);
  return standin;
}

const startDurable = () => start({ env: { DATABASE_STANDIN_DATA: folder } });

async function stored(standin: Standin, path: string): Promise<unknown> {
  return (await standin.admin('GET', `/${path}.json`, undefined, NS)).json();
}

describe('acknowledged data', () => {
  it('survives kill -9 in the middle of writing', async () => {
    for (let round = 0; round < 3; round += 1) {
      const standin = await startDurable();
      const client = await RawClient.connect(standin.port, NS, { authorization: 'Bearer owner' });
      const acknowledged: number[] = [];
      for (let n = 0; n < 5000; n += 1) {
        void client.request('p', { p: `/r${round}/k${n}`, d: n }).then(() => acknowledged.push(n));
      }
      await until(() => expect(acknowledged.length).toBeGreaterThan(200));
      await standin.stop('SIGKILL');
      const again = await startDurable();
      const kept = (await stored(again, `r${round}`)) as Record<string, number>;
      const values = new Set(Object.values(kept));
      expect(acknowledged.filter((n) => !values.has(n))).toEqual([]);
      await again.stop('SIGKILL');
    }
  });

  it('is lost after a restart without a folder', async () => {
    const standin = await start();
    await standin.admin('PUT', '/a.json', 1, NS);
    await standin.stop();
    expect(await stored(await start(), 'a')).toBeNull();
  });
});

describe('onDisconnect writes', () => {
  it('are made when the stand-in stops', async () => {
    const standin = await startDurable();
    const client = await RawClient.connect(standin.port, NS, { authorization: 'Bearer owner' });
    await client.request('o', { p: '/presence', d: 'offline' });
    expect(await standin.stop()).toBe(0);
    expect(await stored(await startDurable(), 'presence')).toBe('offline');
  });

  it('are made after the stand-in was killed, once', async () => {
    const standin = await startDurable();
    const client = await RawClient.connect(standin.port, NS, { authorization: 'Bearer owner' });
    await client.request('o', { p: '/presence', d: 'offline' });
    await standin.stop('SIGKILL');
    const again = await startDurable();
    expect(await stored(again, 'presence')).toBe('offline');
    await again.admin('PUT', '/presence.json', 'online', NS);
    await again.stop('SIGKILL');
    expect(await stored(await startDurable(), 'presence')).toBe('online');
  });
});

describe('the process', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'exits with 0 within a second after %s, with or without clients',
    async (signal) => {
      const standin = await start();
      const client = await RawClient.connect(standin.port, NS);
      const begun = Date.now();
      expect(await standin.stop(signal)).toBe(0);
      expect(Date.now() - begun).toBeLessThan(1000);
      await client.closed;
    },
  );

  it('reports a used port, and exits with 1', async () => {
    const standin = await start();
    await expect(startStandinOn(standin.port)).resolves.toEqual({
      code: 1,
      output: expect.stringContaining('address already in use'),
    });
  });

  it('reports an invalid port, and exits with 1', async () => {
    await expect(startStandinOn('many')).resolves.toEqual({
      code: 1,
      output: expect.stringContaining('--port must be a port number, not many'),
    });
  });

  it('lets no second process open its data folder', async () => {
    const standin = await startDurable();
    await expect(startStandinOn(await freePort(), { DATABASE_STANDIN_DATA: folder })).resolves.toEqual({
      code: 1,
      output: expect.stringContaining(`in use by process ${standin.process.pid}`),
    });
  });

  it('exits when the process that started it is gone', async () => {
    const port = await freePort();
    const flags = JSON.stringify([BUNDLE, '--port', String(port)]);
    const script = `require('node:child_process').spawn(process.execPath, ${flags}, { detached: true, stdio: 'ignore' });`;
    const parent = spawn(process.execPath, ['-e', `${script} setInterval(() => {}, 1000);`]);
    const isUp = () =>
      fetch(`http://127.0.0.1:${port}/`).then(
        () => true,
        () => false,
      );
    await until(async () => expect(await isUp()).toBe(true));
    parent.kill('SIGKILL');
    await until(async () => expect(await isUp()).toBe(false));
  });
});

/** Starts a second process on a port and reports how it ended. */
function startStandinOn(
  port: number | string,
  env: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [BUNDLE, '--port', String(port)], {
    env: { ...process.env, ...env },
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, output })));
}
