import { deleteApp, initializeApp } from 'firebase/app';
import * as sdk from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Chromium, startChromium } from '../support/chromium';
import { RIGHTS_SCENARIOS } from '../support/rights-scenarios';
import { behindTheScenes } from '../support/scenario';
import { type Standin, startStandin } from '../support/standin';

const PROJECT = 'demo-rights';
const USER = { sub: 'ada' };
const NAMES = Object.keys(RIGHTS_SCENARIOS) as (keyof typeof RIGHTS_SCENARIOS)[];
const EXPECTED = {
  deactivated: {
    before: ['open', 'open'],
    after: ['permission-denied with w1', 'permission-denied with w1'],
    isSoon: true,
    again: 'permission-denied',
    size: 2,
  },
  otherRules: { ended: ['permission-denied', 'permission-denied'], lobby: 'open' },
};

let standin: Standin;
let chromium: Chromium;
beforeAll(async () => {
  sdk.setLogLevel('silent');
  [standin, chromium] = await Promise.all([startStandin(), startChromium()]);
});
beforeEach(() => standin.admin('DELETE', `/emulator/v1/projects/${PROJECT}/databases/(default)/documents`));
afterAll(async () => {
  await chromium.close();
  await standin.stop();
});

describe('an open listener', () => {
  it.each(NAMES)('ends when the right to it ends, over gRPC: %s', async (name) => {
    const app = initializeApp({ projectId: PROJECT, apiKey: 'fake' }, name);
    const db = sdk.getFirestore(app);
    sdk.connectFirestoreEmulator(db, '127.0.0.1', standin.port, { mockUserToken: USER });
    const behind = behindTheScenes(standin.url, PROJECT);
    expect(await RIGHTS_SCENARIOS[name]({ sdk, db, room: '', behind })).toEqual(EXPECTED[name]);
    await deleteApp(app);
  });

  const transports = [{}, { experimentalForceLongPolling: true }];
  const cases = NAMES.flatMap((name) => transports.map((firestore) => ({ name, firestore })));
  it.each(cases)(
    'ends when the right to it ends, over WebChannel: $name $firestore',
    async ({ name, firestore }) => {
      const page = await chromium.page(await chromium.context());
      await page.open({ host: 'localhost', port: standin.port, project: PROJECT, firestore, user: USER });
      expect(await page.run(name, '')).toEqual(EXPECTED[name]);
      await page.page.context().close();
    },
  );
});
