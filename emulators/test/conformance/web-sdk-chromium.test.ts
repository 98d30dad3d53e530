import type { FirestoreSettings } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Chromium, type ConformancePage, startChromium } from './support/chromium';
import { expectOutcome } from './support/expectations';
import { SCENARIOS } from './support/scenarios';
import { type SlowProxy, startSlowProxy } from './support/slow-proxy';
import { PROJECT } from './support/standin';
import { openTarget, type Target } from './support/target';
import { USER_CHANGE_OUTCOME } from './support/user-change';

const NAMES = Object.keys(SCENARIOS) as (keyof typeof SCENARIOS)[];

/** With a slow first byte each listen takes seconds; these scenarios use every kind of channel. */
const PATIENT_NAMES = ['values', 'liveQuery', 'failingWrite', 'offline', 'denied'] as const;

interface Variant {
  readonly title: string;
  readonly firestore?: FirestoreSettings;
  /** delay of every back channel's first byte, in milliseconds */
  readonly delayMs?: number;
}

const VARIANTS: readonly Variant[] = [
  { title: 'as it comes' },
  { title: 'forced to poll', firestore: { experimentalForceLongPolling: true } },
  { title: 'without detection of polling', firestore: { experimentalAutoDetectLongPolling: false } },
  { title: 'behind a slow first byte', delayMs: 2_000 },
];

let chromium: Chromium;
beforeAll(async () => {
  chromium = await startChromium();
});
afterAll(() => chromium.close());

describe.each(VARIANTS)('the web SDK in Chromium, $title', ({ firestore = {}, delayMs }) => {
  let target: Target;
  let proxy: SlowProxy | undefined;
  let page: ConformancePage;
  beforeAll(async () => {
    target = await openTarget();
    if (delayMs !== undefined) proxy = await startSlowProxy(target.port, delayMs);
    page = await chromium.page(await chromium.context());
    await page.open({ host: 'localhost', port: proxy?.port ?? target.port, project: PROJECT, firestore });
  });
  afterAll(async () => {
    await page.page.context().close();
    await proxy?.close();
    await target.release();
  });

  it.each(delayMs === undefined ? NAMES : PATIENT_NAMES)('runs the scenario %s', async (name) => {
    expectOutcome(name, await page.run(name, `open/chromium/${name}`));
  });

  it('uses only the configured transport', () => {
    const polls = page.requests.filter((request) => request.includes('CI=1')).length;
    const streams = page.requests.filter((request) => request.includes('CI=0')).length;
    if (firestore.experimentalForceLongPolling) expect([streams, polls > 10]).toEqual([0, true]);
    // The SDK measures the first byte and falls back; that must work, but only where the byte is late.
    else if (delayMs !== undefined) expect(polls).toBeGreaterThan(10);
    // On a busy machine a byte can be late by itself, so polls beside the streams prove nothing.
    else expect(streams).toBeGreaterThan(2);
  });

  it('terminates', async () => {
    await page.page.evaluate(() => globalThis.conformance.close());
  });
});

describe('several tabs', () => {
  const open = async (target: Target, page: ConformancePage, host: string) => {
    await page.open({ host, port: target.port, project: PROJECT, firestore: {} });
    return page;
  };

  it('work side by side in one context, each on a host name of its own', async () => {
    const target = await openTarget();
    const context = await chromium.context();
    const hosts = [1, 2, 3, 4, 5].map((n) => `fs${n}.localhost`);
    const pages = await Promise.all(
      hosts.map(async (host) => open(target, await chromium.page(context), host)),
    );
    const outcomes = await Promise.all(pages.map((page, i) => page.run('liveQuery', `open/tabs/tab${i}`)));
    for (const outcome of outcomes) expectOutcome('liveQuery', outcome);
    await context.close();
    await target.release();
  });

  it('work side by side in separate contexts on one host name', async () => {
    const target = await openTarget();
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map(async () =>
        open(target, await chromium.page(await chromium.context()), 'localhost'),
      ),
    );
    const outcomes = await Promise.all(pages.map((page, i) => page.run('liveQuery', `open/contexts/c${i}`)));
    for (const outcome of outcomes) expectOutcome('liveQuery', outcome);
    await Promise.all(pages.map((page) => page.page.context().close()));
    await target.release();
  });
});

describe('a page', () => {
  it('sends its user with every kind of request', async () => {
    const target = await openTarget();
    const page = await chromium.page(await chromium.context());
    const user = { sub: 'ada' };
    await page.open({ host: 'localhost', port: target.port, project: PROJECT, firestore: {}, user });
    expectOutcome('signedIn', await page.run('signedIn', ''));
    await page.page.context().close();
    await target.release();
  });

  it.each([{}, { experimentalForceLongPolling: true }])(
    'continues with a new token, and with the rights of another user, %j',
    async (firestore) => {
      const target = await openTarget();
      const page = await chromium.page(await chromium.context());
      const place = { host: 'localhost', port: target.port, project: PROJECT };
      await page.open({ ...place, firestore, changesUser: true });
      const outcome = await page.page.evaluate(() => globalThis.conformance.userChange());
      expect(outcome).toEqual(USER_CHANGE_OUTCOME);
      await page.page.context().close();
      await target.release();
    },
  );
});
