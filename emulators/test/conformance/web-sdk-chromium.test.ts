import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FirestoreSettings } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Chromium, type ConformancePage, startChromium } from './support/chromium';
import { expectOutcome } from './support/expectations';
import { freePort } from './support/free-port';
import { SCENARIOS } from './support/scenarios';
import { type SlowProxy, startSlowProxy } from './support/slow-proxy';
import { PROJECT, type Standin, startStandin } from './support/standin';

const NAMES = Object.keys(SCENARIOS) as (keyof typeof SCENARIOS)[];

/** Each listen takes seconds behind a slow first byte; these meet every kind of channel. */
const PATIENT_NAMES = ['values', 'liveQuery', 'failingWrite', 'offline', 'denied'] as const;

interface Variant {
  readonly title: string;
  readonly firestore?: FirestoreSettings;
  readonly env?: Record<string, string>;
  /** milliseconds every back channel's first byte is held back */
  readonly delayMs?: number;
}

const VARIANTS: readonly Variant[] = [
  { title: 'as it comes' },
  { title: 'forced to poll', firestore: { experimentalForceLongPolling: true } },
  { title: 'without detection of polling', firestore: { experimentalAutoDetectLongPolling: false } },
  {
    title: 'with short-lived back channels',
    env: { FIRESTORE_STANDIN_BACK_CHANNEL_MS: '3000', FIRESTORE_STANDIN_NOOP_MS: '1000' },
  },
  { title: 'behind a slow first byte', delayMs: 2_000 },
];

let chromium: Chromium;
beforeAll(async () => {
  chromium = await startChromium();
});
afterAll(() => chromium.close());

describe.each(VARIANTS)('the web SDK in Chromium, $title', ({ firestore = {}, env, delayMs }) => {
  let standin: Standin;
  let proxy: SlowProxy | undefined;
  let page: ConformancePage;
  beforeAll(async () => {
    standin = await startStandin({ env });
    if (delayMs !== undefined) proxy = await startSlowProxy(standin.port, delayMs);
    page = await chromium.page(await chromium.context());
    await page.open({ host: 'localhost', port: proxy?.port ?? standin.port, project: PROJECT, firestore });
  });
  afterAll(async () => {
    await page.page.context().close();
    await proxy?.close();
    expect(await standin.stop()).toBe(0);
  });

  it.each(delayMs === undefined ? NAMES : PATIENT_NAMES)('runs the scenario %s', async (name) => {
    expectOutcome(name, await page.run(name, `open/chromium/${name}`));
  });

  it('keeps to the transport it was told to use', () => {
    const polls = page.requests.filter((request) => request.includes('CI=1')).length;
    const streams = page.requests.filter((request) => request.includes('CI=0')).length;
    if (firestore.experimentalForceLongPolling) expect([streams, polls > 10]).toEqual([0, true]);
    // The SDK measures the first byte and falls back; that must work, but only where the byte is late.
    else if (delayMs !== undefined) expect(polls).toBeGreaterThan(10);
    // On a busy machine a byte can be late by itself, so polls beside the streams prove nothing.
    else expect(streams).toBeGreaterThan(10);
  });

  it('terminates', async () => {
    await page.page.evaluate(() => globalThis.conformance.close());
  });
});

describe('several tabs', () => {
  const open = async (standin: Standin, page: ConformancePage, host: string) => {
    await page.open({ host, port: standin.port, project: PROJECT, firestore: {} });
    return page;
  };

  it('work side by side in one context, each on a host name of its own', async () => {
    const standin = await startStandin();
    const context = await chromium.context();
    const hosts = [1, 2, 3, 4, 5].map((n) => `fs${n}.localhost`);
    const pages = await Promise.all(
      hosts.map(async (host) => open(standin, await chromium.page(context), host)),
    );
    const outcomes = await Promise.all(pages.map((page, i) => page.run('liveQuery', `open/tabs/tab${i}`)));
    for (const outcome of outcomes) expectOutcome('liveQuery', outcome);
    await context.close();
    await standin.stop();
  });

  it('work side by side in contexts of their own on one host name', async () => {
    const standin = await startStandin();
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map(async () =>
        open(standin, await chromium.page(await chromium.context()), 'localhost'),
      ),
    );
    const outcomes = await Promise.all(pages.map((page, i) => page.run('liveQuery', `open/contexts/c${i}`)));
    for (const outcome of outcomes) expectOutcome('liveQuery', outcome);
    await Promise.all(pages.map((page) => page.page.context().close()));
    await standin.stop();
  });
});

describe('a page', () => {
  it('carries its user to every kind of request', async () => {
    const standin = await startStandin();
    const page = await chromium.page(await chromium.context());
    const user = { sub: 'ada' };
    await page.open({ host: 'localhost', port: standin.port, project: PROJECT, firestore: {}, user });
    expectOutcome('signedIn', await page.run('signedIn', ''));
    await page.page.context().close();
    await standin.stop();
  });

  it('goes on by itself after the process was killed and started again', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'standin-killed-'));
    const options = { port: await freePort(), env: { FIRESTORE_STANDIN_DATA: folder } };
    const first = await startStandin(options);
    const { page, open } = await chromium.page(await chromium.context());
    await open({ host: 'localhost', port: first.port, project: PROJECT, firestore: {} });
    const write = (n: number) =>
      page.evaluate((value) => globalThis.conformance.write('open/killed', value), n);
    const seen = () => page.evaluate(() => globalThis.conformance.seen());
    await page.evaluate(() => globalThis.conformance.watch('open/killed'));
    await write(1);
    await first.stop('SIGKILL');
    const pending = write(2);
    const second = await startStandin(options);
    await pending;
    const fields = { n: { integerValue: '3' } };
    await second.admin('PATCH', `/v1/projects/${PROJECT}/databases/(default)/documents/open/killed`, {
      fields,
    });
    await expect.poll(seen, { timeout: 30_000 }).toBe(3);
    await page.context().close();
    await second.stop();
    await rm(folder, { recursive: true });
  });
});
