import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase/app';
import * as sdk from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Chromium, startChromium } from '../support/chromium';
import { EXPECTED, expectOutcome } from '../support/expectations';
import { freePort } from '../support/free-port';
import { behindTheScenes } from '../support/scenario';
import { FAULT_SCENARIOS, SCENARIOS } from '../support/scenarios';
import { PROJECT, startStandin } from '../support/standin';

let chromium: Chromium;
beforeAll(async () => {
  sdk.setLogLevel('silent');
  chromium = await startChromium();
});
afterAll(() => chromium.close());

/** A browser's streaming answer normally lasts a minute. */
const SHORT_LIVED = { FIRESTORE_STANDIN_BACK_CHANNEL_MS: '3000', FIRESTORE_STANDIN_NOOP_MS: '1000' };

describe('a server that forgets its sessions', () => {
  it('does not break the web SDK in Node', async () => {
    const standin = await startStandin();
    const app = initializeApp({ projectId: PROJECT, apiKey: 'fake' }, 'lost');
    const db = sdk.getFirestore(app);
    sdk.connectFirestoreEmulator(db, '127.0.0.1', standin.port);
    const behind = behindTheScenes(standin.url, PROJECT);
    const outcome = await FAULT_SCENARIOS.lostSessions({ sdk, db, room: 'open/node/lost', behind });
    expectOutcome('lostSessions', outcome);
    await deleteApp(app);
    await standin.stop();
  });

  it.each([{}, { experimentalForceLongPolling: true }])(
    'does not break it in Chromium, %j',
    async (firestore) => {
      const standin = await startStandin();
      const page = await chromium.page(await chromium.context());
      await page.open({ host: 'localhost', port: standin.port, project: PROJECT, firestore });
      expectOutcome('lostSessions', await page.run('lostSessions', 'open/chromium/lost'));
      await page.page.context().close();
      await standin.stop();
    },
  );
});

describe('back channels that last three seconds', () => {
  it('serve every scenario', async () => {
    const standin = await startStandin({ env: SHORT_LIVED });
    const page = await chromium.page(await chromium.context());
    await page.open({ host: 'localhost', port: standin.port, project: PROJECT, firestore: {} });
    const outcomes: Record<string, unknown> = {};
    const names = Object.keys(SCENARIOS) as (keyof typeof SCENARIOS)[];
    for (const name of names) outcomes[name] = await page.run(name, `open/short/${name}`);
    const { signedIn: _, ...expected } = EXPECTED;
    const lostSessions = await page.run('lostSessions', 'open/short/lost');
    expect({ ...outcomes, lostSessions }).toEqual(expected);
    await page.page.context().close();
    expect(await standin.stop()).toBe(0);
  });
});

describe('a page', () => {
  it('recovers by itself after the process was killed and restarted', async () => {
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
