import type { FirestoreSettings } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Chromium, type ConformancePage, startChromium } from './support/chromium';
import { expectOutcome } from './support/expectations';
import { SCENARIOS, type ScenarioName } from './support/scenarios';
import { type SlowProxy, startSlowProxy } from './support/slow-proxy';
import { PROJECT, type Standin, startStandin } from './support/standin';

const NAMES = Object.keys(SCENARIOS) as ScenarioName[];

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

  it.each(NAMES)('runs the scenario %s', async (name) => {
    expectOutcome(name, await page.run(name, `open/chromium/${name}`));
  });

  it('keeps to the transport it was told to use', () => {
    const polls = page.requests.filter((request) => request.includes('CI=1')).length;
    const streams = page.requests.filter((request) => request.includes('CI=0')).length;
    if (firestore.experimentalForceLongPolling) expect([streams, polls > 10]).toEqual([0, true]);
    // The SDK measures the first byte and falls back; that must work, but only where the byte is late.
    else if (delayMs !== undefined) expect(polls).toBeGreaterThan(10);
    else expect([streams > 10, polls]).toEqual([true, 0]);
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
